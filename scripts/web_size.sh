#!/usr/bin/env bash
# The size of what a phone downloads, apart from the texts of its language: web_size.sh [FOLDER]. Fails above 5 MB with brotli.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-build/web}
limit=5000000
gzip=0
brotli=0
while IFS= read -r file; do
    g=$(gzip -9c "$file" | wc -c)
    b=$(brotli -q 11 -w 24 -c "$file" | wc -c)
    gzip=$((gzip + g))
    brotli=$((brotli + b))
    case $file in *.wasm | *.bin) printf '%-28s %9d bytes, %9d gzip, %9d brotli\n' "$(basename "$file")" "$(stat -c %s "$file")" "$g" "$b" ;; esac
done < <(find "$folder" -type f ! -name '*.onnx' ! -path '*/texts/*' ! -path '*CMakeFiles*' ! -name '*.a' ! -name '*.cmake' ! -name '*.ninja')
printf '%-28s %19s %9d gzip, %9d brotli\n' "all, without the texts" "" "$gzip" "$brotli"
[ "$brotli" -le "$limit" ] || { echo "web_size.sh: more than 5 MB" >&2; exit 1; }
