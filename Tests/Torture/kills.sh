#!/usr/bin/env bash
# Kills every writing command at random instants (`kill -9`) and looks at what is left.
#
# The store must be as it was before the command or as the command leaves it, and the latter if the command had ended
# with 0: its dump, which holds everything but remembered layouts, is compared byte for byte. SQLite's integrity check
# must say ok, `verify-store` must find nothing, and the command, run again where it had done nothing, must end and
# print as if nothing had happened. A store that a kill left as it was is the next kill's store, so that what one kill
# left beside the file is there when the next one strikes.
#
#   [SEED=NUMBER] Tests/Torture/kills.sh PROGRAM KILLS SECONDS
#
# Ends after that many kills or that many seconds, with a line of figures; exit code 1 if anything was found.
set -euo pipefail
program=$(realpath "$1")
kills=$2
seconds=$3
RANDOM=${SEED:-1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export SOURCE_DATE_EPOCH=1767225600 WORKBENCH_AUTHOR=ann
unset WORKBENCH_STORE
# A pipe that nothing comes from: `read` waits on it without starting a process, as `sleep` would.
mkfifo quiet
exec {quiet}<>quiet

names=() preparations=() commands=() files=()
# kind NAME PREPARATION COMMAND [FILE]: a command to kill, what is done to the template before, the file it writes.
kind() { names+=("$1") preparations+=("$2") commands+=("$3") files+=("${4:-workbench.db}"); }

twenty=$(for n in $(seq 20); do echo "add-view login batch$n --kind label --text 'Number $n' --in form"; done)
echo "$twenty" >twenty.txt
echo '"Email address" = "E-Mail-Adresse";' >Login.strings
kind add-screen '' 'add-screen help'
kind copy-screen '' 'copy-screen login compact'
kind rename-screen '' 'rename-screen login sign-in'
kind remove-screen '' 'remove-screen login'
kind add-view '' 'add-view login footer --kind label --text Terms'
kind set-view '' 'set-view login title text=Welcome'
kind move-view '' 'move-view login email --to root'
kind rename-view '' 'rename-view login title heading'
kind remove-view '' 'remove-view login title --cascade'
kind add-guide '' 'add-guide login gap --in root'
kind add-state '' 'add-state login recover'
kind add-constraint '' 'add-constraint login "email.width >= 120"'
kind add-vfl '' 'add-vfl login "V:[email(<=44)]"'
kind pin '' 'pin login title leading --inset 4'
kind set-constraint '' 'set-constraint login c1 constant=24'
kind remove-constraint '' 'remove-constraint login c1 c2'
kind vary '' 'vary login form spacing=2 --when "width < 400"'
kind unvary '' 'unvary login var1'
kind set-text '' 'set-text login title Anmelden --locale de'
kind import-strings '' 'import-strings Login.strings --locale de'
kind add-device '' 'add-device kiosk --size 1024x600 --scale 1 --idiom pad --source ours'
kind add-profile '' 'add-profile iphone-se-3/portrait/AX5/rtl'
kind add-profiles '' 'add-profiles --device iphone-16 --text-size S,AX1'
kind remove-profile '' 'remove-profile iphone-16/portrait'
kind add-assertion '' 'add-assertion login "title is not truncated"'
kind remove-assertion '' 'remove-assertion login form-inset'
kind suppress '' 'suppress login small-target email --reason Later'
kind apply-changes '' 'apply-changes '\''{"kind":"state","screen":"login","object":"recover","after":"recover","to":1}'\'
kind batch '' 'batch --lines twenty.txt'
kind commit '' 'commit -m Third'
kind tag '' 'tag shipped v1'
kind branch '' 'branch draft'
kind switch 'commit -m Third' 'switch topic'
kind merge 'commit -m Third' 'merge topic'
kind pull 'commit -m Third' 'pull other.db --branch topic'
kind restore '' 'restore v1'
kind undo '' 'undo'
kind redo 'undo' 'redo'
kind solve '' 'solve --all-profiles --format ndjson'
kind compact 'set-view login title text=Unsaved' 'compact'
kind init '' 'init --store new.db' new.db
kind backup '' 'backup new.db' new.db
kind load '' 'load dump.ndjson --store new.db' new.db

# The store that every kill starts from: few profiles, two branches, an edit that is not committed.
{
  "$program" init
  "$program" remove-profile '*'
  "$program" add-profiles --device iphone-se-3,iphone-16 --text-size L,AX3
  "$program" batch --lines <<'LINES'
add-screen login
add-state login signIn
add-view login form --kind stack --axis vertical --spacing 8 --in root
add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in form
add-view login email --kind textField --placeholder 'Email address' --in form
pin login form top,leading,trailing --to safeArea --inset 20
vary login form axis=horizontal --when 'vclass = compact'
add-assertion login 'form.leading == safeArea.leading + 20' --id form-inset
LINES
  "$program" commit -m First
  "$program" switch topic --create
  "$program" set-view login email placeholder='Your address'
  "$program" commit -m Topic
  "$program" backup other.db
  "$program" add-screen other --store other.db
  "$program" commit -m Other --store other.db
  "$program" switch main
  "$program" set-view login title style=title2
  "$program" commit -m Second
  "$program" set-view login form spacing=12
  "$program" dump >dump.ndjson
  mkdir template
  mv workbench.db template
} >setup.log 2>&1 || { cat setup.log >&2; exit 2; }

# What a file holds: a hash of its dump, or that it is not there.
state() { if [ -e "$1" ]; then "$program" dump --store "$1" | sha256sum; else echo absent; fi; }

# The same of an open merge; without the journal, where the lines of `merge` and `merge --no-commit` differ.
opened() { "$program" dump | jq -c 'select(.type != "operation" and .type != "end")' | sha256sum; }

# A fresh copy of kind $1's store.
renew() {
  rm -f workbench.db* new.db*
  cp template/workbench.db workbench.db
  if [ -n "${preparations[$1]}" ]; then eval "$program ${preparations[$1]}" >/dev/null 2>&1; fi
}

findings=0
finding() { findings=$((findings + 1)); echo "finding: ${names[$kind]}: $*" >&2; }

# What each kind does when nobody kills it: states before and after, what it prints, its microseconds.
before=() after=() between=() prints=() takes=()
for kind in "${!names[@]}"; do
  renew "$kind"
  before[kind]=$(state "${files[$kind]}")
  begin=${EPOCHREALTIME/./}
  prints[kind]=$(eval "$program ${commands[$kind]}" 2>messages) || { cat messages >&2; finding "fails unkilled"; }
  takes[kind]=$((${EPOCHREALTIME/./} - begin))
  after[kind]=$(state "${files[$kind]}")
  between[kind]=
done
# A merge is opened, solved on all profiles and then committed: a kill while it is solved leaves it open.
for kind in "${!names[@]}"; do
  case ${names[$kind]} in merge | pull)
    renew "$kind"
    eval "$program ${commands[$kind]} --no-commit" >/dev/null 2>&1 || [ $? = 1 ]
    between[kind]=$(opened) ;;
  esac
