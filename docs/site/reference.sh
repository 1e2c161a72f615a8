#!/usr/bin/env bash
# Writes the reference of the products that other packages import, a DocC archive for static hosting each, into FOLDER;
# fails at a warning, and where a public declaration has no documentation. BUILD is the folder of the compiled package,
# `swift build --show-bin-path`.
#
#   docs/site/reference.sh FOLDER BUILD
set -euo pipefail
folder=$1 build=$2
root=$(realpath "$(dirname "$0")/../..")
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
target=$(swiftc -print-target-info | sed -n 's/^ *"triple" *: *"\(.*\)".*/\1/p' | head -1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
maps=$(printf -- '-Xcc -fmodule-map-file=%s ' "$build"/C*.build/module.modulemap "$root"/Sources/Base/CPangoCairo/module.modulemap)
rm -rf "$folder"
mkdir -p "$folder"

for module in Layout LayoutTesting; do
  mkdir "$work/$module"
  "$tools/swift-symbolgraph-extract" -module-name "$module" -I "$build/Modules" $maps -target "$target" \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
    -output-dir "$work/$module" 2>"$work/words" || { cat "$work/words" >&2; exit 1; }
  # Modules that it exports again have their own documentation.
  find "$work/$module" -type f ! -name "$module.symbols.json" ! -name "$module@*" -delete
  python3 - "$work/$module" <<'PYTHON'
import json, pathlib, sys
bare = []
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    for symbol in json.loads(path.read_text())["symbols"]:
        if symbol["kind"]["identifier"] != "swift.extension" and "docComment" not in symbol:
            bare.append(".".join(symbol["pathComponents"]))
if bare:
    sys.exit("without documentation: " + ", ".join(sorted(bare)))
PYTHON
  "$tools/docc" convert --fallback-display-name "$module" --fallback-bundle-identifier "workbench.$module" \
    --additional-symbol-graph-dir "$work/$module" --transform-for-static-hosting \
    --hosting-base-path "api/$module" --warnings-as-errors \
    --output-path "$folder/$module" >"$work/words" 2>&1 || { cat "$work/words" >&2; exit 1; }
done
