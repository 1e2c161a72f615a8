#!/usr/bin/env bash
# Lets libFuzzer make up inputs for one target, or for each of them, and stops at the first fault.
#
#   Tests/Fuzzing/fuzz.sh TARGET|all SECONDS [libFuzzer's options]
#
# A fault is an input on which the program crashes, works for over ten seconds or takes over 512 MB; it is kept, and its
# path printed. What is found on the way stays in .build/fuzz/corpus and is where the next run begins.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=$2
case $1 in
all) targets=$(ls Tests/Fuzzing/Seeds) ;;
*) targets=$1 ;;
esac
options=("${@:3}")

# The runtime stands beside the compiler; the fuzzed program is a build of its own, beside the plain ones.
runtime=$(find "$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/clang" -name 'libclang_rt.fuzzer_no_main-*.a' | head -1)
[ -n "$runtime" ] || { echo "this toolchain has no libFuzzer" >&2; exit 2; }
build=(swift build -c release --scratch-path .build/fuzz --product fuzz -Xswiftc -DFUZZING
  -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer -Xlinker "$runtime" -Xlinker -lstdc++)
"${build[@]}"
program=$("${build[@]}" --show-bin-path)/fuzz

# In memory where that is possible: each input may write a store.
TMPDIR=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

longest() {
  case $1 in
  constraint | visual-format | condition | claim) echo 512 ;;
  interface-builder | dump) echo 65536 ;;
  *) echo 16384 ;;
  esac
}

for target in $targets; do
  corpus=.build/fuzz/corpus/$target
  mkdir -p "$corpus"
  folders=("$corpus" "Tests/Fuzzing/Seeds/$target")
  [ ! -d "Tests/Fuzzing/Regressions/$target" ] || folders+=("Tests/Fuzzing/Regressions/$target")
  dictionary=Tests/Fuzzing/Dictionaries/$target.txt
  own=()
  [ ! -f "$dictionary" ] || own=("-dict=$dictionary")
  echo "== $target"
  "$program" "--target=$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=512 \
    -max_len="$(longest "$target")" -artifact_prefix="$corpus.fault-" -print_final_stats=1 \
    "${own[@]}" "${options[@]}" "${folders[@]}"
done
