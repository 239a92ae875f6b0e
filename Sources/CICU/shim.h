#include <unicode/ubrk.h>
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

// The words of a UTF-16 text, by dictionaries where a script has no spaces.
static inline UBreakIterator *vitrine_words_open(
    const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  return ubrk_open(UBRK_WORD, locale, text, length, status);
}
static inline int32_t vitrine_words_next(UBreakIterator *words) { return ubrk_next(words); }
static inline void vitrine_words_close(UBreakIterator *words) { ubrk_close(words); }
