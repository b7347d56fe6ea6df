# Installs into an empty folder and checks what is there.
#   cmake -DBUILD= -DTREE= -DID= -DVERSION= -DSAMPLES= -DMANUAL= -P installed_tree.cmake
cmake_minimum_required(VERSION 3.25)

function(run_and_get output)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE out ERROR_VARIABLE out RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(SEND_ERROR "${ARGN}: status ${status}\n${out}")
    endif()
    set(${output} "${out}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${TREE})
run_and_get(ignored ${CMAKE_COMMAND} --install ${BUILD} --prefix ${TREE})

set(share
    applications/${ID}.desktop
    bash-completion/completions/concord
    bash-completion/completions/concord-app
    doc/concord/LICENSE
    doc/concord/copyright
    icons/hicolor/scalable/apps/${ID}.svg
    metainfo/${ID}.metainfo.xml
    mime/packages/${ID}.xml
)
list(TRANSFORM share PREPEND share/)
set(expected bin/concord bin/concord-app libexec/concord/concord-decode ${share})
file(GLOB_RECURSE found RELATIVE ${TREE} ${TREE}/*)
list(SORT expected)
list(FILTER found EXCLUDE REGEX "^share/man/")
list(SORT found)
if(NOT found STREQUAL expected)
    message(SEND_ERROR "installed are\n${found}\nexpected were\n${expected}")
endif()

foreach(program concord concord-app)
    run_and_get(version ${TREE}/bin/${program} --version)
    if(NOT version MATCHES "${VERSION}")
        message(SEND_ERROR "${program} --version: expected ${VERSION}, got ${version}")
    endif()
endforeach()

if(MANUAL)
    include(${CMAKE_CURRENT_LIST_DIR}/manual_pages.cmake)
endif()

# Photos are decoded by a separate program: if it is broken, no photo is decoded; if it is missing, concord decodes them
# itself.
set(photo ${SAMPLES}/photos/easy/dev_018.jpg)
set(decoder ${TREE}/libexec/concord/concord-decode)
run_and_get(ignored ${TREE}/bin/concord read ${photo})
file(REMOVE ${decoder})
run_and_get(ignored ${TREE}/bin/concord read ${photo})
file(WRITE ${decoder} "#!/bin/sh\n")
file(CHMOD ${decoder} PERMISSIONS OWNER_READ OWNER_EXECUTE)
execute_process(COMMAND ${TREE}/bin/concord read ${photo} ERROR_VARIABLE complaint RESULT_VARIABLE status)
if(NOT (status EQUAL 2 AND complaint MATCHES "the decoder is not running"))
    message(SEND_ERROR "concord read without a decoder that runs: status ${status}, ${complaint}")
endif()

# The desktop file names the installed program and icon, and has its texts in every language of the window.
file(READ ${TREE}/share/applications/${ID}.desktop desktop)
foreach(line "Exec=concord-app %F" "Icon=${ID}")
    string(FIND "${desktop}" "\n${line}\n" place)
    if(place EQUAL -1)
        message(SEND_ERROR "${ID}.desktop: expected the line ${line}")
    endif()
endforeach()
foreach(language de es fr ja ru)
    foreach(key GenericName Comment Keywords)
        if(NOT desktop MATCHES "\n${key}\\[${language}\\]=[^\n]")
            message(SEND_ERROR "${ID}.desktop: expected ${key}[${language}]")
        endif()
    endforeach()
endforeach()
file(READ ${TREE}/share/metainfo/${ID}.metainfo.xml metainfo)
if(NOT metainfo MATCHES "<release version=\"${VERSION}\"")
    message(SEND_ERROR "${ID}.metainfo.xml: expected the release ${VERSION}")
endif()

# The validators are optional: each runs only if it is installed.
find_program(DESKTOP_VALIDATOR desktop-file-validate)
if(DESKTOP_VALIDATOR)
    run_and_get(complaints ${DESKTOP_VALIDATOR} ${TREE}/share/applications/${ID}.desktop)
    if(complaints)
        message(SEND_ERROR "${complaints}")
    endif()
endif()
find_program(METAINFO_VALIDATOR appstreamcli)
if(METAINFO_VALIDATOR)
    run_and_get(ignored ${METAINFO_VALIDATOR} validate --no-net ${TREE}/share/metainfo/${ID}.metainfo.xml)
endif()
find_program(MIME_UPDATER update-mime-database)
if(MIME_UPDATER)
    run_and_get(ignored ${MIME_UPDATER} ${TREE}/share/mime)
    file(READ ${TREE}/share/mime/globs2 globs)
    if(NOT globs MATCHES "application/x-concord-game\\+json:\\*\\.concord\\.json")
        message(SEND_ERROR "the type of games is not known to update-mime-database: ${globs}")
    endif()
endif()
