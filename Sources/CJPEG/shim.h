#include <turbojpeg.h>

static inline int tj_shim_format_rgb(void) { return TJPF_RGB; }
static inline int tj_shim_format_cmyk(void) { return TJPF_CMYK; }
static inline int tj_shim_strict_flags(void) {
  return TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT;
}
