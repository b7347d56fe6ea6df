# Fuzzes the reader of messages from phones, see scripts/fuzz.sh.
target_compile_options(concord_phone_messages PRIVATE -fsanitize=fuzzer-no-link ${fuzz_sanitizers})

add_executable(fuzz_phone_message fuzz_phone_message.cpp)
target_compile_options(fuzz_phone_message PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_options(fuzz_phone_message PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_libraries(fuzz_phone_message PRIVATE concord_phone_messages concord_compiler)
