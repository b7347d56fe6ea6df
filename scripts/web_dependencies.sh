#!/usr/bin/env bash
# Builds the libraries that the web program is linked with, for WebAssembly, below build/web-dependencies: from Debian's
# sources, each in one fixed version whose checksum is listed here. What was built before is not built again.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD/build/web-dependencies
prefix=$here/prefix
export NODE_PATH=/usr/share/nodejs  # emcc looks for acorn there
export EMSDK_PYTHON=/usr/bin/python3
command -v ccache > /dev/null && export EM_COMPILER_WRAPPER=ccache
toolchain=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake

# Exceptions and SIMD of WebAssembly itself, as browsers have them since 2023.
flags="-fwasm-exceptions -msimd128"

# name, version, SHA-256 of the .dsc, which holds the checksums of the other files of the source
sources=(
    "zlib 1:1.2.13.dfsg-1 3fa1e6b2fc525062aa88207dda52fed8e045373c809d362fe8a2bfbf7cf515a8"
    "utf8proc 2.8.0-1 6ce2b0ab12fe7d0c3fd0a40d4eb886ae82bf6ea356e4db1a0a9f76582947625c"
    "protobuf 3.21.12-3+deb12u1 22e31f6dfc06d85a9054bf19603a412698c0d2f760a754650cd2385ea303cee0"
    "opencv 4.6.0+dfsg-12 66d014c59f65ed670ee05d5695e5c0a500fa7ce2539a32bfa15ef5a9da2a4ffd"
)

say() { echo "== $*"; }

# Downloads a source from the archives that this computer's apt uses. apt checks the signatures; its own lists stay
# unchanged. The archive of security updates comes last: it still lists versions that were moved to the main archive and
# deleted.
apt_source() {  # NAME VERSION
    local invert lists options
    for invert in -v ""; do  # first all archives but the one of security updates, then that one
        lists=$here/apt/$([ "$invert" ] && echo archive || echo security)
        mkdir -p "$lists/lists/partial"
        apt-get indextargets --format 'deb-src $(REPO_URI) $(CODENAME) main' 'Created-By: Packages' 'Origin: Debian' |
            sort -u | { grep $invert -e '-security ' || true; } |
            sed 's|^deb-src|deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]|' > "$lists/sources.list"
        [ -s "$lists/sources.list" ] || continue
        options=(-q -o "Dir::Etc::SourceList=$lists/sources.list" -o Dir::Etc::SourceParts=-
                 -o "Dir::State::Lists=$lists/lists" -o APT::Sandbox::User=root)
        # Lists of the last ten hours will do.
        [ -n "$(find "$lists/lists" -name '*_Sources*' -mmin -600)" ] || apt-get "${options[@]}" update
        if (cd "$here/sources" && apt-get "${options[@]}" source --download-only "$1=$2"); then
            return
        fi
    done
    echo "web_dependencies.sh: no archive that apt knows has the source of $1 $2; run apt-get update" >&2
    exit 1
}

