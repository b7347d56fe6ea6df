#!/usr/bin/env bash
# Prints the size of what a phone downloads, apart from the texts of its language, as a table:
#   web_size.sh           fails if it is more than 5 MB, compressed with brotli
#   web_size.sh --write   also writes the table into docs/web.md
set -euo pipefail
cd "$(dirname "$0")/.."
limit=5000000
gzip_total=0
brotli_total=0
table='| file | bytes | gzip -9 | brotli |
| --- | --- | --- | --- |'
while IFS= read -r file; do
    gzip=$(gzip -9c "$file" | wc -c)
    brotli=$(brotli -q 11 -w 24 -c "$file" | wc -c)
    gzip_total=$((gzip_total + gzip))
    brotli_total=$((brotli_total + brotli))
    case $file in
        *.wasm | *.bin)
            table+=$'\n'"| \`$(basename "$file")\` | $(stat -c %s "$file") | $gzip | $brotli |"
            ;;
    esac
done < <(find build/web -type f ! -name '*.onnx' ! -path '*/texts/*' ! -path '*CMakeFiles*' \
    ! -name '*.a' ! -name '*.cmake' ! -name '*.ninja')
table+=$'\n'"| all files without the texts | | $gzip_total | $brotli_total |"
printf '%s\n' "$table"
[ "${1:-}" != --write ] || scripts/put_block.sh docs/web.md sizes <<< "$table"
[ "$brotli_total" -le "$limit" ] || { echo "web_size.sh: more than 5 MB" >&2; exit 1; }
