#include <zlib.h>

/// Starts to inflate a stream without zlib's wrapper; the macro that does it takes the size of the struct.
static inline int zlib_shim_inflate_raw(z_stream *stream) { return inflateInit2(stream, -15); }
