// Registers the kinds of layers that the networks have. OpenCV's own initializeLayerFactory() registers more than a
// hundred, with all their code; the linker takes the one below instead. A network with another layer fails to load,
// which the comparison with the native program shows.
#include <opencv2/dnn/all_layers.hpp>
#include <opencv2/dnn/layer.details.hpp>

namespace cv::dnn {
CV__DNN_INLINE_NS_BEGIN

// Both are declared in OpenCV's sources, and in no header that is installed.
Mutex& getInitializationMutex();
void initializeLayerFactory();

Mutex& getInitializationMutex() {
    static Mutex mutex;
    return mutex;
}

void initializeLayerFactory() {
    CV_DNN_REGISTER_LAYER_CLASS(BatchNorm, BatchNormLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Concat, ConcatLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Const, ConstLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Convolution, ConvolutionLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Eltwise, EltwiseLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Flatten, FlattenLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Identity, BlankLayer);
    CV_DNN_REGISTER_LAYER_CLASS(InnerProduct, InnerProductLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Permute, PermuteLayer);
    CV_DNN_REGISTER_LAYER_CLASS(ReLU, ReLULayer);
    CV_DNN_REGISTER_LAYER_CLASS(Reshape, ReshapeLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Resize, ResizeLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Scale, ScaleLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Slice, SliceLayer);
    CV_DNN_REGISTER_LAYER_CLASS(Split, SplitLayer);
}

CV__DNN_INLINE_NS_END
}  // namespace cv::dnn
