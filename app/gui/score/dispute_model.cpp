#include "app/gui/score/dispute_model.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/translation.h"
#include "app/text/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace concord::gui {

namespace {

QString number(int value) { return QLocale().toString(value); }

}  // namespace

DisputeModel::DisputeModel(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &DisputeModel::refresh);
    connect(&document, &Document::replaced, this, [this] {
        m_player = 0;
        m_current = 0;
    });
    refresh();
}

void DisputeModel::choose(int player, std::string_view row) {
    m_player = player;
    m_row = row;
    m_current = 0;
    refresh();
}

void DisputeModel::refresh() {
    m_steps = m_document.isOpen() && m_player < m_document.playerCount() ? stepsNow() : std::vector<DisputeStep>();
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_steps.size()) - 1));
    emit changed();
    emit currentChanged();
}

std::string_view DisputeModel::row() const {
    const ScoreTable& score = m_document.score();
    return score.rows.empty() || score.rowOf(m_row) ? m_row : score.rows.front().id;
}

const PlayerColumn& DisputeModel::score() const {
    return m_document.score().players.at(static_cast<std::size_t>(m_player));
}

bool DisputeModel::hasBoard() const {
    return hasSteps() && m_document.isHarmonies() && m_document.harmoniesPlayer(m_player).board.has_value();
}

std::optional<int> DisputeModel::claimedAt(std::size_t row) const {
    const auto claims = m_document.game().module().claims(m_document.game());
    const std::vector<Claim>& ofPlayer = claims.at(static_cast<std::size_t>(m_player));
    const auto found = std::ranges::find(ofPlayer, m_document.score().rows.at(row).id, &Claim::row);
    return found == ofPlayer.end() ? std::nullopt : std::optional(found->points);
}

std::optional<int> DisputeModel::claimed() const { return hasSteps() ? claimedAt(rowIndex()) : std::nullopt; }

int DisputeModel::computed() const { return hasSteps() ? score().values.at(rowIndex()).points : 0; }

QString DisputeModel::rowName() const {
    return hasSteps() ? words::rowName(m_document.score().rows.at(rowIndex())) : QString();
}

QString DisputeModel::headline() const {
    return hasSteps() ? tr("%1: %2").arg(QString::fromStdString(m_document.player(m_player).name), rowName())
                      : QString();
}

QString DisputeModel::verdict() const {
    const std::optional<int> onPaper = claimed();
    if (!onPaper) {
        return tr("Concord counts %1.").arg(number(computed()));
    }
    const int difference = *onPaper - computed();
    if (difference == 0) {
        return tr("The paper says %1, and so does Concord.").arg(number(*onPaper));
    }
    const QString both = difference > 0 ? tr("The paper says %1, Concord counts %2: %3 too many on the paper.")
                                        : tr("The paper says %1, Concord counts %2: %3 too few on the paper.");
    return both.arg(number(*onPaper), number(computed()), number(std::abs(difference)));
}

std::vector<DisputeStep> DisputeModel::explained() const {
    if (!hasSteps() || step().isItem) {
        return hasSteps() ? std::vector{step()} : std::vector<DisputeStep>();
    }
    std::vector<DisputeStep> below;
    for (auto i = static_cast<std::size_t>(m_current) + 1; i < m_steps.size() && m_steps[i].level > step().level; ++i) {
        if (m_steps[i].level == step().level + 1) {
            below.push_back(m_steps[i]);
        }
    }
    return below;
}

void DisputeModel::goTo(int step) {
    if (step >= 0 && step < static_cast<int>(m_steps.size()) && step != m_current) {
        m_current = step;
        emit currentChanged();
    }
}

std::vector<std::size_t> DisputeModel::partsOf(std::size_t row) const {
    std::vector<std::size_t> parts;
    for (const std::string_view id : m_document.score().rows.at(row).parts) {
        if (const std::optional<std::size_t> part = m_document.score().rowOf(id)) {
            // The total may be a sum of sums; only the innermost rows have lines.
            const std::vector<std::size_t> below = partsOf(*part);
            parts.insert(parts.end(), below.begin(), below.end());
            if (below.empty()) {
                parts.push_back(*part);
            }
        }
    }
    return parts;
}

std::vector<DisputeStep> DisputeModel::stepsNow() const {
    const std::size_t row = rowIndex();
    const std::vector<std::size_t> parts = partsOf(row);
    if (parts.empty()) {
        const std::vector<DisputeStep> lines = lineSteps(row, 1);
        std::vector<DisputeStep> steps{rowStep(row, 0, lines)};
        steps.insert(steps.end(), lines.begin(), lines.end());
        return steps;
    }
    std::vector<DisputeStep> below;
    for (const std::size_t part : parts) {
        const std::vector<DisputeStep> lines = lineSteps(part, 2);
        if (!lines.empty()) {
            below.push_back(rowStep(part, 1, lines));
            below.insert(below.end(), lines.begin(), lines.end());
        }
    }
    std::vector<DisputeStep> steps{rowStep(row, 0, below)};
    steps.front().reason = sumInWords(parts);
    steps.front().light = {};  // the whole board: nothing is highlighted
    steps.insert(steps.end(), below.begin(), below.end());
    return steps;
}

DisputeStep DisputeModel::rowStep(std::size_t row, int level, const std::vector<DisputeStep>& lines) const {
    DisputeStep step;
    step.level = level;
    step.points = score().values.at(row).points;
    step.title = words::rowName(m_document.score().rows.at(row));
    const std::optional<int> onPaper = claimedAt(row);
    const bool hasBoard = m_document.isHarmonies() && m_document.harmoniesPlayer(m_player).board;
    if (level > 0 && onPaper && *onPaper != step.points) {
        step.reason = tr("The paper says %1.").arg(number(*onPaper));
    } else if (lines.empty()) {
        step.reason = hasBoard                                  ? tr("Nothing on the board counts for this row.")
                      : extrasOf(m_document.game()).hasBoards() ? tr("There is no board and no number for it.")
                                                                : tr("There is no number for it.");
    }
    for (const DisputeStep& line : lines) {
        step.light.highlighted.insert(step.light.highlighted.end(), line.light.highlighted.begin(),
                                      line.light.highlighted.end());
    }
    return step;
}

std::vector<DisputeStep> DisputeModel::lineSteps(std::size_t row, int level) const {
    std::vector<DisputeStep> steps;
    for (std::size_t i = 0; i < score().lines.size(); ++i) {
        const ScoreLine& line = score().lines[i];
        if (line.row == row) {
            const ExplainedLine explained =
                extrasOf(m_document.game()).explained(m_document, m_player, i, currentLanguage());
            DisputeStep& step = steps.emplace_back();
            step.level = level;
            step.isItem = true;
            step.points = line.points;
            step.title = explained.title;
            step.reason = explained.reason;
            step.rule = explained.rule;
            step.light = {
                .highlighted = explained.cells, .supporting = explained.supporting, .isPath = explained.isPath};
        }
    }
    return steps;
}

QString DisputeModel::sumInWords(const std::vector<std::size_t>& parts) const {
    QStringList terms;
    for (const std::size_t part : parts) {
        terms << QStringLiteral("%1 %2").arg(words::rowName(m_document.score().rows.at(part)),
                                             number(score().values.at(part).points));
    }
    return terms.join(QStringLiteral(" + "));
}

}  // namespace concord::gui
