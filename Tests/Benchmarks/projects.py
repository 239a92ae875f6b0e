"""Writes the projects that are measured: captures of the sample app, its words, and a page of the kind that
shops show: a gradient, a drawn device with a clipped capture and a shadow, a headline and a line below it.
"""
import hashlib
import json
import pathlib
import shutil
import struct
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "manifests/soar"
SHOTS = ["today", "plan", "focus", "insights", "detail"]
# Forty locales of the App Store; those that the sample app has words and captures for come first.
SPOKEN = ["en-US", "de-DE", "es-ES", "ja", "ar-SA", "zh-Hans"]
LOCALES = SPOKEN + """
    fr-FR it ca cs da el en-AU en-CA en-GB es-MX fi fr-CA he hi hr hu id ko ms nl-NL no pl pt-BR pt-PT ro ru sk
    sv th tr uk vi zh-Hant sl-SI""".split()
KIN = {tag.split("-")[0]: tag for tag in SPOKEN} | {
    "fr": "es-ES", "it": "es-ES", "pt": "es-ES", "ca": "es-ES", "ro": "es-ES", "nl": "de-DE", "da": "de-DE",
    "sv": "de-DE", "no": "de-DE", "he": "ar-SA", "ko": "ja"}


def kin(tag):
    """The locale of the sample app whose words and captures stand in for those of another."""
    return KIN.get(tag.split("-")[0], "en-US")


def words(text, tag):
    """Words that no other locale has: a project whose words are not translated gets warnings."""
    return text if tag in SPOKEN else f"{text} ({tag.split('-')[0]})"


def marked(png, text):
    """The same picture in another file."""
    body = b"tEXtComment\0" + text.encode()
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:33] + chunk + png[33:]


class Project:
    """A project on disk."""

    def __init__(self, folder, shots=5, locales=40, own_captures=False, store=True):
        self.folder = pathlib.Path(folder)
        self.out = self.folder / "out"
        self.locales = LOCALES[:locales]
        self.shots = [SHOTS[n % 5] + (f"-{n // 5}" if n >= 5 else "") for n in range(shots)]
        self.pictures = shots * locales
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder / "captures").mkdir(parents=True)
        self.captures = []
        for shot in self.shots:
            for tag in self.locales if own_captures else [None]:
                self.add_capture(shot, tag)
        self.write_captures()
        self.write_copy()
        self.write_project(store)

    def add_capture(self, shot, tag):
        source = SAMPLE / "captures/iphone" / f"{shot.split('-')[0]}.{kin(tag or 'en-US')}.png"
        png = marked(source.read_bytes(), tag) if tag else source.read_bytes()
        path = f"captures/{shot}.{tag or 'all'}.png"
        (self.folder / path).write_bytes(png)
        width, height = struct.unpack(">II", png[16:24])
        capture = {
            "captureId": shot, "path": path, "sha256": hashlib.sha256(png).hexdigest(), "width": width,
            "height": height, "device": "iPhone, 6.3-inch", "sourceFingerprint": None}
        self.captures.append(capture | ({"locale": tag} if tag else {}))

    def write_captures(self):
        self.write("captures.json", {"kind": "capture-manifest", "captures": self.captures})

    def write_copy(self, **headlines):
        source = json.loads((SAMPLE / "copy.json").read_text(encoding="utf-8"))["locales"]
        locales = {}
        for tag in self.locales:
            own = source[kin(tag)]
            locales[tag] = {
                "headlines": {s: words(own["headlines"][s.split("-")[0]], tag) for s in self.shots},
                "texts": {s: {k: words(v, tag) for k, v in own["texts"][s.split("-")[0]].items()}
                          for s in self.shots}}
        locales["en-US"]["headlines"] |= headlines
        self.write("copy.json", {"kind": "screenshot-copy", "locales": locales})

    def write_project(self, store):
        wells = "" if store else "wells: wells.json\n"
        lines = [
            "apiVersion: vitrine.project/v1", "name: Bench", "captures: [captures.json]", "copy: copy.json",
            f"{wells}locales: [{', '.join(json.dumps(tag) for tag in self.locales)}]",
            'theme: { background: "#f1f4f3", ink: "#12211f", accent: "#0f6b6d", fontFamily: Inter }', "shots:"]
        for shot in self.shots:
            well = "iphone-6.9" if store else "large"
            lines += [f"  - id: {shot}", "    template: hero", f"    captures: [{shot}]", f"    wells: [{well}]"]
        lines.append("output: { directory: out, layouts: [deliver] }")
        (self.folder / "vitrine.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
        if not store:
            # A store takes ten pictures in a set; a size of no store takes any number.
            self.write("wells.json", {
                "schemaVersion": 1, "kind": "device-wells", "partial": False, "citedMinimumNativeWidths": [],
                "wells": [{"id": "large", "device": "Phone", "width": 1320, "height": 2868, "storeWell": None,
                           "source": "the size of an iPhone of 6.9 inches"}]})

    def write(self, name, value):
        text = json.dumps(value, ensure_ascii=False, indent=1)
        (self.folder / name).write_text(text + "\n", encoding="utf-8")

    def change_headline(self, text):
        """Gives one shot another headline in one locale."""
        self.write_copy(**{self.shots[0]: text})

    def change_capture(self, text):
        """Puts another file in the place of the first capture."""
        capture = self.captures[0]
        png = marked((self.folder / capture["path"]).read_bytes(), text)
        (self.folder / capture["path"]).write_bytes(png)
        capture["sha256"] = hashlib.sha256(png).hexdigest()
        self.write_captures()

    def pages(self):
        return sorted((self.out / "svg").rglob("*.svg"))

    def png(self):
        return sorted(path for path in self.out.rglob("*.png"))
