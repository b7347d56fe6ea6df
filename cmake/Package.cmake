# cpack -G DEB: a package for Debian. dpkg-shlibdeps finds the libraries; what is only loaded while the
# programs run has to be named.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME concord)
set(CPACK_PACKAGE_CONTACT "Concord authors <concord@concord.invalid>" CACHE STRING "Who builds packages")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/PackageManual.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Concord reads a finished board of the game Harmonies from one photo, stack
heights included, counts it, and shows for every point which rule gave or
denied it. Boards can be built and corrected by hand, disputes settled row by
row, and games recorded.
.
This package holds the window (concord-app) and the command line (concord).")

set(loadedWhileRunning
    gstreamer1.0-plugins-base  # the camera: pictures converted and scaled
    gstreamer1.0-plugins-good  # the camera: v4l2, motion JPEG
    libqt6sql6-psql            # the record of games on a server
    libqt6sql6-sqlite          # the record of games in a file
    libqt6svg6                 # icons of the desktop's theme
    qt6-translations-l10n      # the words of Qt's own dialogs
)
list(JOIN loadedWhileRunning ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
# A font with Japanese, and windows on Wayland without X between.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-ipafont-gothic | fonts-noto-cjk | fonts-vlgothic, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "gstreamer1.0-pipewire")

include(CPack)
