// Numbers as people read them, in the user's language: both programs write each kind in one way.
#pragma once

#include <QString>

namespace concord::text {

// "62 %", without decimals, for a share of at most 1; "100 %" only if it is 1. The space does not break.
QString percent(double share);
// The share of a whole; a dash if the whole is 0.
QString percentOf(int part, int whole);

// "53.2"; a dash if there is nothing to average.
QString average(double value, int count);

}  // namespace concord::text
