#!/usr/bin/env bash
# Installs the program into a Debian made from nothing, with SQLite's and Pango's runtime libraries and nothing else,
# and works there: a design, a revision, a whole matrix, a picture, the manual page.
#
#   Tests/Installation/bare-root.sh [SUITE] [MIRROR]
set -euo pipefail
cd "$(dirname "$0")/../.."
suite=${1:-bookworm}
. Tests/Installation/bare.sh
make_root "$suite" "${2:-http://deb.debian.org/debian}" libsqlite3-0,libpango-1.0-0,libpangocairo-1.0-0,libcairo2,libyaml-0-2
make install DESTDIR="$root" PREFIX=/usr/local
cp Examples/sign-in-form.sh "$root/tmp/"

run /bin/sh -c 'cd /tmp && bash sign-in-form.sh /tmp/form.db >/tmp/session.txt && workbench version'
run /bin/sh -c 'cd /tmp && workbench solve login --all-profiles --store form.db'
run /bin/sh -c 'cd /tmp && workbench render login --store form.db -o login.png && test -s login.png'
run /bin/sh -c 'cd /tmp && workbench verify-store --store form.db'
run /bin/sh -c 'test -s /usr/local/share/man/man1/workbench.1'
echo "installed and at work in a bare $suite of $(count_packages) packages"
