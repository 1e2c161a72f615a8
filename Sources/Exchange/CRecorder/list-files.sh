#!/bin/sh
# Writes files.c: what the program carries of the folder Swift. `make recorder` runs it; a test says when it is due.
set -eu
cd "$(dirname "$0")/../../.."
{
  echo '// Made by list-files.sh; do not edit.'
  echo '#include "CRecorder.h"'
  echo
  echo '#pragma clang diagnostic ignored "-Wc23-extensions"'
  number=0
  files=$(find Swift -name '*.swift' -o -name '*.c' | LC_ALL=C sort)
  for file in $files; do
    number=$((number + 1))
    printf 'static const char file%d[] = {\n#embed "../../../%s"\n, 0};\n' $number "$file"
  done
  echo
  echo 'static const struct recorder_file files[] = {'
  number=0
  for file in $files; do
    number=$((number + 1))
    printf '  {"%s", file%d},\n' "${file#Swift/}" $number
  done
  echo '};'
  echo
  echo 'int recorder_file_count(void) { return sizeof(files) / sizeof(files[0]); }'
  echo 'struct recorder_file recorder_file_at(int place) { return files[place]; }'
} > Sources/Exchange/CRecorder/files.c
