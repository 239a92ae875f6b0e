#!/bin/sh
# Runs one of the four stages: run-stage.sh STAGE [OPTION…]. Anything else is refused, so that a host
# that was talked into it can't have this package do more than it declares.
set -eu
case "${1:-}" in
  compose | export | render | validate) exec vitrine "$@" ;;
  *)
    echo "run-stage.sh: the stages are compose, export, render and validate" >&2
    exit 2
    ;;
esac
