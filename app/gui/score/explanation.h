// What the dispute page explains, to be shared as a text or a picture.
#pragma once

#include "app/gui/score/claim_model.h"
#include "app/gui/score/dispute_model.h"

#include <QImage>
#include <QString>

namespace concord::gui {

// Plain text: headline, verdict, and the current step or, if that is not a single item, its reason and the steps
// directly below it. If `claim` is not null, it must have an answer and replaces the step. Empty if there are no steps.
QString explanationText(const DisputeModel& dispute, const ClaimModel* claim = nullptr);
// explanationText() as a picture, with the cells in question highlighted on the board; 1080 pixels wide, always in the
// light theme.
QImage explanationPicture(const DisputeModel& dispute, const ClaimModel* claim = nullptr);

// The title without its full stop, where more text follows it.
QString withoutStop(const QString& title);

// A line as a screen reader says it: "Low tree: c2. 1 point. A tree of height 1 ... Rulebook, page 8."
QString spokenLine(const QString& title, int points, const QString& reason, const QString& rule);

}  // namespace concord::gui
