#include "app/text/harmonies/claim_text.h"

#include "app/text/words.h"

#include <QCoreApplication>

namespace concord::words {

namespace {

// The context under which these texts are translated: the command that first printed them.
struct WhyCommand {
    Q_DECLARE_TR_FUNCTIONS(WhyCommand)
};

}  // namespace

QString claimTitle(const ClaimAnswer& answer) {
    const QString cells = words::cells(answer.claimed);
    switch (answer.kind) {
        case ClaimKind::Tree:
            return WhyCommand::tr("Claimed as a tree: %1").arg(cells);
        case ClaimKind::Mountain:
            return WhyCommand::tr("Claimed as a mountain: %1").arg(cells);
        case ClaimKind::Field:
            return WhyCommand::tr("Claimed as a field: %1").arg(cells);
        case ClaimKind::Building:
            return WhyCommand::tr("Claimed as a building: %1").arg(cells);
        case ClaimKind::River:
            return WhyCommand::tr("Claimed as a river: %1").arg(cells);
        case ClaimKind::Island:
            return WhyCommand::tr("Claimed as an island: %1").arg(cells);
    }
    return {};
}

QString claimReason(const ClaimAnswer& answer) {
    return QStringLiteral("%1 (%2)").arg(translated(answer.sentence), words::rulebookPage(answer.rule));
}

QString claimVerdict(const ClaimAnswer& answer) {
    return answer.holds ? WhyCommand::tr("The claim holds: %1.").arg(points(answer.points))
                        : WhyCommand::tr("The claim does not hold; it still scores %1.").arg(points(answer.points));
}

}  // namespace concord::words
