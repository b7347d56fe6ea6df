"""Runs clang-tidy on sources: run_tidy.py BUILD MODULE [SECONDS] < list of sources. A source that passed is not checked
again until it, a header of ours that it includes, its compile command or the checks change. So an interrupted run can
be continued. Sources whose turn has not come after SECONDS are left out, with a message."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

import shared_headers

# The analyzer follows at most this many steps through a function, not the default of 225,000: only tests need more, as
# it tries all combinations of their expectations, which took half of all the time.
STEP_LIMIT = "-Xclang", "-analyzer-config", "-Xclang", "max-nodes=40000"


def main():
    build, module, *seconds = sys.argv[1:]
    end = time.monotonic() + float(*seconds or ["inf"])
    root = os.getcwd()
    commands = {os.path.relpath(entry["file"], root): entry["command"]
                for entry in json.loads(pathlib.Path(build, "compile_commands.json").read_text())}
    requested = sys.stdin.read().split()
    sources = [source for source in requested if source in commands]
    if left_out := sorted(set(requested) - set(sources)):
        print("Left out, as this build lacks them (for browsers, fuzzers):", *left_out)
    checks = "".join(pathlib.Path(file).read_text() for file in (".clang-tidy", "scripts/tidy/own_declarations.cpp"))
    checks += " ".join(STEP_LIMIT)
    headers, hashes = shared_headers.Headers(), {}

    def content_hash(file):
        if file not in hashes:
            hashes[file] = hashlib.sha256(pathlib.Path(file).read_bytes()).hexdigest()
        return hashes[file]

    def stamp_path(source):
        key = hashlib.sha256((checks + commands[source]).encode())
        for file in sorted(headers.of(source)[0]):
            key.update((file + content_hash(file)).encode())
        return pathlib.Path(build, "tidy", key.hexdigest())

    stamps = {source: stamp_path(source) for source in sources}
    waiting = [source for source in sources if not stamps[source].exists()]
    print(f"Checking {len(waiting)} sources; {len(sources) - len(waiting)} passed before and have not changed",
          flush=True)
    pathlib.Path(build, "tidy").mkdir(exist_ok=True)

    def check(source):
        if time.monotonic() > end:
            return None
        header = os.path.abspath(shared_headers.precompiled(build, commands[source]))
        arguments = *shared_headers.COMMON, *STEP_LIMIT, "-include-pch", header
        return subprocess.run(
            ["clang-tidy-14", "-p", build, "--quiet", f"--load={module}", "--checks=concord-own-declarations",
             *(f"--extra-arg={argument}" for argument in arguments), source], capture_output=True, text=True)

    failed = late = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        kinds = {shared_headers.uses_qt(commands[source]) for source in waiting}
        list(pool.map(lambda with_qt: shared_headers.precompile(build, commands, with_qt), kinds))
        running = {pool.submit(check, source): source for source in waiting}
        for done in concurrent.futures.as_completed(running):
            result = done.result()
            if result is None:
                late += 1
                continue
            if result.returncode == 0:
                stamps[running[done]].touch()
                continue
            failed += 1
            errors = [line for line in result.stderr.splitlines() if not re.search("generated|treated as error", line)]
            print(f"{running[done]}:", result.stdout, *errors, sep="\n", flush=True)
    if late:
        print(f"Left out, as the time is over: {late} of {len(waiting)} sources; scripts/check_all.sh tidy checks all")
    if failed:
        sys.exit(f"clang-tidy: {failed} of {len(waiting)} sources have findings")


main()
