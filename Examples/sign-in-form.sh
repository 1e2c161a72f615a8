#!/bin/sh
# A sign-in form that turns into a password recovery form: nested stacks, states that hide views, a header that lies
# down where height is scarce. Then the design changes, and the difference is shown.
#
#   Examples/sign-in-form.sh [STORE]      makes STORE, or a store in a temporary folder
set -eu
export WORKBENCH_STORE="${1:-$(mktemp -d)/sign-in.db}"
run() { echo "\$ workbench $*"; workbench "$@"; }

run init

workbench batch --quiet --lines <<'EDITS'
add-screen login
add-state login signIn
add-state login recover

add-view login form --kind stack --axis vertical --spacing 8 --alignment fill --distribution fill
pin login form top,leading,trailing --to safeArea --inset 20
add-constraint login 'form.bottom <= keyboard.top - 8 @700' --id form-above-keyboard

# The header stands upright, and lies down in landscape on phones.
add-view login header --kind stack --axis vertical --spacing 8 --alignment center --in form
add-view login logo --kind image --size 64x64 --hugging 251 --compression 751 --label 'Company logo' --in header
add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in header
vary login header axis=horizontal --when 'vclass = compact'

# Each field stands beside its label.
add-view login emailRow --kind stack --axis horizontal --spacing 8 --alignment fill --in form
add-view login emailLabel --kind label --text 'Email' --style body --hugging 251 --compression 751 --in emailRow
add-view login email --kind textField --placeholder 'Email address' --style body --in emailRow
add-view login passwordRow --kind stack --axis horizontal --spacing 8 --alignment fill --in form
add-view login passwordLabel --kind label --text 'Password' --style body --hugging 251 --compression 751 --in passwordRow
add-view login password --kind textField --placeholder 'At least 12 characters' --style body --in passwordRow
add-vfl login 'H:[email(==password@500)]'

add-view login signInButton --kind button --text 'Sign In' --style headline --in form
add-view login signInLabel --kind label --text 'Signing in means that you accept the terms of use.' --style footnote --lines 0 --in form
add-view login forgotButton --kind button --text 'Forgot your password?' --style body --in form
add-view login recoverLabel --kind label --text 'We will send you a link to choose a new password.' --style footnote --lines 0 --hidden true --in form
add-view login recoverButton --kind button --text 'Recover' --style headline --hidden true --in form
add-view login backButton --kind button --text 'Back to sign in' --style body --hidden true --in form

# Recovering hides four views and shows three.
vary login passwordRow hidden=true --when 'state = recover'
vary login signInButton hidden=true --when 'state = recover'
vary login signInLabel hidden=true --when 'state = recover'
vary login forgotButton hidden=true --when 'state = recover'
vary login recoverLabel hidden=false --when 'state = recover'
vary login recoverButton hidden=false --when 'state = recover'
vary login backButton hidden=false --when 'state = recover'
EDITS

run solve login --device iphone-se-3
run solve login --all-profiles
run solve login --all-profiles --state recover
run commit -m 'Sign in and recover'

# At accessibility sizes the labels leave the fields no room: put them above.
run vary login emailRow axis=vertical --when 'textSize >= accessibilityMedium'
run vary login passwordRow axis=vertical --when 'textSize >= accessibilityMedium'
run set-view login form spacing=12
run commit -m 'Labels above their fields at accessibility sizes'

# Exit code 1 says that there are differences.
run diff v1 v2 || [ $? -eq 1 ]
