// Runs the program `concord` itself, to test what happens only in a process of its own.
#pragma once

#include "tests/app/cli/run.h"

#include <QProcess>

namespace concord::cli {

// Runs a line of bash, in which $concord is the program and $1, $2 ... are the arguments.
inline Outcome runShell(const std::string& line, const std::vector<std::string>& args = {}) {
    QProcess bash;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("concord"), QStringLiteral(CONCORD_PROGRAM));
    bash.setProcessEnvironment(environment);
    QStringList arguments{QStringLiteral("-c"), QString::fromStdString(line), QStringLiteral("bash")};
    for (const std::string& arg : args) {
        arguments << QString::fromStdString(arg);
    }
    bash.start(QStringLiteral("bash"), arguments);
    if (!bash.waitForFinished(-1) || bash.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {bash.exitCode(), bash.readAllStandardOutput().toStdString(), bash.readAllStandardError().toStdString()};
}

}  // namespace concord::cli
