// The texts of a widget, set again when the language changes while the program runs:
//     m_texts.put([this] { m_save->setText(tr("&Save")); });
// and changeEvent() calls retranslate() on QEvent::LanguageChange.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace concord::gui {

class LanguageTexts {
public:
    void put(std::function<void()> texts) {
        texts();
        m_texts.push_back(std::move(texts));
    }
    void retranslate() const {
        for (const auto& texts : m_texts) {
            texts();
        }
    }

private:
    std::vector<std::function<void()>> m_texts;
};

}  // namespace concord::gui
