// A module for clang-tidy that restricts its checks to our own declarations. clang-tidy 14 also walks through those of
// all system headers, only to discard what it finds there: four fifths of its time on a source that includes Qt.
#include <clang-tidy/ClangTidyCheck.h>
#include <clang-tidy/ClangTidyModule.h>
#include <clang-tidy/ClangTidyModuleRegistry.h>

#include <clang/AST/ASTContext.h>
#include <clang/ASTMatchers/ASTMatchFinder.h>

namespace concord {
namespace {

class OwnDeclarations : public clang::tidy::ClangTidyCheck {
public:
    using ClangTidyCheck::ClangTidyCheck;

    // The root of the syntax tree is matched before the declarations in it are visited.
    void registerMatchers(clang::ast_matchers::MatchFinder* finder) override {
        finder->addMatcher(clang::ast_matchers::translationUnitDecl().bind("root"), this);
    }

    void check(const clang::ast_matchers::MatchFinder::MatchResult& result) override {
        const auto* root = result.Nodes.getNodeAs<clang::TranslationUnitDecl>("root");
        const clang::SourceManager& sources = *result.SourceManager;
        std::vector<clang::Decl*> own;
        for (clang::Decl* declaration : root->noload_decls()) {
            const clang::SourceLocation place = sources.getExpansionLoc(declaration->getLocation());
            if (place.isValid() && !sources.isInSystemHeader(place)) {
                own.push_back(declaration);
            }
        }
        result.Context->setTraversalScope(own);
    }
};

class Module : public clang::tidy::ClangTidyModule {
public:
    void addCheckFactories(clang::tidy::ClangTidyCheckFactories& factories) override {
        factories.registerCheck<OwnDeclarations>("concord-own-declarations");
    }
};

const clang::tidy::ClangTidyModuleRegistry::Add<Module> added("concord", "Sees our own declarations only.");

}  // namespace
}  // namespace concord
