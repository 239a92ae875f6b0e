#!/usr/bin/env python3
"""Measures vitrine's build and render against rsvg-convert on the same pages, in one run.

    bench.py --tool .build/release/vitrine [--project manifests/soar] [--runs 3] [--record FILE.md]

Four ways to the same pictures, in turn, as often as --runs says:

    build     vitrine build: captures hashed and decoded, texts fitted, pages drawn, pictures checked
    render    vitrine render: the pages of that build drawn again
    loop      rsvg-convert on each of those pages, one after the other
    parallel  the same under xargs -P, a process for each core at a time

librsvg opens no file outside of the page's folder, so rsvg-convert gets copies of the pages whose captures
lie beside them; nothing else in them is changed. Times are wall-clock medians. Peak memory is that of the
largest process. Only Python's standard library is needed, and rsvg-convert.
"""
import argparse
import datetime
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


def main():
    options = arguments()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    tool = str(options.tool.resolve())
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as scratch:
        scratch = pathlib.Path(scratch)
        shutil.copytree(options.project, scratch / "project", ignore=shutil.ignore_patterns("out"))
        bench = Bench(tool, scratch, cores)
        # What else the machine was busy with is a part of every number.
        options.load = os.getloadavg()[0]
        bench.prepare()
        results = {way: [] for way in bench.ways}
        for number in range(options.runs):
            for way, run in bench.ways.items():
                results[way].append(run())
                print(f"run {number + 1}: {way:9} {results[way][-1].seconds:8.2f} s", file=sys.stderr)
        bench.check()
        text = report(bench, results, options)
    print(text)
    if options.record:
        options.record.parent.mkdir(parents=True, exist_ok=True)
        options.record.write_text(text, encoding="utf-8")


def arguments():
    root = pathlib.Path(__file__).resolve().parents[2]
    parser = argparse.ArgumentParser(description="Measures vitrine against rsvg-convert.")
    parser.add_argument("--tool", type=pathlib.Path, default=root / ".build/release/vitrine")
    parser.add_argument("--project", type=pathlib.Path, default=root / "manifests/soar")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--record", type=pathlib.Path)
    return parser.parse_args()


class Result:
    """How long a command took, and how much memory its largest process."""

    def __init__(self, command, folder):
        started = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        self.seconds = time.monotonic() - started
        process.returncode = os.waitstatus_to_exitcode(status)
        # Linux counts kibibytes, macOS bytes.
        self.peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)[:200]} ended with {process.returncode}")


