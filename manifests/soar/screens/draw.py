#!/usr/bin/env python3
"""Draws the captures of the sample app from the SVG screens beside this file.

    draw.py                 every screen in every locale, and ../captures.json
    draw.py today de-DE     only the screens and locales whose names are given, without the manifest
    draw.py --check         measures every text that has a data-fit; draws nothing

A screen is an SVG in a device class's folder. Beyond SVG it may hold

    <part name="task" x="" y="" …/>   parts/task.svg, moved to x, y; its [names] take the attributes' values
    <icon name="plan" x="" y="" size="" class=""/>   a symbol of icons.svg, 24 units wide
    {{key}}                           a text of strings/<locale>.json
    data-upright="200"                a group that keeps its direction when the screen is mirrored around x = 200
    data-fit="180"                    on a text: the width that it must not exceed

Right-to-left locales mirror the whole screen; texts and upright icons are turned back in place. Needs rsvg-convert,
optipng and libdeflate-gzip, and the fonts Inter and Noto (Sans Arabic, Sans CJK).
"""

import copy
import hashlib
import json
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent
SVG = "http://www.w3.org/2000/svg"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ALL = ["en-US", "de-DE", "es-ES", "ja", "ar-SA", "zh-Hans"]

# Device class: its name in the manifest, size in pixels, pixels in a point, locales.
DEVICES = {
    "iphone": ("iPhone, 6.3-inch", 1206, 2622, 3, ALL),
    "ipad": ("iPad, 13-inch", 2064, 2752, 2, ["en-US"]),
    "android": ("Android phone", 1080, 2400, 3, ALL),
    "web": ("Browser, 1440 px", 1440, 1000, 1, ["en-US"]),
    "web-mobile": ("Browser, 390 px", 390, 844, 1, ["en-US"]),
}

# Script: text and display families, and the real weight that stands for each of 300, 400, 500, 600, 700.
LATIN = ("Inter", "'Inter Display'", (300, 400, 500, 600, 700))
TWO_WEIGHTS = (400, 400, 400, 700, 700)
SCRIPTS = {
    "ja": ("Inter, 'Noto Sans CJK JP'", "'Inter Display', 'Noto Sans CJK JP'", TWO_WEIGHTS),
    "zh": ("Inter, 'Noto Sans CJK SC'", "'Inter Display', 'Noto Sans CJK SC'", TWO_WEIGHTS),
    "ar": ("'Noto Sans Arabic', Inter", "'Noto Sans Arabic', 'Inter Display'", TWO_WEIGHTS),
}
RIGHT_TO_LEFT = {"ar"}


class SourceError(Exception):
    """A screen, part, icon or string that isn't there."""


def tag(name):
    return f"{{{SVG}}}{name}"


def read(path):
    try:
        return ET.parse(path).getroot()
    except (OSError, ET.ParseError) as error:
        raise SourceError(f"{path.relative_to(HERE)}: {error}") from error


def filled(text, params, strings, where):
    """The text with its part's [names] and then its {{keys}} replaced."""
    if not text:
        return text

    def value(table, kind):
        def of(match):
            if match[1] not in table:
                raise SourceError(f"{where}: no {kind} '{match[1]}'")
            return str(table[match[1]])

        return of

    text = re.sub(r"\[([a-z0-9]+)\]", value(params, "attribute"), text)
    return re.sub(r"\{\{([\w.-]+)\}\}", value(strings, "string"), text)


def expanded(element, params, strings, where):
    """The element with its parts put in and its texts filled."""
    attributes = {name: filled(text, params, strings, where) for name, text in element.attrib.items()}
    if element.tag == tag("part"):
        name = attributes.pop("name")
        group = ET.Element(tag("g"), {"transform": f"translate({attributes.pop('x', 0)} {attributes.pop('y', 0)})"})
        for child in read(HERE / "parts" / f"{name}.svg"):
            group.append(expanded(child, attributes, strings, f"parts/{name}.svg in {where}"))
        return group
    result = ET.Element(element.tag, attributes)
    result.text = filled(element.text, params, strings, where)
    result.tail = filled(element.tail, params, strings, where)
    result.extend(expanded(child, params, strings, where) for child in element)
    return result


