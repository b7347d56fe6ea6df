// What the dispute page explains, to be shared as a text or a picture.
#pragma once

#include "app/gui/score/claim_model.h"
#include "app/gui/score/dispute_model.h"

#include <QImage>
#include <QString>

namespace concord::gui {

// The verdict and the current step, or what it consists of; plain text. claim: shared instead of the step; it has
// an answer. May be null.
QString explanationText(const DisputeModel& dispute, const ClaimModel* claim = nullptr);

// A line as a screen reader says it: "Low tree: c2. 1 point. A tree of height 1 ... Rulebook, page 8."
QString spokenLine(const QString& title, int points, const QString& reason, const QString& rule);

// The same with the board, its cells lit; 1080 pixels wide, always in light colours.
QImage explanationPicture(const DisputeModel& dispute, const ClaimModel* claim = nullptr);

}  // namespace concord::gui
