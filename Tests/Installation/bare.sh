# Sourced: Debian systems made from nothing, as a newly installed machine has them, and what runs in them.
root=$(mktemp -d)
trap 'umount "$root/proc" 2>/dev/null; rm -rf --one-file-system "$root"' EXIT

# make_root SUITE MIRROR [PACKAGE,…]: a minimal system with these packages besides, in $root.
make_root() {
  command -v debootstrap >/dev/null || { apt-get update -q && apt-get install -qy debootstrap; }
  debootstrap --variant=minbase ${3:+--include="$3"} "$1" "$root" "$2" >"$root.log" 2>&1 || { tail "$root.log"; exit 2; }
  rm -f "$root.log"
  # Swift's runtime reads the command line from there.
  mount -t proc proc "$root/proc"
}

# run COMMAND…: there, with nothing of this machine's environment but the way to the network.
run() {
  chroot "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C \
    DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy="$http_proxy"} "$@"
}

# How many packages the system has.
count_packages() { run dpkg-query -f '.\n' -W | wc -l; }
