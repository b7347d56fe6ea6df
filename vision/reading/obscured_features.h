// Features of a cell that show whether its stack can be seen at all. scripts/train/train_obscured.py fits the decision
// to them.
#pragma once

#include "vision/reading/hypothesis.h"
#include "vision/stacks/top_light.h"

#include <array>
#include <string_view>
#include <vector>

namespace concord::vision {

inline constexpr std::size_t plainFeatureCount = 28;  // without the embedding
inline constexpr std::size_t obscuredFeatureCount = plainFeatureCount + embeddingLength;

using ObscuredFeatures = std::array<double, obscuredFeatureCount>;  // the cell's embedding comes last

// Names of the features before the embedding.
extern const std::array<std::string_view, plainFeatureCount> obscuredFeatureNames;

// The light of the tops as the decision needs it: measured with veils and reflections removed, except burntOut, which
// is measured in the photo as taken.
std::vector<TopLight> lightsOf(const Hypothesis& hypothesis);

// Light of the darkest spots on and around a top, as a fraction of that of a bright surface; high where a veil is left
// after the removal.
double veilOver(const TopLight& top, const Light& light);

// In the order of the cells. lights: from lightsOf; visible: from visibilityIn.
std::vector<ObscuredFeatures> obscuredFeatures(const Hypothesis& hypothesis, const std::vector<TopLight>& lights,
                                               const std::vector<Visibility>& visible);

}  // namespace concord::vision
