#!/usr/bin/env bash
# Installs the program into a Debian made from nothing, with SQLite's and Pango's runtime libraries and nothing else,
# and works there: a design, a revision, a whole matrix, a picture, the manual page.
#
#   Tests/Installation/bare-root.sh [SUITE] [MIRROR]
set -euo pipefail
cd "$(dirname "$0")/../.."
suite=${1:-bookworm}
mirror=${2:-http://deb.debian.org/debian}
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null; rm -rf --one-file-system "$root"' EXIT

command -v debootstrap >/dev/null || { apt-get update -q && apt-get install -qy debootstrap; }
debootstrap --variant=minbase --include=libsqlite3-0,libpango-1.0-0,libpangocairo-1.0-0,libcairo2 \
  "$suite" "$root" "$mirror" >"$root.log" 2>&1 || { tail "$root.log"; exit 2; }
rm -f "$root.log"
make install DESTDIR="$root" PREFIX=/usr/local
cp Examples/sign-in-form.sh "$root/tmp/"

# Swift's runtime reads the command line from there.
mount -t proc proc "$root/proc"
run() { chroot "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/root "$@"; }
run /bin/sh -c 'cd /tmp && bash sign-in-form.sh /tmp/form.db >/tmp/session.txt && workbench version'
run /bin/sh -c 'cd /tmp && workbench solve login --all-profiles --store form.db'
run /bin/sh -c 'cd /tmp && workbench render login --store form.db -o login.png && test -s login.png'
run /bin/sh -c 'cd /tmp && workbench verify-store --store form.db'
run /bin/sh -c 'test -s /usr/local/share/man/man1/workbench.1'
echo "installed and at work in a bare $suite of $(chroot "$root" dpkg-query -f . -W | wc -c) packages"
