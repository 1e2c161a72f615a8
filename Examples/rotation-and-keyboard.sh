#!/bin/sh
# A form in a scroll view, for both orientations: its width comes from outside the scroll view, its height from what is
# in it. Upright it does not scroll, lying down it does, and the keyboard adds to the scroll view's insets.
#
#   Examples/rotation-and-keyboard.sh [STORE]     makes STORE, or a store in a temporary folder
set -eu
export WORKBENCH_STORE="${1:-$(mktemp -d)/rotation.db}"
run() { echo "\$ workbench $*"; workbench "$@"; }

run init

workbench batch --quiet --lines <<'EDITS'
add-screen details
add-view details scroll --kind scroll --keyboard-avoidance true
pin details scroll top,leading,bottom,trailing

# One view holds all content; its edges are the content's.
add-view details content --in scroll
pin details content top,leading,bottom,trailing

add-view details picture --kind image --size 120x120 --hugging 252 --compression 751 --in content
pin details picture top,leading --inset 20
add-view details title --kind label --text 'Your details' --style title1 --lines 0 --in content
add-constraint details 'title.leading == picture.trailing + 16'
add-constraint details 'title.trailing == content.trailing - 20'
add-constraint details 'title.centerY == picture.centerY'
add-constraint details 'title.top >= content.top + 8'

add-view details nameLabel --kind label --text 'Name' --style body --in content
add-view details name --kind textField --style body --in content
add-view details emailLabel --kind label --text 'Email' --style body --in content
add-view details email --kind textField --style body --in content
add-view details phoneLabel --kind label --text 'Phone' --style body --in content
add-view details phone --kind textField --style body --in content
add-vfl details 'V:[picture]-20-[nameLabel]-4-[name]-12-[emailLabel]-4-[email]-12-[phoneLabel]-4-[phone]-20-|'
pin details nameLabel leading,trailing --inset 20
pin details name leading,trailing --inset 20
pin details emailLabel leading,trailing --inset 20
pin details email leading,trailing --inset 20
pin details phoneLabel leading,trailing --inset 20
pin details phone leading,trailing --inset 20

# What must hold in both orientations, with the keyboard and without.
add-assertion details 'scroll does not scroll vertically' --id upright-fits --when 'orientation = portrait and keyboard = hidden and textSize <= large and height >= 568'
add-assertion details 'scroll does not scroll horizontally' --id never-sideways
add-assertion details 'content.width == safeArea.width' --id fills-the-width
add-assertion details 'name is reachable'
add-assertion details 'email is reachable'
add-assertion details 'phone is reachable' --message 'People must see what they type'

# Whoever writes into a field has the keyboard up, and the scroll view has brought the field above it.
add-assertion details 'name.bottom <= keyboard.top' --id name-above-the-keyboard --when 'focus = name'
add-assertion details 'email.bottom <= keyboard.top' --id email-above-the-keyboard --when 'focus = email'
add-assertion details 'phone.bottom <= keyboard.top' --id phone-above-the-keyboard --when 'focus = phone'
EDITS

# Nothing in the scroll view knows how wide it is: empty text fields have no width, and the content collapses.
run solve details --device iphone-se-3
run commit -m 'Content without a width'

run add-constraint details 'content.width == root.width' --id as-wide-as-the-window
run solve details --device iphone-se-3
run solve details --device iphone-se-3 --orientation landscape --keyboard shown
run commit -m 'The width comes from outside the scroll view'

# Exit code 1 says that there are differences, or findings: beside a notch the fields can't be reached.
run diff v1 v2 --device iphone-se-3 --orientation portrait,landscape || [ $? -eq 1 ]
run assert details --device iphone-se-3,iphone-16 --orientation portrait,landscape --keyboard shown || [ $? -eq 1 ]

# So the content is as wide as the safe area, and begins inside it.
run remove-constraint details as-wide-as-the-window
run add-constraint details 'content.width == safeArea.width' --id as-wide-as-the-safe-area
run set-view details scroll contentInsetAdjustment=always
run assert details
run assert details --all-profiles --text-size L,AX5 --keyboard shown
run assert details --all-profiles --text-size L,AX5 --focus phone
