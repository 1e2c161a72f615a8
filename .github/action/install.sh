#!/usr/bin/env bash
# Installs a released workbench for this job, after a look at its checksum.
#
# VERSION    the release; if empty, the one that GITHUB_ACTION_PATH ends with, …/OWNER/workbench/v0.2.0
# RELEASES   where releases are; if empty, those of the repository that the action is from
set -euo pipefail
path=$GITHUB_ACTION_PATH
version=${VERSION:-$(basename "$path")}
version=${version#v}
case $version in
  [0-9]*.[0-9]*.[0-9]*) ;;
  *) echo "::error::'$version' is no release of workbench; name the action with a tag, or give it a version, as 0.2.0" && exit 2 ;;
esac
releases=${RELEASES:-${GITHUB_SERVER_URL:-https://github.com}/$(basename "$(dirname "$(dirname "$path")")")/$(basename "$(dirname "$path")")/releases}
machine=$(uname -m)
case $machine in aarch64 | arm64) architecture=arm64 ;; *) architecture=amd64 ;; esac

folder=$RUNNER_TEMP/workbench
name=workbench-$version-linux-$machine
mkdir -p "$folder/store" "$folder/pictures"
cd "$folder"
for file in "$name.tar.gz" "workbench_${version}_$architecture.sha256"; do
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$releases/download/v$version/$file"
done
grep " $name.tar.gz$" "workbench_${version}_$architecture.sha256" | sha256sum --check --quiet -
tar -xzf "$name.tar.gz"
/sbin/ldconfig -p | grep -q libsqlite3.so.0 || { sudo apt-get update -q && sudo apt-get install -qy libsqlite3-0; }
echo "$folder/$name/bin" >>"$GITHUB_PATH"
"$folder/$name/bin/workbench" version
