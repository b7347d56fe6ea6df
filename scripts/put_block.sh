#!/usr/bin/env bash
# Replaces a block of a file with standard input: put_block.sh FILE NAME. The block is between the comments "NAME: ..."
# and "end of NAME".
set -euo pipefail
file=$1
text=$(cat)
awk -v name="$2" -v text="$text" '
    index($0, "<!-- " name ":") { print; print ""; print text; print ""; skip = 1; next }
    index($0, "<!-- end of " name) { skip = 0 }
    !skip' "$file" > "$file.new"
mv "$file.new" "$file"
