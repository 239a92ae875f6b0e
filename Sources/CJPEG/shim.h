#include <turbojpeg.h>

/* The version stands in the header of the other interface alone, which not every system installs beside. */
#if __has_include(<jconfig.h>)
#include <jconfig.h>
#endif
#define TJ_SHIM_TEXT(token) #token
#define TJ_SHIM_QUOTED(token) TJ_SHIM_TEXT(token)
static inline const char *tj_shim_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return TJ_SHIM_QUOTED(LIBJPEG_TURBO_VERSION);
#else
  return "unknown";
#endif
}

static inline int tj_shim_format_rgb(void) { return TJPF_RGB; }
static inline int tj_shim_format_cmyk(void) { return TJPF_CMYK; }
static inline int tj_shim_strict_flags(void) {
  return TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT;
}
