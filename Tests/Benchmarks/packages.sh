#!/bin/sh
# What import-swift makes of public packages: whether each compiles whole, how many views and controllers come in, and
# why others don't.
#
#   Tests/Benchmarks/packages.sh [FOLDER]      FOLDER holds a checkout each; by default ../shared/swift/packages
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-../shared/swift/packages}
program=${WORKBENCH_PROGRAM:-.build/bin/workbench}
store=$(mktemp -d)
trap 'rm -rf "$store"' EXIT
for package in "$folder"/*; do
  echo "== $(basename "$package")"
  export WORKBENCH_STORE="$store/$(basename "$package").db"
  "$program" init --quiet
  sources=$package
  [ ! -d "$package/Sources" ] || sources=$package/Sources
  [ ! -d "$sources/$(basename "$package" | sed 's/.*+//')" ] || sources=$sources/$(basename "$package" | sed 's/.*+//')
  "$program" import-swift "$sources" --views || true
done
