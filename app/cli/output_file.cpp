#include "app/cli/output_file.h"

#include <QCoreApplication>

#include <ostream>
#include <system_error>
#include <utility>

namespace concord::cli {

namespace {

struct OutputFile {
    Q_DECLARE_TR_FUNCTIONS(OutputFile)
};

// Runs the action and rethrows its errors as OutputError, naming the file. expectation: the message, in which %1 is the
// system's reason.
template <typename Action>
void namingFile(const std::string& file, Action action,
                const char* expectation = CONCORD_TEXT("expected a file that can be written: %1")) {
    try {
        action();
    } catch (const std::system_error& error) {
        throw OutputError(file, {{}, {expectation, {error.code().message()}}});
    } catch (const InputError& error) {
        throw OutputError(file, error);
    }
}

}  // namespace

Output::Output(std::string file) : m_name(std::move(file)) {
    namingFile(m_name, [&] { m_file = std::make_unique<files::FileWriter>(m_name); });
}

void Output::write(std::string_view bytes) {
    if (m_out != nullptr) {
        *m_out << bytes;
    } else {
        namingFile(m_name, [&] { m_file->write(bytes); });
    }
}

void Output::commit() {
    if (m_file) {
        namingFile(m_name, [&] { m_file->commit(); });
    }
}

void Outputs::addInput(const std::string& file) {
    if (file == "-") {
        m_protectedFiles.inputs.addOpen(m_streams.inDescriptor);
    } else {
        m_protectedFiles.inputs.add(file);
    }
}

void Outputs::expectReplaceable(const std::string& file, files::Kind kind) const {
    namingFile(file, [&] {
        if (isStandardOutput(file)) {
            files::expectNotProtected(m_streams.outDescriptor, m_protectedFiles);
        } else {
            const auto replace = m_force ? files::Replace::AnyKind : files::Replace::SameKindSuggestForce;
            files::expectReplaceable(file, kind, m_protectedFiles, replace);
        }
    });
}

void Outputs::reserve(const std::string& file, files::Kind kind) {
    expectReplaceable(file, kind);
    if (!isStandardOutput(file)) {
        m_protectedFiles.outputs.add(file);
    } else if (std::exchange(m_onStandardOutput, true)) {
        throw OutputError(file, {{}, {CONCORD_TEXT("expected a separate file for each output"), {}}});
    }
}

Output Outputs::open(const std::string& file) const {
    if (isStandardOutput(file)) {
        return Output(m_streams.out);
    }
    return Output(file);
}

void Outputs::write(const std::string& file, std::string_view bytes) const {
    Output output = open(file);
    output.write(bytes);
    output.commit();
}

bool Outputs::isStandardOutput(const std::string& file) const {
    if (file == "-") {
        return true;
    }
    try {
        const int descriptor = files::targetOf(file).descriptor;
        return descriptor >= 0 && descriptor == m_streams.outDescriptor;
    } catch (const std::system_error&) {
        return false;
    }
}

bool Outputs::isFile(const std::string& file) {
    try {
        return file != "-" && !files::targetOf(file).writeDirectly;
    } catch (const std::system_error&) {
        return false;
    }
}

CLI::Option* addForceOption(CLI::App& command, bool& force) {
    return command.add_flag("--force", force,
                            utf8(OutputFile::tr("Replace a file of any kind; an input is never replaced")));
}

void makeFolder(const std::string& folder) {
    namingFile(
        folder, [&] { files::makeFolder(folder); }, CONCORD_TEXT("expected a folder that can be created: %1"));
}

}  // namespace concord::cli
