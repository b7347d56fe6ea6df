# Run by cpack before it packs: Debian wants manual pages compressed, always to the same bytes.
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/share/man/*.1)
foreach(page IN LISTS pages)
    execute_process(COMMAND gzip -9 --no-name --force ${page} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
