#!/usr/bin/env bash
# Installs the package in a fresh Debian 12 that contains only its dependencies, and starts the programs
# there as a plain user: scripts/try_package.sh [PACKAGE [MIRROR]]. As root; needs 1.5 GB in $TMPDIR for a while.
set -euo pipefail
cd "$(dirname "$0")/.."

package=${1:-$(ls build/package/concord_*.deb)}
mirror=${2:-http://deb.debian.org/debian}
[ "$(id -u)" = 0 ] || { echo "try_package.sh: run it as root" >&2; exit 1; }
scripts/install_packages.sh debootstrap
cmake --preset release > /dev/null
cmake --build --preset release --target loaded_plugins

root=$(mktemp -d)
chmod 755 "$root"  # the ordinary user must be able to enter it
clean_up() {
    mountpoint -q "$root/proc" && umount "$root/proc"
    rm -rf --one-file-system "$root"
}
trap clean_up EXIT
debootstrap --variant=minbase bookworm "$root" "$mirror"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
cp "$package" "$root/concord.deb"
chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
    apt-get install -y -q --no-install-recommends /concord.deb

home=$root/home/player
mkdir -p "$home/run"
cp samples/photos/easy/dev_018.jpg samples/boards/four-players.json build/release/tests/installed/loaded_plugins "$home"
chown -R 1000:1000 "$home"
chmod 700 "$home/run"

as_player() { # as_player COMMAND...: runs it in the fresh system, as an ordinary user
    echo "\$ $*" >&2
    chroot --userspec=1000:1000 "$root" env -i HOME=/home/player XDG_RUNTIME_DIR=/home/player/run LANG=C.UTF-8 \
        PATH=/usr/bin QT_QPA_PLATFORM=offscreen QT_DEBUG_PLUGINS="${QT_DEBUG_PLUGINS:-0}" "$@"
}
expect_line() { # expect_line PATTERN FILE: prints the file and fails unless a line of it matches
    grep -q -- "$1" "$2" || { cat "$2" >&2; echo "try_package.sh: expected \"$1\"" >&2; exit 1; }
}
log=$home/log

as_player concord --version
as_player concord read /home/player/dev_018.jpg
as_player concord record /home/player/four-players.json
as_player concord history
# No server listens on port 9. This message shows that the database driver is installed; without it, it would differ.
as_player concord history --database postgresql://nobody@127.0.0.1:9/none 2> "$log" || true
expect_line "expected a server that answers" "$log"

QT_DEBUG_PLUGINS=1 as_player /home/player/loaded_plugins \
    /usr/share/icons/hicolor/scalable/apps/io.github.concord_scores.concord.svg 2> "$log"
for plugin in iconengines/libqsvgicon imageformats/libqsvg sqldrivers/libqsqlite sqldrivers/libqsqlpsql \
    multimedia/libgstreamermediaplugin; do
    expect_line "$plugin.so\" loaded library" "$log"
    echo "loaded   $plugin.so"
done

# The window stays open until it is killed.
status=0
as_player timeout 30 concord-app --timing /home/player/dev_018.jpg > "$log" 2>&1 || status=$?
[ "$status" = 124 ] || { cat "$log" >&2; echo "try_package.sh: concord-app ended with $status" >&2; exit 1; }
expect_line "timing: first paint" "$log"
expect_line "timing: new score on screen" "$log"
grep timing: "$log"
echo "All of it works."
