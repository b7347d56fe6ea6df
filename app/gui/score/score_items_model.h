// Every point of one player with its reason: categories with their items, then remarks.
#pragma once

#include "app/gui/document/document.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <vector>

namespace concord::gui {

class ScoreItemsModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::DisplayRole,
        RuleRole = Qt::UserRole,  // the rule in words and its page; empty for a category
        PointsRole,               // int; invalid for a remark
        CellsRole,                // std::vector<Cell>; for a category those of all its items
        IsPathRole,               // bool: the cells are in order from end to end
    };

    explicit ScoreItemsModel(const Document& document, QObject* parent = nullptr);

    void setPlayer(int player);
    void setLanguage(const QString& language);  // of the animals' names: "en", "de" ...
    // The row of the category; invalid when it has no items.
    QModelIndex indexOfCategory(Category category) const;
    // The category it belongs to; nothing for an invalid index and for remarks.
    std::optional<Category> categoryOf(const QModelIndex& index) const;
    std::vector<Cell> cellsOf(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Group {
        std::optional<Category> category;  // nothing: remarks
        int points = 0;
        std::vector<ScoreItem> items;
        QStringList remarks;

        int size() const { return static_cast<int>(items.size()) + static_cast<int>(remarks.size()); }
    };

    void refresh();
    std::vector<Group> groupsNow() const;
    QVariant groupData(const Group& group, int role) const;
    QVariant scoreItemData(const ScoreItem& item, int role) const;
    static QVariant remarkData(const QString& remark, int role);

    const Document& m_document;
    int m_player = 0;
    QString m_language = QStringLiteral("en");
    std::vector<Group> m_groups;
};

}  // namespace concord::gui

Q_DECLARE_METATYPE(std::vector<concord::Cell>)
