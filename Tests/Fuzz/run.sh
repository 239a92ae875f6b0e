#!/bin/sh
# Builds the fuzz target and runs it: run.sh [SECONDS], a minute if nothing is said. Inputs that crash, hang
# or leak are left in .build/fuzz-findings; an input that was mended belongs into Seeds.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
VITRINE_FUZZ=1 swift build --scratch-path .build/fuzz --product VitrineFuzz \
  -Xswiftc -sanitize=fuzzer -Xswiftc -O -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld
mkdir -p .build/fuzz-corpus .build/fuzz-findings
.build/fuzz/debug/VitrineFuzz -max_total_time="${1:-60}" -timeout=20 -rss_limit_mb=2048 \
  -max_len=65536 -artifact_prefix=.build/fuzz-findings/ -print_final_stats=1 \
  .build/fuzz-corpus Tests/Fuzz/Seeds
