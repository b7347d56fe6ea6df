// Writes games into a record until it is killed or done; a program of its own for the tests of what
// happens to records.
//
//   record_writer RECORD NAME COUNT     records COUNT games of NAME, writes the number of each to standard output
//   record_writer RECORD look           writes how many games there are
#include "record_support.h"

#include <QCoreApplication>

#include <iostream>

namespace {

int write(const concord::record::Location& location, const std::string& name, int count) {
    concord::record::Store store(location);
    for (int i = 0; i < count; ++i) {
        const auto number = store.record(concord::record::gameOfTrees({{name, i % 50}, {"Everybody", 3}}));
        std::cout << number << std::endl;  // each at once: the reader may kill us
    }
    return 0;
}

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const std::vector<std::string> args(argv + 1, argv + argc);
    try {
        const auto location = concord::record::Location::of(QString::fromStdString(args.at(0)));
        if (args.at(1) == "look") {
            std::cout << concord::record::Store(location).history().size() << std::endl;
            return 0;
        }
        return write(location, args.at(1), std::stoi(args.at(2)));
    } catch (const std::exception& error) {
        std::cerr << error.what() << std::endl;
        return 2;
    }
}
