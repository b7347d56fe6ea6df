// Counters for the plants of several owners: owners across with coloured heads, kinds of plants down.
#pragma once

#include "app/gui/renature/counter.h"
#include "scoring/renature/plants.h"

#include <QLabel>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace concord::gui {

class PlantGrid : public QWidget {
    Q_OBJECT

public:
    struct Owner {
        QString name;    // in the head
        QString spoken;  // for screen readers and the tooltip of the head: "Ann (blue)"
        QColor colour;

        friend bool operator==(const Owner&, const Owner&) = default;
    };

    // mayBeUnknown: a counter may show that its count is unknown.
    explicit PlantGrid(bool mayBeUnknown, QWidget* parent = nullptr);

    void setOwners(const std::vector<Owner>& owners);
    // counts: nothing if unknown.
    void setCounts(int owner, const std::optional<renature::PlantCounts>& counts);
    renature::PlantCounts counts(int owner) const;  // unknown ones count as 0
    Counter* counter(int owner, renature::PlantKind plant) const;
    // Beneath the counters of an owner. text: what the plants are worth, struck out if they do not count. note: small,
    // beside the text.
    void setFoot(int owner, const QString& text, const QString& note, bool struck);
    // How many times larger than usual the texts, pictures and counters are.
    void setScale(double scale);

    QSize minimumSizeHint() const override;

signals:
    void countChanged();  // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Column {
        QLabel* head = nullptr;
        std::array<Counter*, renature::plantKinds> counters{};
        QLabel* foot = nullptr;
    };

    Column makeColumn(int place);
    void setTexts();
    void drawPlants();

    bool m_mayBeUnknown;
    double m_scale = 1;
    QGridLayout* m_grid;
    std::array<QLabel*, renature::plantKinds> m_pictures{};
    std::array<QLabel*, renature::plantKinds> m_names{};
    std::vector<Owner> m_owners;
    std::vector<Column> m_columns;  // one per owner; further columns, left from earlier owners, are hidden
};

}  // namespace concord::gui
