#!/bin/sh
# Installs the public suites that the readers and the schemas are held to, below .build/conformance.
# Both are carried whole by source distributions: JSON-Schema-Test-Suite by jsonschema's, JSONTestSuite
# (the corpus of "Parsing JSON is a minefield") by pyjson5's.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
target="$root/.build/conformance"
download="$target/download"
mkdir -p "$download"

# install NAME VERSION FOLDER_IN_THE_DISTRIBUTION FOLDER_HERE
install() {
  if [ -d "$target/$4" ]; then return; fi
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary "$1" \
    --dest "$download" "$1==$2"
  archive=$(ls "$download"/*"$2".tar.gz | grep -i "/$1-" | head -n 1)
  tar -xzf "$archive" -C "$download"
  mv "$(echo "$archive" | sed 's/\.tar\.gz$//')/$3" "$target/$4"
}

install jsonschema 4.26.0 json json-schema
install pyjson5 2.0.1 third-party/JSONTestSuite/test_parsing json-parsing
rm -rf "$download"
