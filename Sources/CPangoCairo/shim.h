// Pango's entry points as types, for libraries that are opened when a text first needs them.
//
// Nothing here is linked: a program that measures plain text would pay for loading Pango, GLib and fontconfig at
// every start. Names and layouts: Pango 1.44 and later, pango-break.h, pango-layout.h, pango-font.h,
// pango-context.h, pangocairo.h; they are fixed for as long as the libraries are called `.so.0`.
#ifndef CPANGOCAIRO_SHIM_H
#define CPANGOCAIRO_SHIM_H

typedef void *PangoObject;

// What Pango says of the place before a character.
typedef struct {
  unsigned int is_line_break : 1;
  unsigned int is_mandatory_break : 1;
  unsigned int is_char_break : 1;
  unsigned int is_white : 1;
  unsigned int others : 28;
} PangoLogAttributes;

// In 1/1024 of a device unit.
typedef struct {
  int x, y, width, height;
} PangoExtents;

// pango_language_from_string
typedef PangoObject (*PangoLanguageFromString)(const char *name);
// pango_get_log_attrs: one entry more than the text has code points
typedef void (*PangoGetLogAttributes)(
  const char *text, int bytes, int level, PangoObject language, PangoLogAttributes *attributes, int count);

// pango_cairo_font_map_new, pango_font_description_new
typedef PangoObject (*PangoMake)(void);
// pango_font_map_create_context, pango_layout_new, pango_layout_get_iter, pango_font_describe
typedef PangoObject (*PangoMakeFrom)(PangoObject owner);
// g_object_unref, pango_font_description_free, pango_layout_iter_free
typedef void (*PangoRelease)(PangoObject object);
// pango_context_load_font
typedef PangoObject (*PangoLoadFont)(PangoObject context, PangoObject description);
// pango_font_description_set_family
typedef void (*PangoSetFamily)(PangoObject description, const char *family);
// pango_font_description_get_family
typedef const char *(*PangoGetFamily)(PangoObject description);
// pango_font_description_set_absolute_size
typedef void (*PangoSetSize)(PangoObject description, double size);
// pango_font_description_set_weight, pango_layout_set_single_paragraph_mode
typedef void (*PangoSetNumber)(PangoObject object, int value);
// pango_layout_set_font_description
typedef void (*PangoSetObject)(PangoObject layout, PangoObject value);
// pango_layout_set_text
typedef void (*PangoSetText)(PangoObject layout, const char *text, int bytes);
// pango_layout_get_unknown_glyphs_count, pango_layout_iter_get_index, pango_layout_iter_next_cluster
typedef int (*PangoGetNumber)(PangoObject object);
// pango_layout_iter_get_cluster_extents
typedef void (*PangoGetExtents)(PangoObject iterator, PangoExtents *ink, PangoExtents *logical);

#endif
