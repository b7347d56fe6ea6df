// Writes the texts of the page for one language: write_texts concord_de.ts de.json; the output's name is the language.
// The output is an object from English templates to translations, with a list of plural forms for a counted text. Texts
// of the page and of scores have the context "Message". Texts of other contexts are added where no message has them.
#include "scoring/harmonies/cards.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>
#include <QXmlStreamReader>

#include <map>

namespace {

struct Translation {
    QStringList forms;    // a single text, or one per plural form
    bool counts = false;  // has plural forms
    int rank = 0;         // the lowest wins
};

using Texts = std::map<QString, Translation>;

// Messages come first; a text with a remark for translators is meant for one place, and comes last.
int rankOf(const QString& context, bool hasRemark) { return (context == u"Message" ? 0 : 1) + (hasRemark ? 2 : 0); }

void readMessage(QXmlStreamReader& xml, const QString& context, Texts& texts) {
    Translation translation;
    translation.counts = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
    QString source;
    bool hasRemark = false;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            hasRemark = true;
            xml.skipCurrentElement();
        } else if (xml.name() == u"translation" && !translation.counts) {
            translation.forms << xml.readElementText();
        } else if (xml.name() == u"translation") {
            while (xml.readNextStartElement()) {
                translation.forms << xml.readElementText();
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    translation.rank = rankOf(context, hasRemark);
    if (translation.forms.isEmpty() || translation.forms.contains(QString())) {
        return;  // not fully translated: the page shows English
    }
    const auto [known, isNew] = texts.try_emplace(source, translation);
    if (!isNew && translation.rank < known->second.rank) {
        known->second = translation;
    }
}

Texts readCatalogue(QIODevice& file, QString& problem) {
    Texts texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            readMessage(xml, context, texts);
        }
    }
    problem = xml.errorString();
    return texts;
}

// The names of cards are in the facts of the game, not in the catalogue.
template <typename Cards>
void addCards(const Cards& cards, const std::string& language, Texts& texts) {
    for (const auto& card : cards) {
        const auto english = card.names.find("en");
        const auto name = card.names.find(language);
        if (english != card.names.end() && name != card.names.end()) {
            texts.try_emplace(QString::fromStdString(english->second),
                              Translation{.forms = {QString::fromStdString(name->second)}});
        }
    }
}

QByteArray asJson(const Texts& texts) {
    QJsonObject object;
    for (const auto& [source, translation] : texts) {
        if (translation.counts) {
            object[source] = QJsonArray::fromStringList(translation.forms);
        } else {
            object[source] = translation.forms.constFirst();
        }
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

int fail(const QString& file, const QString& problem) {
    QTextStream(stderr) << "write_texts: " << file << ": " << problem << '\n';
    return 1;
}

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        return fail(QStringLiteral("arguments"), QStringLiteral("expected a catalogue and the file to write"));
    }
    QFile catalogue(arguments[1]);
    if (!catalogue.open(QIODevice::ReadOnly)) {
        return fail(arguments[1], catalogue.errorString());
    }
    QString problem;
    Texts texts = readCatalogue(catalogue, problem);
    if (!problem.isEmpty()) {
        return fail(arguments[1], problem);
    }
    const std::string language = QFileInfo(arguments[2]).baseName().toStdString();
    addCards(concord::animalCards(), language, texts);
    addCards(concord::spiritCards(), language, texts);
    QFile written(arguments[2]);
    const QByteArray json = asJson(texts);
    if (!written.open(QIODevice::WriteOnly) || written.write(json) != json.size() || !written.flush()) {
        return fail(arguments[2], written.errorString());
    }
    return 0;
}
