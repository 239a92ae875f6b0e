#!/usr/bin/env python3
"""Validates documents against JSON Schemas with the jsonschema package; 2020-12 where a schema names no dialect.

Reads {"schemas": FOLDER, "documents": [{"schema": NAME, "document": …}, …]} on standard input and prints
one line a document: "ok", or the place and the reason of the best error. Schemas are checked first, each
against its own dialect; one that is no schema ends the run with status 1.
"""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from jsonschema.validators import validator_for


def main():
    task = json.load(sys.stdin)
    validators = {}
    for file in sorted(pathlib.Path(task["schemas"]).glob("*.schema.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        dialect = validator_for(schema, default=Draft202012Validator)
        dialect.check_schema(schema)
        validators[file.name[: -len(".schema.json")]] = dialect(schema)
    for entry in task["documents"]:
        error = best_match(validators[entry["schema"]].iter_errors(entry["document"]))
        if error is None:
            print("ok")
        else:
            place = "/".join(str(part) for part in error.absolute_path)
            print(f"{place}: {error.message}".replace("\n", " ")[:300])


main()