class Bench:
    def __init__(self, tool, scratch, cores):
        self.project = scratch / "project"
        self.out = self.project / "out"
        self.copies = scratch / "rsvg"
        self.cores = cores
        convert = 'rsvg-convert --output "${0%.svg}.png" "$0"'
        listing = f"find '{self.copies}' -name '*.svg' -print0 | sort -z"
        self.ways = {
            "build": lambda: self.fresh([tool, "build", str(self.project), "--quiet"]),
            "render": lambda: Result([tool, "render", "--composed", str(self.out), "--quiet"], self.project),
            "loop": lambda: Result(["sh", "-c", f"{listing} | xargs -0 -n 1 sh -c '{convert}'"], self.copies),
            "parallel": lambda: Result(
                ["sh", "-c", f"{listing} | xargs -0 -n 1 -P {cores} sh -c '{convert}'"], self.copies),
        }

    def fresh(self, command):
        shutil.rmtree(self.out, ignore_errors=True)
        return Result(command, self.project)

    def prepare(self):
        """Builds once, and copies the pages with their captures beside them."""
        self.ways["build"]()
        self.pages = sorted((self.out / "svg").rglob("*.svg"))
        for page in self.pages:
            target = self.copies / page.relative_to(self.out / "svg")
            target.parent.mkdir(parents=True, exist_ok=True)

            def beside(match):
                capture = (page.parent / match[2]).resolve()
                name = str(capture.relative_to(self.project.resolve())).replace("/", "-")
                if not (target.parent / name).exists():
                    os.link(capture, target.parent / name)
                return f'{match[1]}="{name}"'

            text = page.read_text(encoding="utf-8")
            text = re.sub(r'\b((?:xlink:)?href)="((?:\.\./)+[^"]+)"', beside, text)
            # What librsvg does not find it leaves out in silence, and is the faster for it.
            for href in re.findall(r'<(?:\w+:)?image\b[^>]*?\bhref="([^"]+)"', text):
                if not href.startswith("data:") and not (target.parent / href).is_file():
                    sys.exit(f"{page.name} names '{href}', which rsvg-convert would leave out")
            target.write_text(text, encoding="utf-8")

    def check(self):
        """Every page has one picture of each way, of one size, and vitrine's are 8-bit RGB."""
        for page in self.pages:
            ours = header(page.with_suffix(".png"))
            theirs = header((self.copies / page.relative_to(self.out / "svg")).with_suffix(".png"))
            if ours[:2] != theirs[:2]:
                sys.exit(f"{page.name} is {ours[0]}×{ours[1]}, by rsvg-convert {theirs[0]}×{theirs[1]}")
            if ours[2:] != (8, 2):
                sys.exit(f"{page.name} is not 8-bit RGB")

    def bytes(self, way):
        """What the pictures take; the copies hold captures too, so only what stands beside a page counts."""
        if way == "build":
            return sum(f.stat().st_size for f in self.out.rglob("*.png") if not f.with_suffix(".svg").exists())
        folder = self.out if way == "render" else self.copies
        return sum(f.stat().st_size for f in folder.rglob("*.png") if f.with_suffix(".svg").exists())


def header(path):
    """Width, height, depth and colour type of a PNG."""
    with open(path, "rb") as file:
        return struct.unpack(">IIBB", file.read(26)[16:26])


def report(bench, results, options):
    count = len(bench.pages)
    baseline = statistics.median(r.seconds for r in results["loop"])
    names = {
        "build": "`vitrine build`", "render": "`vitrine render`", "loop": "`rsvg-convert`, one by one",
        "parallel": f"`rsvg-convert`, `xargs -P {bench.cores}`",
    }
    rows = []
    for way, runs in results.items():
        seconds = statistics.median(r.seconds for r in runs)
        peak = max(r.peak for r in runs) / 2**20
        size = bench.bytes(way) / 2**20
        rows.append(
            f"| {names[way]} | {seconds:.2f} s | {min(r.seconds for r in runs):.2f}–{max(r.seconds for r in runs):.2f} s "
            f"| {count / seconds:.2f} | {baseline / seconds:.2f}× | {peak:.0f} MiB | {size:.1f} MiB |")
    return "\n".join([
        "# Benchmarks", "",
        "What a set of store pictures costs, beside the renderer alone.", "",
        "## Overview", "",
        f"`make bench` writes this page. It makes the {count} pictures of `manifests/{options.project.name}` in four ways, in turn, "
        f"{options.runs} times, and checks that they are of equal size and vitrine's 8-bit RGB. `rsvg-convert` draws the pages that "
        "`build` has composed: it hashes no capture, fits no text, checks nothing and keeps an alpha channel, which a store refuses; each page of it is a "
        "process of its own, started by a shell. "
        "Times are medians of wall-clock time; the speed is that of the loop over the way's; peak memory is the largest process's, so "
        "`xargs` takes it once a core.", "",
        "| way | time | least–most | pictures/s | speed | peak memory | output |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        *rows, "",
        f"Measured on {datetime.date.today().isoformat()} on {machine(bench.cores)}, with {version([options.tool, '--version'])} "
        f"(release) and {version(['rsvg-convert', '--version'])}; the load before the first run was {options.load:.1f}.", ""])


def version(command):
    run = subprocess.run(command, capture_output=True, text=True, check=True)
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


main()
