"""Headers that many sources include, parsed once for all of them: a precompiled header for the sources with Qt, one for the
others. Without it clang-tidy spends most of its time on the same headers again and again."""
import collections
import os
import pathlib
import re
import subprocess

OWN = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
OTHERS = re.compile(r"^\s*#\s*include\s*<([^>]+)>", re.MULTILINE)

# A header counts as shared from this number of sources on.
LEAST = 8

# With C++20's modules on, clang-tidy 14 preprocesses all headers twice. Programs and libraries differ in position-independent
# code, which a precompiled header must not.
COMMON = "-Xclang", "-fno-cxx-modules", "-fPIC", "-Wno-unknown-warning-option"


class Headers:
    """Which headers of ours and of others a source includes, directly or not. Paths of ours start from the project's root."""

    def __init__(self):
        self.read = {}

    def of(self, source):
        own, others, waiting = set(), set(), [source]
        while waiting:
            file = waiting.pop()
            if file in own:
                continue
            if file not in self.read:
                text = pathlib.Path(file).read_text()
                self.read[file] = [header for header in OWN.findall(text) if os.path.exists(header)], OTHERS.findall(text)
            own.add(file)
            waiting += self.read[file][0]
            others.update(self.read[file][1])
        return own, others


def uses_qt(command):
    return "-DQT_CORE_LIB" in command


def precompiled(build, command):
    """The name of the file that sources with this compile command start from."""
    return pathlib.Path(build, "tidy", "qt.pch" if uses_qt(command) else "others.pch")


def precompile(build, commands, with_qt):
    """Writes the file for the sources with Qt or for the others, from `commands` of all sources."""
    headers, counts, options, kept = Headers(), collections.Counter(), {}, []
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
        kept = kept or [word for word in words if re.match("-(U|O|f|std)", word)]
    shared = sorted(header for header, count in counts.items() if count >= LEAST)
    shared.sort(key=lambda header: header.startswith("Q"))  # Qt last: it defines words such as "slots"
    file = precompiled(build, "-DQT_CORE_LIB" if with_qt else "")
    listed = file.with_suffix(".h")
    listed.write_text("".join(f"#if __has_include(<{header}>)\n#include <{header}>\n#endif\n" for header in shared))
    subprocess.run(["clang++-14", "-x", "c++-header", *kept, *(word for option in options.values() for word in option),
                    *COMMON, "-Xclang", "-fpch-instantiate-templates", "-w", listed, "-o", file], check=True)
