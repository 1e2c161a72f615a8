#!/usr/bin/env bash
# Runs commands where no thread can be started and where memory is short: each must end, with its answer or with a
# sentence and exit code 2, and leave the store as sound as it was.
#
#   Tests/Torture/limits.sh PROGRAM SECONDS [short]
#
# SECONDS bound each command; 'short' tries the most usual limits alone. Exit code 1 if one crashed, hung or broke the store.
set -uo pipefail
program=$(realpath "$1")
limit=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset WORKBENCH_STORE
"$program" init >/dev/null
{
  echo 'add-screen s'
  seq -f 'add-view s l%.0f --kind label --text "A label of some words" --lines 0' 1 100
  seq -f 'pin s l%.0f top,leading,trailing --to safeArea' 1 100
} | "$program" batch --lines --quiet || exit 1
chmod 777 "$folder"
cp workbench.db fresh.db
faults=0

# attempt NAME COMMAND...: COMMAND in a shell whose limits are set.
attempt() {
  local name=$1 status=0
  shift
  # Nothing is remembered.
  rm -f workbench.db*
  cp fresh.db workbench.db
  chmod 666 workbench.db
  timeout "$limit" "$@" >out 2>messages || status=$?
  case $status in
    0 | 1) printf '%-44s %s\n' "$name" 'answered' ;;
    2)
      printf '%-44s %s\n' "$name" "$(tail -n 1 messages | cut -c1-80)"
      grep -q '^workbench: ' messages || { echo "  no sentence"; faults=$((faults + 1)); }
      ;;
    124) printf '%-44s %s\n' "$name" "HANGS"; faults=$((faults + 1)) ;;
    *) printf '%-44s %s\n' "$name" "CRASH $status"; faults=$((faults + 1)) ;;
  esac
}

sizes='60000 150000 300000 600000'
counts='1 2 5'
commands=('solve s' 'audit' 'explain s' 'solve --all-profiles' 'dump' 'report -o report.html')
if [ "${3:-}" = short ]; then
  sizes=600000 counts='2 5' commands=('solve s' 'audit --device iphone-16')
fi
for command in "${commands[@]}"; do
  for kilobytes in $sizes; do
    # shellcheck disable=SC2086
    attempt "ulimit -v $kilobytes: $command" \
      bash -c 'ulimit -v "$1"; shift; exec "$@"' - "$kilobytes" "$program" $command
  done
  # The limit counts a user's threads, and root's not at all.
  if command -v setpriv >/dev/null && [ "$(id -u)" = 0 ]; then
    for threads in $counts; do
      # shellcheck disable=SC2086
      attempt "ulimit -u $threads: $command" \
        setpriv --reuid 65533 --regid 65533 --clear-groups \
        bash -c 'ulimit -u "$1"; shift; exec "$@"' - "$threads" "$program" $command
    done
  fi
done
"$program" verify-store >/dev/null || { echo "the store is damaged"; faults=$((faults + 1)); }
echo "$faults findings"
[ "$faults" = 0 ]
