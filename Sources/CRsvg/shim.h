#include <cairo.h>
#include <librsvg/rsvg.h>

static inline void rsvg_shim_unref(RsvgHandle *handle) { g_object_unref(handle); }
