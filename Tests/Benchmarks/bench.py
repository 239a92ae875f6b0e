#!/usr/bin/env python3
"""Measures vitrine against rsvg-convert and against itself, and writes the table of the docs.

    bench.py --tool .build/release/vitrine [--runs 3] [--most 10000] [--record FILE.md]

The cases, each of 1320×2868 px:

    (a) localized       5 shots × 40 locales, whose captures are shared
    (b) all different   5 shots × 8 locales with a capture each
    (c) nothing changed, (d) one headline changed, (e) one capture changed: after (a)

Every way to the same pictures has its turn, as often as --runs says; times are wall-clock medians. librsvg
opens no file outside of the page's folder, so rsvg-convert gets copies of the pages that `build` composed, with
the captures beside them; nothing else in them is changed. Needed are Python, rsvg-convert and libdeflate;
ImageMagick is measured where it is installed.
"""
import argparse
import ctypes
import ctypes.util
import datetime
import multiprocessing
import os
import pathlib
import platform
import re
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib

from projects import ROOT, Project


def main():
    options = arguments()
    bench = Bench(options)
    try:
        bench.run()
        text = Page(bench).text()
    finally:
        shutil.rmtree(bench.scratch, ignore_errors=True)
    print(text)
    if options.record:
        options.record.write_text(text, encoding="utf-8")


def arguments():
    parser = argparse.ArgumentParser(description="Measures vitrine against rsvg-convert and itself.")
    parser.add_argument("--tool", type=pathlib.Path, default=ROOT / ".build/release/vitrine")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most", type=int, default=10_000, help="the most pictures of a project")
    parser.add_argument("--record", type=pathlib.Path)
    return parser.parse_args()


