#include <lcms2.h>

static inline cmsUInt32Number cms_shim_type_grey(void) { return TYPE_GRAY_8; }
static inline cmsUInt32Number cms_shim_type_rgb(void) { return TYPE_RGB_8; }
static inline cmsUInt32Number cms_shim_type_rgba(void) { return TYPE_RGBA_8; }
static inline cmsUInt32Number cms_shim_type_cmyk(void) { return TYPE_CMYK_8; }
static inline cmsUInt32Number cms_shim_type_cmyk_inverted(void) { return TYPE_CMYK_8_REV; }
static inline cmsUInt32Number cms_shim_flags(void) {
  return cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA;
}
