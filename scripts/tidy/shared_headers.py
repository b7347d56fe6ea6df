"""Precompiles the headers that many sources include, into one file for the sources with Qt and one for the others.
Without these, clang-tidy spends most of its time on parsing the same headers again and again."""
import collections
import os
import pathlib
import re
import subprocess

OWN_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
OTHER_INCLUDE = re.compile(r"^\s*#\s*include\s*<([^>]+)>", re.MULTILINE)

# A header is shared if at least this many sources include it.
MIN_SOURCES = 8

# With C++20's modules on, clang-tidy 14 preprocesses all headers twice. A precompiled header fits only sources that
# agree on position-independent code; programs and libraries do not, so all are parsed with -fPIC.
COMMON = "-Xclang", "-fno-cxx-modules", "-fPIC", "-Wno-unknown-warning-option"


class Headers:
    """Which headers, our own and others, a source includes, directly or not. Paths of our own start from the project's
    root."""

    def __init__(self):
        self.includes = {}  # of each file that was read: own headers, others

    def of(self, source):
        own, others, waiting = set(), set(), [source]
        while waiting:
            file = waiting.pop()
            if file in own:
                continue
            if file not in self.includes:
                text = pathlib.Path(file).read_text()
                own_headers = [header for header in OWN_INCLUDE.findall(text) if os.path.exists(header)]
                self.includes[file] = own_headers, OTHER_INCLUDE.findall(text)
            own.add(file)
            waiting += self.includes[file][0]
            others.update(self.includes[file][1])
        return own, others


def uses_qt(command):
    return "-DQT_CORE_LIB" in command


def precompiled(build, command):
    """The path of the precompiled header for sources with this compile command."""
    return pathlib.Path(build, "tidy", "qt.pch" if uses_qt(command) else "others.pch")


def precompile(build, commands, with_qt):
    """Writes the precompiled header for the sources with Qt or for the others. commands: those of all sources."""
    headers, counts, options, flags = Headers(), collections.Counter(), {}, []
    for source, command in commands.items():
        if uses_qt(command) != with_qt:
            continue
        if os.path.exists(source):
            counts.update(headers.of(source)[1])
        words = command.split()
        for word, following in zip(words, words[1:]):
            if word == "-isystem":
                options[f"{word} {following}"] = (word, following)
            elif re.fullmatch(r"-D(?!CONCORD_)\w+(=\w+)?", word):
                options[word] = (word,)
        flags = flags or [word for word in words if re.match("-(U|O|f|std)", word)]
    shared = sorted(header for header, count in counts.items() if count >= MIN_SOURCES)
    shared.sort(key=lambda header: header.startswith("Q"))  # Qt last: it defines words such as "slots"
    file = precompiled(build, "-DQT_CORE_LIB" if with_qt else "")
    listed = file.with_suffix(".h")
    listed.write_text("".join(f"#if __has_include(<{header}>)\n#include <{header}>\n#endif\n" for header in shared))
    subprocess.run(["clang++-14", "-x", "c++-header", *flags,
                    *(word for option in options.values() for word in option), *COMMON,
                    "-Xclang", "-fpch-instantiate-templates", "-w", listed, "-o", file], check=True)