class Result:
    """How long a command took, how long its processes were busy, and the memory of the largest."""

    def __init__(self, command, folder, allowed=(0,)):
        started = time.monotonic()
        process = subprocess.Popen(
            [str(word) for word in command], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.monotonic() - started
        self.busy = usage.ru_utime + usage.ru_stime
        # Linux counts kibibytes, macOS bytes.
        self.peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in allowed:
            sys.exit(f"{' '.join(map(str, command))[:200]} ended with {process.returncode}: {errors.decode()[:500]}")


class Series:
    """The results of one way, of all runs."""

    def __init__(self, results):
        self.seconds = statistics.median(r.seconds for r in results)
        self.least = min(r.seconds for r in results)
        self.most = max(r.seconds for r in results)
        self.peak = max(r.peak for r in results)


class Bench:
    def __init__(self, options):
        self.runs = options.runs
        self.most = options.most
        self.tool = options.tool.resolve()
        self.cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        self.scratch = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-bench-"))
        # What else the machine was busy with is a part of every number.
        self.load = os.getloadavg()[0]
        os.environ["VITRINE_CACHE"] = str(self.scratch / "cache")
        os.environ["VITRINE_SHARE"] = str(ROOT)
        self.results = {}
        self.sizes = {}

    def run(self):
        a = Project(self.scratch / "a")
        b = Project(self.scratch / "b", locales=8, own_captures=True)
        self.build(a, cold=True)
        self.build(b, cold=True)
        ways = {
            "a": lambda: self.build(a, cold=True),
            "b": lambda: self.build(b, cold=True),
            "a alone": lambda: self.rsvg(self.copies(a), 1),
            "a parallel": lambda: self.rsvg(self.copies(a), self.cores),
            "b alone": lambda: self.rsvg(self.copies(b), 1),
            "b parallel": lambda: self.rsvg(self.copies(b), self.cores),
            "a one job": lambda: self.build(a, cold=True, jobs=1),
            "c": lambda: self.build(a),
            "d": lambda: self.after(a, a.change_headline, f"Calm {time.monotonic_ns() % 97}"),
            "e": lambda: self.after(a, a.change_capture, str(time.monotonic_ns())),
            "check": lambda: Result([self.tool, "check", a.out / "fastlane/screenshots", "--quiet"], a.folder),
            "sha256sum": lambda: Result(["sha256sum", *a.png()], a.folder),
            "version": lambda: Result([self.tool, "--version"], a.folder),
        }
        if shutil.which("convert"):
            ways["imagemagick"] = lambda: self.imagemagick(a)
        gathered = {way: [] for way in ways}
        for number in range(self.runs):
            for way, measure in ways.items():
                gathered[way].append(measure())
                print(f"run {number + 1}: {way:12} {gathered[way][-1].seconds:8.2f} s", file=sys.stderr)
            self.check(a)
            self.check(b)
        self.results = {way: Series(results) for way, results in gathered.items()}
        self.floor = statistics.median(Floor(a.png(), self.cores).seconds for _ in range(self.runs))
        shutil.rmtree(self.scratch / "a"), shutil.rmtree(self.scratch / "b")
        self.scale = {}
        for shots in [2, 20, 200, 2000]:
            project = Project(self.scratch / "scale", shots=shots, locales=5, store=False)
            if project.pictures > self.most:
                break
            self.scale[project.pictures] = self.build(project, cold=True)
            print(f"{project.pictures} pictures: {self.scale[project.pictures].seconds:8.2f} s", file=sys.stderr)
            shutil.rmtree(self.scratch / "scale")

    def build(self, project, cold=False, jobs=None):
        if cold:
            shutil.rmtree(project.out, ignore_errors=True)
            shutil.rmtree(self.scratch / "cache", ignore_errors=True)
        # What was removed or written before is done with first.
        os.sync()
        jobs = ["--jobs", jobs] if jobs else []
        return Result([self.tool, "build", project.folder, "--quiet", *jobs], project.folder)

    def after(self, project, change, text):
        """A build after a change, from a state in which nothing was to be done."""
        self.build(project)
        change(text)
        return self.build(project)

    def copies(self, project):
        """The pages that were composed, with their captures beside them."""
        target = self.scratch / f"rsvg-{project.folder.name}"
        if target.exists():
            return target
        for page in project.pages():
            folder = target / page.parent.name
            folder.mkdir(parents=True, exist_ok=True)

            def beside(match):
                capture = (page.parent / match[2]).resolve()
                if not (folder / capture.name).exists():
                    os.link(capture, folder / capture.name)
                return f'{match[1]}="{capture.name}"'

            text = page.read_text(encoding="utf-8")
            text = re.sub(r'\b((?:xlink:)?href)="((?:\.\./)+[^"]+)"', beside, text)
            # What librsvg does not find it leaves out in silence, and is the faster for it.
            for href in re.findall(r'<(?:\w+:)?image\b[^>]*?\bhref="([^"]+)"', text):
                if not href.startswith("data:") and not (folder / href).is_file():
                    sys.exit(f"{page.name} names '{href}', which rsvg-convert would leave out")
            (folder / page.name).write_text(text, encoding="utf-8")
        return target

    def rsvg(self, folder, jobs):
        convert = 'rsvg-convert --output "${0%.svg}.png" "$0"'
        os.sync()
        pages = f"find '{folder}' -name '*.svg' -print0 | sort -z"
        return Result(["sh", "-c", f"{pages} | xargs -0 -n 1 -P {jobs} sh -c '{convert}'"], folder)

    def imagemagick(self, project):
        """One picture: a gradient, the capture with round corners on a device, two texts."""
        capture = project.folder / project.captures[0]["path"]
        return Result([
            "convert", "-size", "1320x2868", "gradient:#f1f4f3-#cfdedd",
            "(", capture, "-resize", "928x", "(", "+clone", "-alpha", "extract", "-fill", "black", "-colorize", "100",
            "-fill", "white", "-draw", "roundrectangle 0,0 927,2016 120,120", ")", "-alpha", "off",
            "-compose", "CopyOpacity", "-composite", ")",
            "-compose", "over", "-gravity", "north", "-geometry", "+0+760", "-composite", "-fill", "#12211f",
            "-pointsize", "120", "-annotate", "+0+150", "A calmer way\nthrough today", "-pointsize", "60",
            "-annotate", "+0+520", "Everything that matters, in one short list", "-alpha", "off",
            f"PNG24:{project.folder}/imagemagick.png"], project.folder)

    def check(self, project):
        """Every page has a picture of each way, of one size; vitrine's are 8-bit RGB and hardly ever larger."""
        ours = theirs = 0
        for page in project.pages():
            mine = next((project.out / "fastlane/screenshots" / page.parent.name).glob(f"{page.stem}.png"))
            other = self.copies(project) / page.parent.name / f"{page.stem}.png"
            if header(mine) != (1320, 2868, 8, 2):
                sys.exit(f"{mine} is not 8-bit RGB of 1320×2868")
            if header(other)[:2] != (1320, 2868):
                sys.exit(f"{other} has another size")
            ours += mine.stat().st_size
            theirs += other.stat().st_size
        self.sizes[project.folder.name] = ours / theirs


class Floor:
    """How long copying and deflating alone take for the rows of pictures, on all cores."""

    def __init__(self, files, cores):
        with multiprocessing.Pool(cores) as pool:
            self.seconds = sum(pool.map(Floor.one, files)) / cores

    @staticmethod
    def one(file):
        data, place = file.read_bytes(), 8
        stream = b""
        while place < len(data):
            length, name = struct.unpack(">I4s", data[place:place + 8])
            stream += data[place + 8:place + 8 + length] if name == b"IDAT" else b""
            place += length + 12
        rows = zlib.decompress(stream)
        library = ctypes.CDLL(ctypes.util.find_library("deflate") or "libdeflate.so.0")
        library.libdeflate_alloc_compressor.restype = ctypes.c_void_p
        library.libdeflate_zlib_compress.restype = ctypes.c_size_t
        library.libdeflate_zlib_compress.argtypes = [
            ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t]
        # vitrine's own level.
        compressor = library.libdeflate_alloc_compressor(5)
        target = ctypes.create_string_buffer(len(rows) + 65_536)
        started = time.monotonic()
        ctypes.memmove(target, rows, len(rows))
        library.libdeflate_zlib_compress(compressor, rows, len(rows), target, len(target))
        return time.monotonic() - started


def header(path):
    """Width, height, depth and colour type of a PNG."""
    with open(path, "rb") as file:
        return struct.unpack(">IIBB", file.read(26)[16:26])


class Page:
    """What the docs say of a run."""

    def __init__(self, bench):
        self.bench = bench
        self.r = bench.results

    def text(self):
        return "\n".join([*self.head(), *self.table(), "", *self.ratios(), "", *self.scale(), "", *self.foot(), ""])

    def head(self):
        return [
            "# Benchmarks", "", "What a set of store pictures costs, beside the renderer alone.", "", "## Overview", "",
            f"`make bench` writes this page. Every way had its turn {self.bench.runs} times; times are medians of "
            "wall-clock time, with the least and the most. All pictures are 1320×2868 px with a gradient, a drawn device, a shadow, a clipped "
            "capture and two texts. `rsvg-convert` draws the pages that `build` has composed: it hashes no capture, fits no "
            "text, checks nothing and keeps an alpha channel, which a store refuses; each page is a process of its own. "
            "[Speed](Speed.md) tells what is behind the numbers.", ""]

    def row(self, name, way, pictures):
        series = self.r[way]
        each = f"{series.seconds / pictures * 1000:.1f} ms" if pictures else ""
        return (f"| {name} | {time_text(series.seconds)} | {time_text(series.least)} to {time_text(series.most)} | {each} "
                f"| {series.peak / 2**20:.0f} MiB |")

    def table(self):
        cores = self.bench.cores
        rows = [
            ("(a) 5 shots × 40 locales, captures shared: `vitrine build`", "a", 200),
            ("(a) `rsvg-convert`, one by one", "a alone", 200),
            (f"(a) `rsvg-convert`, `xargs -P {cores}`", "a parallel", 200),
            ("(b) 5 shots × 8 locales, a capture each: `vitrine build`", "b", 40),
            ("(b) `rsvg-convert`, one by one", "b alone", 40),
            (f"(b) `rsvg-convert`, `xargs -P {cores}`", "b parallel", 40),
            ("(c) nothing has changed", "c", 0), ("(d) one headline has changed", "d", 0),
            ("(e) one capture has changed, of 40 pictures", "e", 0),
            ("(a) with `--jobs 1`", "a one job", 200),
            ("`vitrine check` of (a)'s pictures", "check", 200), ("`sha256sum` of the same files", "sha256sum", 200),
            ("`vitrine --version`", "version", 0)]
        if "imagemagick" in self.r:
            rows.append(("ImageMagick, one such picture", "imagemagick", 1))
        return [
            "| what | time | least to most | a picture | peak memory |", "| --- | ---: | ---: | ---: | ---: |",
            *[self.row(*row) for row in rows]]

    def ratios(self):
        r = {way: series.seconds for way, series in self.r.items()}
        peak = max([self.r["a"].peak, self.r["b"].peak, *[result.peak for result in self.bench.scale.values()]])
        rows = [
            (f"(a) against `rsvg-convert` under `xargs -P {self.bench.cores}`", r["a parallel"] / r["a"], "×", 8, True),
            (f"(b) against `rsvg-convert` under `xargs -P {self.bench.cores}`", r["b parallel"] / r["b"], "×", 2.5, True),
            ("(a) against (c)", r["a"] / r["c"], "×", 100, True),
            ("(d) as a part of (a)", r["d"] / r["a"] * 100, " %", 3, False),
            ("(e) as a part of (a)", r["e"] / r["a"] * 100, " %", None, False),
            (f"(a) on {self.bench.cores} cores against one", r["a one job"] / r["a"], "×", 1.8, True),
            ("(a) against copying and deflating alone, on all cores", r["a"] / self.bench.floor, "×", 1.5, False),
            ("the largest process", peak / 2**20, " MiB", 286, False),
            ("(a)'s files against `rsvg-convert`'s", self.bench.sizes["a"], "×", 1.05, False),
            ("(b)'s files against `rsvg-convert`'s", self.bench.sizes["b"], "×", 1.05, False),
            ("`check` against `sha256sum`", r["check"] / r["sha256sum"], "×", None, False)]
        lines = ["| ratio | measured | aim | reached |", "| --- | ---: | ---: | --- |"]
        for name, value, unit, aim, is_least in rows:
            reached = "" if aim is None else "yes" if (value >= aim if is_least else value <= aim) else "no"
            goal = "" if aim is None else f"{'at least' if is_least else 'at most'} {aim:g}{unit}"
            lines.append(f"| {name} | {value:.{2 if value < 20 else 0}f}{unit} | {goal} | {reached} |")
        return lines

    def scale(self):
        lines = ["| pictures | time | a picture | peak memory |", "| ---: | ---: | ---: | ---: |"]
        for count, result in self.bench.scale.items():
            lines.append(
                f"| {count:,} | {time_text(result.seconds)} | {result.seconds / count * 1000:.1f} ms "
                f"| {result.peak / 2**20:.0f} MiB |")
        return lines

    def foot(self):
        return [
            f"Measured on {datetime.date.today().isoformat()} on {machine(self.bench.cores)}, with "
            f"{version([self.bench.tool, '--version'])} (release) and {version(['rsvg-convert', '--version'])}; the load "
            f"before the first run was {self.bench.load:.1f}."]


def time_text(seconds):
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.0f} ms"


def version(command):
    run = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True)
    return run.stdout.strip().splitlines()[0]


def machine(cores):
    model = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        names = re.findall(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
        model = names[0] if names else model
    elif sys.platform == "darwin":
        model = version(["sysctl", "-n", "machdep.cpu.brand_string"])
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{cores} cores of {model}, {memory:.0f} GiB, {platform.system()} {platform.release()}"


if __name__ == "__main__":
    main()
