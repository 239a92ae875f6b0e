#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

static inline PangoFontMap *pango_shim_font_map(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map) pango_fc_font_map_set_config((PangoFcFontMap *)map, config);
  return map;
}
static inline void pango_shim_make_default(PangoFontMap *map) {
  pango_cairo_font_map_set_default((PangoCairoFontMap *)map);
}
static inline FcPattern *pango_shim_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern((PangoFcFont *)font) : NULL;
}
static inline int pango_shim_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
}
static inline guint32 pango_shim_unknown_scalar(PangoGlyph glyph) {
  return glyph & ~PANGO_GLYPH_UNKNOWN_FLAG;
}
static inline int pango_shim_units(double px) { return pango_units_from_double(px); }
static inline void pango_shim_unref(gpointer object) { g_object_unref(object); }
