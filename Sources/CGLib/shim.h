#include <gio/gio.h>
#include <glib.h>

/// Drops a reference; the macro that does it takes any type.
static inline void glib_shim_unref(void *object) { g_object_unref(object); }
