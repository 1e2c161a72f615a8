#!/usr/bin/env bash
# Installs the Debian package into a Debian made from nothing, which has no toolchain, and runs the README's session there
# as printed, within a minute. Before that, it works with nothing but what the package depends on.
#
#   Tests/Installation/package.sh PACKAGE [SUITE] [MIRROR]
set -euo pipefail
cd "$(dirname "$0")/../.."
package=$1 suite=${2:-bookworm}
. Tests/Installation/bare.sh
make_root "$suite" "${3:-http://deb.debian.org/debian}"
cp "$package" "$root/tmp/workbench.deb"
cp README.md Tests/Installation/session.sh "$root/tmp/"
complain() { echo "$*" >&2; exit 1; }
# Installs with these options of apt-get's.
install() {
  run apt-get install -qqy "$@" /tmp/workbench.deb >"$root/tmp/log" 2>&1 || { tail "$root/tmp/log"; complain "not installed"; }
}

install --no-install-recommends
run /bin/sh -c 'cd /tmp && workbench init --quiet && workbench add-screen login --quiet &&
  workbench add-view login title --kind label --text Hello --quiet &&
  workbench pin login title top,leading --to safeArea --quiet && workbench check --device iphone-16 --fail-on error &&
  workbench render login -o login.svg --quiet && rm workbench.db'
# Whose libraries the program loads, and which packages it says it needs. Debian has moved files from / to /usr.
loaded=$(run ldd /usr/bin/workbench | grep -o '/[^ ]*' | while read -r file; do
  owner=$({ run dpkg -S "$file" || true; run dpkg -S "/usr$file" || true; } 2>/dev/null |
    sed -nE 's/^([a-z0-9.+-]+)(:[a-z0-9]+)?: .*/\1/p' | sort -u)
  echo "${owner:-$file}"
done | sort -u)
depends=$(run dpkg-query -Wf '${Depends}' workbench | tr ',' '\n' | sed 's/(.*//' | tr -d ' ' | sort)
[ "$loaded" = "$depends" ] || complain "loads libraries of" $loaded "but depends on" $depends
echo "loads libraries of" $loaded "and depends on just these"
# Minimal systems leave manual pages and most documents out.
for file in man/man1/workbench.1.gz bash-completion/completions/workbench zsh/vendor-completions/_workbench \
  fish/vendor_completions.d/workbench.fish workbench/skills/workbench/SKILL.md doc/workbench/copyright; do
  run dpkg -L workbench | grep "/usr/share/$file$" >/dev/null || complain "no $file in the package"
done
run apt-get purge -qqy workbench >/dev/null 2>&1
[ -z "$(run find /usr -name '*workbench*')" ] || complain "something of the package remained"

start=$(date +%s)
install
installed=$(($(date +%s) - start))
run bash /tmp/session.sh /tmp/README.md
seconds=$(($(date +%s) - start))
echo "installed in $installed and at work in $seconds seconds in a bare $suite of $(count_packages) packages"
[ "$seconds" -lt 60 ] || complain "that takes longer than a minute"
run /bin/sh -c 'cd /tmp && workbench init --quiet && workbench add-screen login --quiet &&
  workbench render login -o login.png --quiet && test -s login.png'
