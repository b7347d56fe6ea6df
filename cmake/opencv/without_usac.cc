// In place of OpenCV's newer robust estimators (modules/calib3d/src/usac), which nobody calls here: RANSAC and least
// squares are older ones. A linker cannot tell, as a number chooses between them, and would take them all, with flann.
// scripts/web_dependencies.sh puts it there.
#include "../precomp.hpp"
#include "../usac.hpp"

namespace cv {
namespace usac {

namespace {

[[noreturn]] void refuse() { CV_Error(::cv::Error::StsNotImplemented, "built without USAC"); }

}  // namespace

Mat findHomography(InputArray, InputArray, int, double, OutputArray, const int, const double) { refuse(); }
Mat findFundamentalMat(InputArray, InputArray, int, double, double, int, OutputArray) { refuse(); }
bool solvePnPRansac(InputArray, InputArray, InputArray, InputArray, OutputArray, OutputArray, bool, int, float, double,
                    OutputArray, int) {
    refuse();
}
Mat findEssentialMat(InputArray, InputArray, InputArray, int, double, double, OutputArray) { refuse(); }
Mat estimateAffine2D(InputArray, InputArray, OutputArray, int, double, int, double, int) { refuse(); }
void saveMask(OutputArray, const std::vector<bool>&) { refuse(); }
void setParameters(Ptr<Model>&, EstimationMethod, const UsacParams&, bool) { refuse(); }
bool run(const Ptr<const Model>&, InputArray, InputArray, int, Ptr<RansacOutput>&, InputArray, InputArray, InputArray,
         InputArray) {
    refuse();
}

}  // namespace usac
}  // namespace cv