def turn_back(element, around):
    """Keeps the direction of the element in a mirrored screen."""
    element.set("transform", f"translate({2 * around:g} 0) scale(-1 1) {element.get('transform', '')}".strip())


def placed_icon(element, mirrored, icons, where):
    """The group that draws an <icon>."""
    name = element.get("name")
    if name not in icons:
        raise SourceError(f"{where}: no icon '{name}'")
    scale = float(element.get("size", "24")) / 24
    group = ET.Element(
        tag("g"),
        {
            "class": f"icon {element.get('class', '')}".strip(),
            "transform": f"translate({element.get('x', '0')} {element.get('y', '0')}) scale({scale:g})",
        },
    )
    group.extend(copy.deepcopy(child) for child in icons[name])
    if mirrored and icons[name].get("upright"):
        inner = ET.Element(tag("g"), {"transform": "translate(24 0) scale(-1 1)"})
        inner.extend(list(group))
        for child in list(group):
            group.remove(child)
        group.append(inner)
    return group


def finished(element, locale, mirrored, icons, where):
    """Sets language and direction on every text, draws the icons and turns back what a mirrored screen must not turn."""
    for index, child in enumerate(list(element)):
        if child.tag == tag("icon"):
            element[index] = placed_icon(child, mirrored, icons, where)
            continue
        finished(child, locale, mirrored, icons, where)
        if child.tag == tag("text"):
            child.set(XML_LANG, locale)
            child.set("direction", "rtl" if mirrored else "ltr")
            if mirrored:
                turn_back(child, float(child.get("x", "0")))
        upright = child.attrib.pop("data-upright", None)
        if upright and mirrored:
            turn_back(child, float(upright))


def stylesheet(language):
    text, display, weights = SCRIPTS.get(language, LATIN)
    css = (HERE / "style.css").read_text(encoding="utf-8").replace("$TEXT", text).replace("$DISPLAY", display)
    css += "".join(f".w{name} {{ font-weight: {weight}; }}\n" for name, weight in zip("34567", weights))
    if language not in SCRIPTS:
        css += ".t68 { letter-spacing: -2px; }\n.t40, .t34 { letter-spacing: -0.5px; }\n.t28, .t26 { letter-spacing: -0.3px; }\n"
        css += ".t24, .t22 { letter-spacing: -0.2px; }\n.t20, .t18, .t17 { letter-spacing: -0.2px; }\n"
    return css


def document(device, screen, locale, icons):
    """The finished SVG of a screen, as text."""
    _, width, height, scale, _ = DEVICES[device]
    language = locale.split("-")[0]
    mirrored = language in RIGHT_TO_LEFT
    where = f"{device}/{screen}.svg in {locale}"
    try:
        strings = json.loads((HERE / "strings" / f"{locale}.json").read_text(encoding="utf-8"))
    except (OSError, json.JSONDecodeError) as error:
        raise SourceError(f"strings/{locale}.json: {error}") from error
    root = expanded(read(HERE / device / f"{screen}.svg"), {}, strings, where)
    finished(root, locale, mirrored, icons, where)
    root.attrib.update(width=str(width), height=str(height), viewBox=f"0 0 {width / scale:g} {height / scale:g}")
    if mirrored:
        flip = ET.Element(tag("g"), {"transform": f"translate({width / scale:g} 0) scale(-1 1)"})
        flip.extend(list(root))
        for child in list(root):
            root.remove(child)
        root.append(flip)
    style = ET.Element(tag("style"))
    style.text = stylesheet(language)
    root.insert(0, style)
    return ET.tostring(root, encoding="unicode")


def nearest_tones():
    """For each channel value, the nearest one that a colour of the stylesheet has."""
    colours = re.findall(r"#([0-9a-f]{6})", (HERE / "style.css").read_text(encoding="utf-8"))
    tones = {0, 255} | {channel for colour in colours for channel in bytes.fromhex(colour)}
    return bytes(min(sorted(tones), key=lambda tone: abs(tone - value)) for value in range(256))