fetch() {  # NAME VERSION SHA256
    local name=$1 file_version=${2#*:} sum=$3  # without the epoch, such as "1:"
    local dsc=$here/sources/${name}_$file_version.dsc
    [ -e "$here/stamps/$name.source" ] && return
    mkdir -p "$here/sources"
    if ! echo "$sum  $dsc" | sha256sum --check --status 2> /dev/null; then
        say "Fetching the source of $name $2"
        apt_source "$name" "$2"
        echo "$sum  $dsc" | sha256sum --check --quiet
    fi
    rm -rf "$here/sources/$name"
    dpkg-source --require-strong-checksums -x "$dsc" "$here/sources/$name" > /dev/null  # compares the checksums
    touch "$here/stamps/$name.source"
}

build_files() {  # NAME HEADERS SOURCES OPTION...: builds a library of a few files, which needs no configuring
    local name=$1 headers=$2 files=$3 file
    shift 3
    [ -e "$here/stamps/$name" ] && return
    say "Building $name"
    mkdir -p "$here/build/$name" "$prefix/lib"
    cd "$here/sources/$name"
    # shellcheck disable=SC2086
    for file in $files; do
        emcc $flags -O3 -DNDEBUG "$@" -c "$file.c" -o "$here/build/$name/$file.o"
    done
    emar rcs "$prefix/lib/lib$name.a" "$here/build/$name"/*.o
    # shellcheck disable=SC2086
    cp $headers "$prefix/include/"
    cd - > /dev/null
    touch "$here/stamps/$name"
}

build_cmake() {  # NAME FOLDER OPTION...: configures, builds and installs with CMake
    local name=$1 folder=$2
    shift 2
    [ -e "$here/stamps/$name" ] && return
    say "Building $name"
    cmake -S "$folder" -B "$here/build/$name" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$toolchain" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_FIND_ROOT_PATH="$prefix" -DBUILD_SHARED_LIBS=OFF \
        -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
        -DCMAKE_C_FLAGS="$flags" -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG" \
        -Wno-dev "$@" > "$here/$name.log" 2>&1 || { tail -n 40 "$here/$name.log" >&2; exit 1; }
    # Shows the progress only: we do not fix warnings in other projects' sources.
    cmake --build "$here/build/$name" 2>&1 | tee -a "$here/$name.log" | grep --line-buffered '^\['
    cmake --install "$here/build/$name" > /dev/null
    touch "$here/stamps/$name"
}

# Deletes half of OpenCV's sources, which are not used here: importers of other network formats, layers that no network
# here has, stereo vision, features. The linker fails if anything needed is missing. A patch makes convolutions faster.
adapt_opencv() {  # SOURCE
    local adapted
    adapted=$({ declare -f adapt_opencv; cat cmake/opencv/*; } | sha256sum)
    [ "$adapted" = "$(cat "$here/stamps/opencv.adapted" 2> /dev/null)" ] && return
    rm -f "$here/stamps/opencv" "$here/stamps/opencv.source"
    # shellcheck disable=SC2086
    fetch $1  # unpacks Debian's sources anew
    local name in=$here/sources/opencv/modules
    find "$in"/calib3d/src/usac "$in"/dnn/src/{caffe,darknet,tensorflow,torch,vkcom,int8layers,tengine4dnn} \
        \( -name '*.cpp' -o -name '*.proto' \) -delete
    cp cmake/opencv/without_usac.cc "$in/calib3d/src/usac/without_usac.cpp"
    find "$in/features2d/src" -name '*.cpp' ! -name main.cpp -delete
    for name in calibinit calibration_handeye checkchessboard chessboard circlesgrid fisheye five-point \
        homography_decomp posit quadsubpix stereobm stereosgbm triangulate; do
        rm -f "$in/calib3d/src/$name.cpp"
    done
    for name in lsd matchcontours min_enclosing_triangle phasecorr segmentation spatialgradient subdivision2d \
        templmatch; do
        rm -f "$in/imgproc/src/$name.cpp"
    done
    for name in init model dnn_read halide_scheduler; do
        rm -f "$in/dnn/src/$name.cpp"
    done
    for name in accum arg correlation crop_and_resize cumsum detection_output flow_warp lrn max_unpooling mvn \
        normalize_bbox padding pooling prior_box proposal reduce region reorg shuffle_channel softmax; do
        rm -f "$in/dnn/src/layers/${name}_layer.cpp"
    done
    rm -f "$in/dnn/src/layers/recurrent_layers.cpp"
    patch -d "$here/sources/opencv" -p1 --quiet < cmake/opencv/copy_inputs.patch
    echo "$adapted" > "$here/stamps/opencv.adapted"
}

mkdir -p "$here/stamps" "$prefix/include"
for source in "${sources[@]}"; do
    # shellcheck disable=SC2086
    fetch $source
done
adapt_opencv "${sources[-1]}"

# This library is only headers, the same on every machine.
if [ ! -e "$here/stamps/nlohmann" ]; then
    mkdir -p "$prefix/share/cmake" "$prefix/lib/pkgconfig"
    cp -r /usr/include/nlohmann "$prefix/include/"
    cp -r /usr/share/cmake/nlohmann_json "$prefix/share/cmake/"
    touch "$here/stamps/nlohmann"
fi

build_files utf8proc utf8proc.h utf8proc -DUTF8PROC_STATIC
printf '%s\n' "prefix=$prefix" 'Name: libutf8proc' 'Description: Unicode' 'Version: 2.8.0' \
    "Libs: -L$prefix/lib -lutf8proc" "Cflags: -I$prefix/include -DUTF8PROC_STATIC" \
    > "$prefix/lib/pkgconfig/libutf8proc.pc"
build_files zlib "zlib.h zconf.h" \
    "adler32 crc32 deflate inflate inftrees inffast trees zutil compress uncompr gzlib gzread gzwrite gzclose" \
    -DHAVE_UNISTD_H
build_cmake protobuf "$here/sources/protobuf" -Dprotobuf_BUILD_TESTS=OFF -Dprotobuf_BUILD_PROTOC_BINARIES=OFF \
    -Dprotobuf_BUILD_LIBPROTOC=OFF -Dprotobuf_WITH_ZLIB=OFF
build_cmake opencv "$here/sources/opencv" \
    -DBUILD_LIST=core,imgproc,calib3d,dnn -DBUILD_opencv_apps=OFF -DBUILD_TESTS=OFF -DBUILD_PERF_TESTS=OFF \
    -DBUILD_EXAMPLES=OFF -DBUILD_DOCS=OFF -DBUILD_JAVA=OFF -DBUILD_opencv_js=OFF -DBUILD_opencv_python3=OFF \
    -DBUILD_PROTOBUF=OFF -DPROTOBUF_UPDATE_FILES=ON -DProtobuf_PROTOC_EXECUTABLE=/usr/bin/protoc \
    -DProtobuf_LIBRARY="$prefix/lib/libprotobuf.a" -DProtobuf_INCLUDE_DIR="$prefix/include" \
    -DBUILD_ZLIB=OFF -DZLIB_LIBRARY="$prefix/lib/libzlib.a" -DZLIB_INCLUDE_DIR="$prefix/include" \
    -DCPU_BASELINE= -DCPU_DISPATCH= -DCV_ENABLE_INTRINSICS=ON -DWITH_ADE=OFF -DWITH_EIGEN=OFF \
    -DWITH_IPP=OFF -DWITH_ITT=OFF -DWITH_LAPACK=OFF -DWITH_OPENCL=OFF -DWITH_PTHREADS_PF=OFF -DWITH_QUIRC=OFF \
    -DWITH_TBB=OFF -DWITH_OPENEXR=OFF -DWITH_JPEG=OFF -DWITH_PNG=OFF -DWITH_TIFF=OFF -DWITH_WEBP=OFF \
    -DWITH_JASPER=OFF -DWITH_OPENJPEG=OFF -DWITH_VULKAN=OFF -DOPENCV_DNN_OPENCL=OFF -DCV_TRACE=OFF -DENABLE_PIC=OFF
