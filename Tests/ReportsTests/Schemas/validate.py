"""Holds a report against a schema: validate.py sarif|junit SCHEMA < REPORT; exits with 1 and the first complaint."""

import json
import sys

form, schema = sys.argv[1:]
report = sys.stdin.buffer.read()
if form == "sarif":
    import jsonschema

    with open(schema, "rb") as file:
        validator = jsonschema.Draft4Validator(json.load(file))
    errors = [error.message for error in validator.iter_errors(json.loads(report))]
else:
    from lxml import etree

    validator = etree.XMLSchema(etree.parse(schema))
    document = etree.fromstring(report).getroottree()
    errors = [] if validator.validate(document) else [str(error) for error in validator.error_log]
sys.exit("\n".join(errors[:10]) or 0)
