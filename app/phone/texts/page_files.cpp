// The page as resources; a library needs a source beside them.
namespace concord::phone {

extern const char* const pageFolder;
const char* const pageFolder = ":/phone";

}  // namespace concord::phone
