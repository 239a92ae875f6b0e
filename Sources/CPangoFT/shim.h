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
static inline void pango_shim_unref(gpointer object) { g_object_unref(object); }
