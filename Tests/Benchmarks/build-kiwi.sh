#!/usr/bin/env bash
# Builds the library through which the solver benchmark measures kiwi. Headers come from the folder that KIWI_HEADERS
# names (the one that holds kiwi/kiwi.h), otherwise from PyPI's source package.
#
#   [KIWI_HEADERS=FOLDER] Tests/Benchmarks/build-kiwi.sh LIBRARY
set -euo pipefail
library=$1
folder=$(dirname "$library")
mkdir -p "$folder"
headers=${KIWI_HEADERS:-}
if [ -z "$headers" ]; then
  python3 -m venv "$folder/python"
  "$folder/python/bin/pip" install --quiet cppy setuptools setuptools_scm wheel
  "$folder/python/bin/pip" download --quiet --no-deps --no-build-isolation --no-binary :all: \
    --dest "$folder" kiwisolver
  tar -xzf "$folder"/kiwisolver-*.tar.gz -C "$folder" --one-top-level=source --strip-components=1
  headers=$folder/source
fi
"${CXX:-c++}" -std=c++17 -O3 -DNDEBUG -shared -fPIC -I "$headers" "$(dirname "$0")/kiwi.cpp" -o "$library"
