// All objects in front of the camera.
#pragma once

#include "tools/drawing/camera.h"
#include "tools/drawing/grid.h"
#include "tools/drawing/light.h"
#include "tools/drawing/shapes.h"

#include <memory>
#include <utility>
#include <vector>

namespace concord::drawing {

class Scene {
public:
    explicit Scene(const Camera& sceneCamera) : camera(sceneCamera) {}

    // The table, a rotated rectangle, and the floor visible beyond it.
    struct TableTop {
        const Material* material = nullptr;
        const Material* floor = nullptr;
        Point centre;
        Point half{5000, 5000};
        Rotation turn;
    };

    // Takes ownership of the material.
    template <typename T>
    const T* own(std::unique_ptr<T> material) {
        const T* raw = material.get();
        m_materials.push_back(std::move(material));
        return raw;
    }
    template <typename T, typename... Args>
    const T* make(Args&&... args) {
        return own(std::make_unique<T>(std::forward<Args>(args)...));
    }

    int add(Shape shape) {
        shapes.push_back(std::move(shape));
        return static_cast<int>(shapes.size()) - 1;
    }
    // Must be called once, after all shapes were added and before rays are traced.
    void finish() { m_grid = Grid(shapes); }

    const Material& materialOf(const Hit& hit) const {
        if (hit.shape < 0)
            return hit.shape == tableShape ? *table.material : *table.floor;
        return *shapes[static_cast<std::size_t>(hit.shape)].material;
    }

    // Finds the first object on the ray, including table and floor; false if there is none. skip: index of a shape that
    // the ray passes through, here and below.
    bool traceRay(const Ray& ray, Hit& hit, int skip = -1) const;
    // The share of light along the ray that reaches its origin, past everything but table and floor. Glass lets some of
    // it pass. skip, through: indices of shapes that cast no shadow.
    Rgb lightAlong(const Ray& ray, int skip, int through = -1) const;

    static constexpr int tableShape = -1;
    static constexpr int floorShape = -2;

    Camera camera;
    TableTop table;
    std::vector<Shape> shapes;
    Lighting lighting;

private:
    std::vector<std::unique_ptr<Material>> m_materials;
    Grid m_grid;
};

}  // namespace concord::drawing
