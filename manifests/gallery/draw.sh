#!/bin/sh
# Builds the gallery and the sample project, and draws the sheets of the documentation and the README's picture.
# Needs ImageMagick (montage, convert) and optipng.
#
#   draw.sh [VITRINE]    the executable; if it is not given, the one on the path
set -eu
vitrine=${1:-vitrine}
here=$(cd "$(dirname "$0")" && pwd)
sheets=$here/../../Sources/vitrine/Vitrine.docc/Resources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$vitrine" build "$here" --out "$work/out" --quiet

# sheet NAME SIZE PICTURE…: the pictures in all locales, the first five in one row, the others in the next.
sheet() {
  name=$1 size=$2
  shift 2
  pictures=""
  for row in "en-US de-DE ar-SA he hi" "th ja ko zh-Hans zh-Hant"; do
    for picture in "$@"; do
      for locale in $row; do
        pictures="$pictures $(ls "$work/out/pictures/$locale/"[0-9]*_"$picture".png)"
      done
    done
  done
  montage $pictures -tile 5x -geometry "$size+6+6" -background white "$work/sheet.png"
  packed "$work/sheet.png" "$sheets/$name.png" 128
}

# packed FROM TO COLOURS
packed() {
  convert "$1" -strip +dither -colors "$3" -depth 8 "PNG8:$2"
  optipng -quiet -o5 "$2"
}

# The scene of a panorama, its three pictures put together again; from the right where the locale runs from there.
for folder in "$work/out/pictures/"*; do
  case ${folder##*/} in
    ar* | he) order="3 2 1" ;;
    *) order="1 2 3" ;;
  esac
  pages=""
  for page in $order; do pages="$pages $(ls "$folder/"*_panorama-"$page"-phone.png)"; done
  convert $pages +append "$folder/00_panorama.png"
done

for shot in hero runoff caption-below two-devices tilted zoom highlight; do
  sheet "$shot" 200x "$shot-phone"
done
sheet panorama 300x panorama
sheet tablet 200x tablet-tablet tablet-runoff-tablet
sheet landscape 240x tablet-landscape-tablet-landscape landscape-phone-phone-landscape
sheet screens 240x laptop-desktop browser-screen tv-screen
sheet graphics 240x150 feature-graphic-feature-graphic square-square watch-watch

# The sample's five shots in English, and each of them in another locale.
"$vitrine" build "$here/../soar" --out "$work/soar" --quiet
shots=$work/soar/fastlane/screenshots
montage "$shots"/en-US/0[1-5]_*.png "$shots"/ja/01_*.png "$shots"/ar-SA/02_*.png "$shots"/de-DE/03_*.png \
  "$shots"/zh-Hans/04_*.png "$shots"/es-ES/05_*.png \
  -tile 5x -geometry 300x+10+10 -background white "$work/showcase.png"
packed "$work/showcase.png" "$here/../soar/showcase.png" 256
ls -l "$sheets" "$here/../soar/showcase.png"
