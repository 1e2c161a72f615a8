#!/bin/sh
# A screen of copy with its button pinned to the bottom: a title and a body in a centred stack, never wider than is
# readable. Then the text grows, and the difference is shown.
#
#   Examples/copy-screen.sh [STORE]       makes STORE, or a store in a temporary folder
set -eu
export WORKBENCH_STORE="${1:-$(mktemp -d)/copy.db}"
run() { echo "\$ workbench $*"; workbench "$@"; }

run init

workbench batch --quiet --lines <<'EDITS'
add-screen copy
add-view copy container
pin copy container leading,trailing --to readableContent
pin copy container top,bottom --to safeArea --inset 16

add-view copy button --kind button --text 'Continue' --style headline --in container
pin copy button leading,trailing,bottom

add-view copy content --in container
pin copy content top,leading,trailing
add-constraint copy 'content.bottom == button.top - 16'

add-view copy texts --kind stack --axis vertical --alignment center --in content
pin copy texts leading,trailing,centerX,centerY
add-constraint copy 'texts.top >= content.top' --id inside-top
add-constraint copy 'texts.bottom <= content.bottom' --id inside-bottom

add-view copy title --kind label --text 'Your trip is booked' --style title1 --lines 0 --alignment center --in texts
add-view copy body --kind label --text 'We have sent the tickets to your email address. You can change seats and add bags until a day before you leave.' --style body --lines 0 --alignment center --in texts
EDITS

run solve copy --device iphone-se-3
run solve copy --device iphone-16
run solve copy --all-profiles
run commit -m 'Copy with a pinned button'

run set-view copy texts spacing=12
run set-view copy body style=callout
run vary copy texts alignment=leading --when 'textSize >= accessibilityMedium'
run vary copy title alignment=natural --when 'textSize >= accessibilityMedium'
run vary copy body alignment=natural --when 'textSize >= accessibilityMedium'
run commit -m 'More air, and text from the leading edge at accessibility sizes'

# Exit code 1 says that there are differences.
run diff v1 v2 || [ $? -eq 1 ]
