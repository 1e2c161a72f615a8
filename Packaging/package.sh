#!/usr/bin/env bash
# Makes a Debian package, a tarball and their checksums of what `make install` puts in place: the same bytes from the
# same commit, whoever makes them, in whatever folder. `make package` builds the program first.
#
#   Packaging/package.sh PROGRAM FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C TZ=UTC
umask 022
program=$1 folder=$2
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} || {
  echo "no git to ask when this was committed; set SOURCE_DATE_EPOCH" >&2
  exit 1
}
export SOURCE_DATE_EPOCH
version=$("$program" version --format json | jq -r .version)
architecture=$(dpkg --print-architecture)
machine=$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"

# The linker's name for a build, and the compiler's for a module, are made of more than the code.
nameless() { strip --remove-section=.note.gnu.build-id --remove-section=.swift_modhash "$1"; }

tarball=$work/workbench-$version-linux-$machine
make --no-print-directory install-files DESTDIR="$tarball" PREFIX= >/dev/null
nameless "$tarball/bin/workbench"
install -m 644 LICENSE README.md CHANGELOG.md "$tarball"

deb=$work/deb documents=$work/deb/usr/share/doc/workbench
make --no-print-directory install-files DESTDIR="$deb" PREFIX=/usr >/dev/null
cp "$tarball/bin/workbench" "$deb/usr/bin/workbench"
# Where Debian's zsh looks.
mv "$deb/usr/share/zsh/site-functions" "$deb/usr/share/zsh/vendor-completions"
gzip -9n "$deb/usr/share/man/man1/workbench.1"
install -d "$documents"
gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
cat - LICENSE >"$documents/copyright" <<'TEXT'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: workbench

TEXT
sed -i '4,$ { s/^$/./; s/^/ /; }; 4s/^ /Files: *\nCopyright: 2026 The workbench authors\nLicense: Expat\n /' "$documents/copyright"

# What the program is linked with; Pango and Cairo are opened by those few commands that need them.
mkdir "$work/debian"
printf 'Source: workbench\n\nPackage: workbench\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O -edeb/usr/bin/workbench 2>"$work/shlibdeps.log" | sed -n 's/^shlibs:Depends=//p')
if [ "$(tr ',' '\n' <<<"$depends" | sed 's/(.*//' | tr -d ' ' | sort | paste -sd ' ')" != "libc6 libsqlite3-0" ]; then
  cat "$work/shlibdeps.log" >&2
  echo "the program is linked with more than libc6 and libsqlite3-0: $depends" >&2
  exit 1
fi

mkdir "$deb/DEBIAN"
cat >"$deb/DEBIAN/control" <<TEXT
Package: workbench
Version: $version
Architecture: $architecture
Maintainer: The workbench authors <workbench@localhost>
Installed-Size: $(find "$deb/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
Depends: $depends
Recommends: libpango-1.0-0, libpangocairo-1.0-0, libcairo2, libyaml-0-2
Suggests: jq, sqlite3
Section: devel
Priority: optional
Description: design and check iOS layouts without a Mac
 Screens, view trees, Auto Layout constraints and device profiles are in one
 SQLite file. Every layout is solved on every device, orientation, text size
 and writing direction; findings, assertions and what changed between two
 revisions are reported. Storyboards and xibs are checked without a store.
TEXT
(cd "$deb" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)

# Neither holds who made it, when, or in which order the files were found. One thread, since xz splits its work otherwise.
find "$deb" "$tarball" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
DPKG_DEB_THREADS_MAX=1 dpkg-deb --root-owner-group -Zxz --build "$deb" "$folder/workbench_${version}_$architecture.deb" >/dev/null
tar --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu \
  --create "$(basename "$tarball")" | gzip -9n >"$folder/$(basename "$tarball").tar.gz"
cd "$folder"
sha256sum "workbench_${version}_$architecture.deb" "$(basename "$tarball").tar.gz" |
  tee "workbench_${version}_$architecture.sha256"
