#!/usr/bin/env bash
# Draws each screen that changed, before, after and what moved, into RUNNER_TEMP/workbench/pictures, and sketches it in
# the summary: GitHub shows no picture there that isn't at an address of its own.
#
# STORE, DEVICE, TEXT_SIZE as for check.sh
set -euo pipefail
folder=$RUNNER_TEMP/workbench
profiles=(--device "${DEVICE:-iphone-16}" ${TEXT_SIZE:+--text-size "$TEXT_SIZE"})
# One device is sketched: the first, if it is no group or pattern.
sketched=${profiles[1]%%,*}
[[ $sketched =~ ^(iphone|ipad)-[a-z0-9-]+$ ]] || sketched=iphone-16
# A run's page may have a megabyte.
sketches=40
mkdir -p "$folder/pictures" "$folder/store"
echo "pictures=$folder/pictures" >>"$GITHUB_OUTPUT"

# picture SCREEN HOW…: a file with the screen on every profile that was asked for.
picture() { workbench render "$@" "${profiles[@]}" --output "$folder/pictures/$1.svg" --quiet >/dev/null 2>&1; }

# draw STORE BEFORE AFTER [FILE…]: the screens that differ between two revisions; all, if there is none before. What differs
# in files is said of git's commits.
draw() {
  local screen how
  if [ -n "$2" ]; then
    if [ $# -gt 3 ] && git cat-file -e "$(cat "$folder/base")^{commit}" 2>/dev/null; then
      # A file that can't be read is named there.
      workbench diff "$(cat "$folder/base")" HEAD "${profiles[@]}" --quiet --format markdown -- "${@:4}" || [ $? -le 2 ]
    else
      workbench diff "$2" "$3" --store "$1" "${profiles[@]}" --quiet --format markdown || [ $? = 1 ]
    fi
    workbench diff "$2" "$3" --store "$1" "${profiles[@]}" --quiet --name-only --format ndjson >"$folder/screens" || [ $? = 1 ]
  else
    workbench list-screens --store "$1" --format ndjson >"$folder/screens"
  fi
  for screen in $(jq -r .screen "$folder/screens"); do
    # A screen that came with the change has no picture of before, one that went has none at all.
    how=(--diff "$2" "$3" --store "$1")
    picture "$screen" "${how[@]}" || { how=(--revision "$3" --store "$1") && picture "$screen" "${how[@]}"; } || continue
    if [ $((sketches -= 1)) -lt 0 ]; then
      printf '\n%s: `%s.svg` in the artifact `layouts`\n' "$screen" "$screen"
      continue
    fi
    printf '\n<details><summary>%s: <code>%s.svg</code> in the artifact <code>layouts</code></summary>\n\n```text\n' \
      "$screen" "$screen"
    workbench render "$screen" "${how[@]}" --device "$sketched" --columns 60 --quiet
    printf '```\n\n</details>\n'
  done
}

mapfile -d '' -t files <"$folder/changed"
if [ ${#files[@]} -gt 0 ]; then
  # Both states of the files are imported from one place, so that their screens are the same ones.
  store=$folder/store/layouts.db tree=$folder/tree
  # Every run adds two revisions; begin anew before that takes long to fetch.
  [ "$(stat -c %s "$store" 2>/dev/null || echo 0)" -lt 100000000 ] || rm -f "$store"
  [ -f "$store" ] || workbench init --store "$store" --quiet >/dev/null
  rm -rf "$tree"
  mkdir -p "$tree"
  # import LABEL: the files of the index, and the catalogues of colours and images that they name, as a revision.
  import() {
    git ls-files -z -- "${files[@]/#/:(literal)}" ':(glob)**/*.xcassets/**' |
      git checkout-index -z --stdin --force --prefix="$tree/" || return
    [ -z "$(find "$tree" -name '*.storyboard' -o -name '*.xib')" ] ||
      (cd "$tree" && workbench import-ib . --force --store "$store" --quiet >/dev/null) || return
    # There may be nothing to commit.
    workbench commit -m "$1" --store "$store" --quiet >/dev/null 2>&1 || true
  }
  last() { workbench log --limit 1 --store "$store" --format ndjson | jq -r .revision; }
  GIT_INDEX_FILE=$folder/index git read-tree "$(cat "$folder/base")"
  if (export GIT_INDEX_FILE=$folder/index; import Before) && before=$(last) && import After; then
    draw "$store" "$before" "$(last)" "${files[@]}"
  else
    printf '\nThe files could not be imported, so that nothing is drawn.\n'
  fi >>"$GITHUB_STEP_SUMMARY"
fi

if [ -n "${STORE:-}" ]; then
  draw "$STORE" "$(cat "$folder/baseline")" HEAD >>"$GITHUB_STEP_SUMMARY"
fi
