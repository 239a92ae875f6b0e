#!/bin/sh
# Draws the gallery's own captures, which hold no words, and captures.json. Needs rsvg-convert and optipng.
set -eu
cd "$(dirname "$0")"
entries=""
for source in *.svg; do
  id=${source%.svg}
  picture=../captures/$id.png
  rsvg-convert "$source" -o "$picture"
  optipng -quiet -o5 -strip all "$picture"
  set -- $(sed -n '1s/.* width="\([0-9]*\)" height="\([0-9]*\)".*/\1 \2/p' "$source")
  sum=$(sha256sum "$picture" | cut -d ' ' -f 1)
  case $id in watch-*) device="Watch, 49 mm" ;; *) device="iPhone, 6.3-inch" ;; esac
  entries="$entries${entries:+,}
    {
      \"captureId\": \"$id\",
      \"path\": \"captures/$id.png\",
      \"sha256\": \"$sum\",
      \"width\": $1,
      \"height\": $2,
      \"device\": \"$device\"
    }"
done
printf '{\n  "kind": "capture-manifest",\n  "captures": [%s\n  ]\n}\n' "$entries" > ../captures.json
