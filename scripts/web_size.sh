#!/usr/bin/env bash
# Prints the size of what a phone downloads, apart from the texts of its language: web_size.sh [FOLDER]. Fails if it is
# more than 5 MB, compressed with brotli.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-build/web}
limit=5000000
gzip_total=0
brotli_total=0
while IFS= read -r file; do
    gzip=$(gzip -9c "$file" | wc -c)
    brotli=$(brotli -q 11 -w 24 -c "$file" | wc -c)
    gzip_total=$((gzip_total + gzip))
    brotli_total=$((brotli_total + brotli))
    case $file in
        *.wasm | *.bin)
            printf '%-28s %9d bytes, %9d gzip, %9d brotli\n' \
                "$(basename "$file")" "$(stat -c %s "$file")" "$gzip" "$brotli"
            ;;
    esac
done < <(find "$folder" -type f ! -name '*.onnx' ! -path '*/texts/*' ! -path '*CMakeFiles*' \
    ! -name '*.a' ! -name '*.cmake' ! -name '*.ninja')
printf '%-28s %19s %9d gzip, %9d brotli\n' "all, without the texts" "" "$gzip_total" "$brotli_total"
[ "$brotli_total" -le "$limit" ] || { echo "web_size.sh: more than 5 MB" >&2; exit 1; }
