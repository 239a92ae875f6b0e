#include <png.h>

static inline png_uint_32 png_shim_image_version(void) { return PNG_IMAGE_VERSION; }
static inline png_uint_32 png_shim_format_rgb(void) { return PNG_FORMAT_RGB; }
static inline png_uint_32 png_shim_format_rgba(void) { return PNG_FORMAT_RGBA; }
static inline const char *png_shim_message(const png_image *image) { return image->message; }