TONES = nearest_tones()


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def packed(path):
    """The picture without filters and packed as far as deflate goes, which suits flat colour.

    The blended pixels at edges are rounded to tones that the palette has anyway (a few steps of 255 at most), which
    saves a fifth of the bytes and can't be seen. The palette's own colours stay exact.
    """
    subprocess.run(["optipng", "-quiet", "-force", "-nx", "-f0", "-zc1", "-zm8", "-zs0", path], check=True)
    picture = path.read_bytes()
    header, rows, at = b"", b"", 8
    while at < len(picture):
        length, name = struct.unpack(">I4s", picture[at : at + 8])
        content = picture[at + 8 : at + 8 + length]
        header = content if name == b"IHDR" else header
        rows += content if name == b"IDAT" else b""
        at += length + 12
    rows = zlib.decompress(rows).translate(TONES)
    gzip = subprocess.run(["libdeflate-gzip", "-12", "-c"], input=rows, check=True, capture_output=True).stdout
    # A gzip member is a head of 10 bytes, the deflate stream and 8 bytes of sums; a PNG wants the zlib wrapping.
    stream = b"\x78\xda" + gzip[10:-8] + struct.pack(">I", zlib.adler32(rows))
    # sRGB, perceptual: what the colours of the screens are.
    return picture[:8] + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0") + chunk(b"IDAT", stream) + chunk(b"IEND", b"")


def capture(device, screen, locale, icons):
    """Draws one capture and returns its entry in the manifest."""
    name, width, height, _, _ = DEVICES[device]
    text = document(device, screen, locale, icons)
    path = OUT / "captures" / device / f"{screen}.{locale}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["rsvg-convert", "-o", path], input=text.encode(), check=True)
    picture = packed(path)
    if struct.unpack(">IIBB", picture[16:26]) != (width, height, 8, 2):
        raise SourceError(f"{path.name} isn't an opaque RGB picture of {width} by {height} px: something is see-through")
    path.write_bytes(picture)
    entry = {
        "captureId": f"{device}-{screen}",
        "path": path.relative_to(OUT).as_posix(),
        "sha256": hashlib.sha256(picture).hexdigest(),
        "width": width,
        "height": height,
        "device": name,
        "sourceFingerprint": "sha256:" + hashlib.sha256(text.encode()).hexdigest(),
    }
    return entry if locale == "en-US" else entry | {"locale": locale}


def texts_too_wide(device, screen, locale, icons):
    """What exceeds its data-fit, as sentences."""
    root = ET.fromstring(document(device, screen, locale, icons))
    scale = DEVICES[device][3]
    for element in root.iter(tag("text")):
        if "data-fit" not in element.attrib:
            continue
        element.set("id", "measured")
        source = ET.tostring(root, encoding="utf-8")
        del element.attrib["id"]
        picture = subprocess.run(
            ["rsvg-convert", "--export-id", "measured"], input=source, check=True, capture_output=True
        ).stdout
        width = struct.unpack(">I", picture[16:20])[0] / scale
        if width > float(element.get("data-fit")) + 1:
            yield f"{device}/{screen} {locale}: '{''.join(element.itertext())}' is {width:.0f} wide, not {element.get('data-fit')}"


def main(arguments):
    ET.register_namespace("", SVG)
    icons = {symbol.get("id"): symbol for symbol in read(HERE / "icons.svg")}
    check = "--check" in arguments
    wanted = [argument for argument in arguments if argument != "--check"]
    jobs = [
        (device, path.stem, locale)
        for device, (_, _, _, _, locales) in DEVICES.items()
        for path in sorted((HERE / device).glob("*.svg"))
        for locale in locales
        if all(word in (device, path.stem, locale, f"{device}-{path.stem}") for word in wanted)
    ]
    with ThreadPoolExecutor(2) as pool:
        if check:
            found = [line for lines in pool.map(lambda job: list(texts_too_wide(*job, icons)), jobs) for line in lines]
            print("\n".join(found) or "every text fits")
            return 1 if found else 0
        entries = list(pool.map(lambda job: capture(*job, icons), jobs))
    if not wanted:
        manifest = {"kind": "capture-manifest", "captures": entries}
        (OUT / "captures.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    size = sum((OUT / entry["path"]).stat().st_size for entry in entries)
    print(f"{len(entries)} captures, {size:,} bytes")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SourceError as error:
        sys.exit(f"draw.py: {error}")
