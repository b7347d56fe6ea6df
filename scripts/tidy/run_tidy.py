"""Runs clang-tidy on sources: run_tidy.py BUILD MODULE < list of sources. One that passed is not checked again until it, a
header of ours that it includes, its compile command or the checks change; so a run that was stopped goes on where it was."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

INCLUDED = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)

# With C++20's modules on, clang-tidy 14 preprocesses all headers twice.
WITHOUT_MODULES = "--extra-arg=-Xclang", "--extra-arg=-fno-cxx-modules"


def own_files(source, known):
    """The source and the headers of ours that it includes, directly or not. Their paths start from the project's root."""
    found, waiting = set(), [source]
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        if file not in known:
            content = pathlib.Path(file).read_bytes()
            headers = (header.decode() for header in INCLUDED.findall(content))
            known[file] = hashlib.sha256(content).hexdigest(), [header for header in headers if os.path.exists(header)]
        found.add(file)
        waiting += known[file][1]
    return sorted(found)


def main():
    build, module = sys.argv[1:]
    root = os.getcwd()
    commands = {os.path.relpath(entry["file"], root): entry["command"]
                for entry in json.loads(pathlib.Path(build, "compile_commands.json").read_text())}
    # Sources that this build has: not those for other systems, and no fuzzers.
    sources = [source for source in sys.stdin.read().split() if source in commands]
    checks = "".join(pathlib.Path(file).read_text() for file in (".clang-tidy", "scripts/tidy/own_declarations.cpp"))
    known = {}

    def passed(source):
        key = hashlib.sha256((checks + commands[source]).encode())
        for file in own_files(source, known):
            key.update((file + known[file][0]).encode())
        return pathlib.Path(build, "tidy", key.hexdigest())

    stamps = {source: passed(source) for source in sources}
    waiting = [source for source in sources if not stamps[source].exists()]
    print(f"Checking {len(waiting)} sources; {len(sources) - len(waiting)} passed before and have not changed", flush=True)
    pathlib.Path(build, "tidy").mkdir(exist_ok=True)

    def check(source):
        return subprocess.run(
            ["clang-tidy-14", "-p", build, "--quiet", f"--load={module}", "--checks=concord-own-declarations",
             "--extra-arg=-Wno-unknown-warning-option", *WITHOUT_MODULES, source], capture_output=True, text=True)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        running = {pool.submit(check, source): source for source in waiting}
        for done in concurrent.futures.as_completed(running):
            result = done.result()
            if result.returncode == 0:
                stamps[running[done]].touch()
                continue
            failed += 1
            complaints = [line for line in result.stderr.splitlines() if not re.search("generated|treated as error", line)]
            print(f"{running[done]}:", result.stdout, *complaints, sep="\n", flush=True)
    if failed:
        sys.exit(f"clang-tidy: {failed} of {len(waiting)} sources have findings")


main()
