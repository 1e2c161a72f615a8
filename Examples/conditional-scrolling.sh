#!/bin/sh
# A sign-in form that scrolls only where it has to: paddings of equal height keep it in the middle where it fits, and
# shrink to a minimum where it doesn't. At accessibility sizes the labels stand above their fields.
#
#   Examples/conditional-scrolling.sh [STORE]     makes STORE, or a store in a temporary folder
set -eu
export WORKBENCH_STORE="${1:-$(mktemp -d)/conditional-scrolling.db}"
run() { echo "\$ workbench $*"; workbench "$@"; }

run init

workbench batch --quiet --lines <<'EDITS'
add-screen login

# The scroll view reaches from the safe area's top to the keyboard.
add-view login scroll --kind scroll
pin login scroll top --to safeArea
pin login scroll centerX --to safeArea
add-constraint login 'scroll.width == safeArea.width * 0.88'
add-constraint login 'scroll.bottom == keyboard.top' --id above-keyboard

# A stack fills it, and is as wide: its width would be open otherwise.
add-view login stack --kind stack --axis vertical --in scroll
pin login stack top,leading,bottom,trailing
add-constraint login 'stack.width == scroll.width' --id as-wide-as-the-scroll-view
add-constraint login 'stack.height >= scroll.height' --id fills-the-window
add-constraint login 'stack.height == scroll.height @fittingSize' --id no-taller-than-it-must

# The paddings above and below the form grow alike.
add-view login above --in stack
add-view login form --kind stack --axis vertical --spacing 16 --in stack
add-view login below --in stack
add-constraint login 'above.height >= 20' --id least-padding
add-constraint login 'below.height == above.height' --id equal-paddings

add-view login emailStack --kind stack --axis horizontal --spacing 8 --in form
add-view login emailLabel --kind label --text 'Email' --style body --hugging 251 --compression 751 --in emailStack
add-view login email --kind textField --placeholder 'Email address' --style body --in emailStack
add-view login passwordStack --kind stack --axis horizontal --spacing 8 --in form
add-view login passwordLabel --kind label --text 'Password' --style body --hugging 251 --compression 751 --in passwordStack
add-view login password --kind textField --placeholder 'Password' --style body --in passwordStack
add-constraint login 'email.width == password.width @500' --id fields-align
add-view login go --kind button --text 'Go' --style headline --in form

# What must hold, whatever the device and the text size.
add-assertion login 'go is reachable' --message 'Who needs text this large must see the button'
add-assertion login 'email is reachable'
add-assertion login 'password is reachable'
add-assertion login 'emailLabel is not truncated'
add-assertion login 'passwordLabel is not truncated'
add-assertion login 'form.centerY == stack.centerY' --id centred
add-assertion login 'stack.height >= scroll.height' --id fills
add-assertion login 'above.height >= 20' --id padded
EDITS

# Beside the labels the fields shrink as the text grows: at accessibility sizes that is too much.
run solve login --device iphone-xr
run solve login --device iphone-se-1 --text-size AX3 --keyboard shown
run commit -m 'Labels beside their fields'

run vary login emailStack axis=vertical --when 'textSize >= accessibilityMedium'
run vary login passwordStack axis=vertical --when 'textSize >= accessibilityMedium'
run solve login --device iphone-se-1 --text-size AX3 --keyboard shown
run assert login --all-profiles --keyboard shown --orientation portrait
run commit -m 'Labels above their fields at accessibility sizes'

# Exit code 1 says that there are differences.
run diff v1 v2 --device iphone-xr,iphone-se-1 --text-size L,AX3 || [ $? -eq 1 ]
