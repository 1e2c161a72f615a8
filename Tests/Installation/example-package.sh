#!/usr/bin/env bash
# Tests the packages in Examples as their users would. LoginForm: `swift test` must pass, and with a constraint that breaks the
# form it must fail with the sentence that names the constraint, the profile and what it contradicts. FeedbackForm, whose
# code Linux's compiler refuses: `swift package check-layout` must pass, and fail with the user's line where that is broken.
# What they need of this package is built in BUILD, with the options for `swift test`: where these are the ones with which
# this package itself was built there, it is there already. What is printed, and what is broken, goes into FOLDER.
#
#   Tests/Installation/example-package.sh [FOLDER [BUILD [OPTION]...]]
set -euo pipefail
root=$(realpath "$(dirname "$0")/../..")
folder=$(realpath -m "${1:-$root/.build/example}")
build=$(realpath -m "${2:-$folder/build}")
options=(--disable-xctest --scratch-path "$build" "${@:3}")
mkdir -p "$folder"

try() { # folder of the package, file for what it prints
  (cd "$1" && swift test "${options[@]}" >"$2" 2>&1)
}

start=$SECONDS
try "$root/Examples/LoginForm" "$folder/passing" || { cat "$folder/passing" >&2; exit 1; }
grep -q 'Test run with 3 tests in 1 suite passed' "$folder/passing" || { cat "$folder/passing" >&2; exit 1; }
built=$((SECONDS - start))

rm -rf "$folder/LoginForm"
cp -r "$root/Examples/LoginForm" "$folder/LoginForm"
sed -i "s|path: \"../..\"|path: \"$root\"|" "$folder/LoginForm/Package.swift"
view="$folder/LoginForm/Sources/LoginForm/LoginView.swift"
sed -i 's|^      submit.heightAnchor.*|&\n      title.widthAnchor.constraint(equalToConstant: 400),|' "$view"
line=$(grep -n 'equalToConstant: 400' "$view" | cut -d: -f1)
if try "$folder/LoginForm" "$folder/failing"; then
  echo "a form with a broken constraint passes its tests" >&2
  exit 1
fi
for words in 'Expectation failed: (layout.conflicts → ' "on iphone-se-3/portrait these can't hold together: " \
  "LoginView.swift:$line: title.width == 400"; do
  grep -qF "$words" "$folder/failing" || { cat "$folder/failing" >&2; echo "no failure says: $words" >&2; exit 1; }
done
broken=$((SECONDS - start - built))

check() { # folder of the package, file for what it prints
  (cd "$1" && swift package --scratch-path "$folder/plugin" check-layout "${options[@]}" >"$2" 2>&1)
}
expect() { # file, words...
  for words in "${@:2}"; do
    grep -qF "$words" "$1" || { cat "$1" >&2; echo "nothing says: $words" >&2; exit 1; }
  done
}
check "$root/Examples/FeedbackForm" "$folder/checked" || { cat "$folder/checked" >&2; exit 1; }
expect "$folder/checked" 'Test run with 2 tests in 1 suite passed'
rm -rf "$folder/FeedbackForm"
cp -r "$root/Examples/FeedbackForm" "$folder/FeedbackForm"
rm -rf "$folder/FeedbackForm/.build"
sed -i "s|path: \"../..\"|path: \"$root\"|" "$folder/FeedbackForm/Package.swift"
view="$folder/FeedbackForm/Sources/FeedbackForm/FeedbackViewController.swift"
sed -i 's|^      send.heightAnchor.*|&\n      question.widthAnchor.constraint(equalToConstant: 400),|' "$view"
line=$(grep -n 'equalToConstant: 400' "$view" | cut -d: -f1)
if check "$folder/FeedbackForm" "$folder/refused"; then
  echo "a form with a broken constraint passes check-layout" >&2
  exit 1
fi
expect "$folder/refused" "FeedbackViewController.swift:$line: question.width == 400" 'the tests of FeedbackForm fail on Linux'
echo "check-layout passes, and fails where the form is broken; in $((SECONDS - start - built - broken)) s"
echo "the example package passes, and fails where it is broken; built and tested in $built s, broken in $broken s"
