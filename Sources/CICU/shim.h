#include <unicode/ucol.h>

// ICU renames its functions by version with macros, which Swift does not see.
static inline UCollator *vitrine_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}
static inline void vitrine_ucol_close(UCollator *collator) { ucol_close(collator); }
static inline UCollationResult vitrine_ucol_compare(
    const UCollator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length, UErrorCode *status) {
  return ucol_strcollUTF8(collator, left, left_length, right, right_length, status);
}