done

killed=0 done=0 unchanged=0 open=0 early=0
limit=$((${EPOCHREALTIME%[.,]*} + seconds))
kind=-1
while [ "$killed" -lt "$kills" ] && [ "${EPOCHREALTIME%[.,]*}" -lt "$limit" ]; do
  kind=$(((kind + 1) % ${#names[@]}))
  file=${files[$kind]}
  renew "$kind"
  for _ in 1 2 3; do
    delay=$((takes[kind] * (RANDOM % 1000) / 1000))
    # In a shell of its own, which becomes the program: its number is the program's.
    begin=${EPOCHREALTIME/./}
    eval "exec $program ${commands[$kind]}" >output 2>messages &
    process=$!
    read -r -t "$(printf '%d.%06d' $((delay / 1000000)) $((delay % 1000000)))" -u "$quiet" || true
    kill -9 "$process" 2>/dev/null || true
    status=0
    wait "$process" 2>/dev/null || status=$?
    if [ "$status" = 137 ]; then
      killed=$((killed + 1))
    else
      early=$((early + 1))
      # On a machine that has become faster, kills come earlier too.
      elapsed=$((${EPOCHREALTIME/./} - begin))
      [ "$elapsed" -gt "${takes[$kind]}" ] || takes[kind]=$elapsed
    fi
    [ "$status" = 137 ] || [ "$status" = 0 ] || finding "exit code $status: $(cat messages)"
    if [ -e "$file" ]; then
      # The integrity check first: it meets the file as the kill left it.
      [ "$(sqlite3 "$file" 'PRAGMA integrity_check' 2>&1)" = ok ] || finding "integrity_check is not ok"
      "$program" verify-store --store "$file" >verified 2>&1 || finding "verify-store: $(cat verified)"
    fi
    now=$(state "$file")
    if [ "$now" = "${after[$kind]}" ] && { [ "$now" != "${before[$kind]}" ] || [ "$status" = 0 ]; }; then
      done=$((done + 1))
      break
    elif [ "$now" = "${before[$kind]}" ] && [ "$status" = 137 ]; then
      unchanged=$((unchanged + 1))
    elif [ "$status" = 137 ] && [ -n "${between[$kind]}" ] && [ "$(opened)" = "${between[$kind]}" ]; then
      open=$((open + 1))
      "$program" merge --abort >/dev/null 2>messages || finding "merge --abort: $(cat messages)"
      break
    else
      finding "status $status leaves a state that is neither before nor after"
      break
    fi
    [ "$killed" -lt "$kills" ] || break
  done
  # Where it did nothing, it must work now as ever.
  if [ "$now" = "${before[$kind]}" ] && [ "$status" = 137 ]; then
    printed=$(eval "$program ${commands[$kind]}" 2>messages) || finding "fails after a kill: $(cat messages)"
    [ "${names[$kind]}" = compact ] || [ "$printed" = "${prints[$kind]}" ] || finding "prints something else after a kill"
    [ "$(state "$file")" = "${after[$kind]}" ] || finding "ends elsewhere after a kill"
  fi
done

echo "$killed kills of ${#names[@]} commands: $unchanged left the store as it was, $open left a merge open;" \
  "$done times the edit was there ($early commands had ended first); $findings findings"
[ "$findings" = 0 ]
