// Pango's and Cairo's entry points as types, for libraries that are opened when a text or a picture first needs them.
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
// pango_font_map_create_context, pango_layout_new, pango_layout_get_iter, pango_font_describe,
// pango_cairo_create_layout
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
// pango_layout_get_unknown_glyphs_count, pango_layout_get_baseline, pango_layout_iter_get_index,
// pango_layout_iter_next_cluster
typedef int (*PangoGetNumber)(PangoObject object);
// pango_layout_get_size: in 1/1024 of a unit
typedef void (*PangoGetSize)(PangoObject layout, int *width, int *height);
// pango_cairo_show_layout
typedef void (*PangoShow)(PangoObject context, PangoObject layout);
// pango_layout_iter_get_cluster_extents
typedef void (*PangoGetExtents)(PangoObject iterator, PangoExtents *ink, PangoExtents *logical);

// Cairo 1.16 and later, cairo.h and cairo-pdf.h; fixed for as long as the library is called `libcairo.so.2`.
typedef void *CairoObject;

// cairo_write_func_t: 0 for success
typedef int (*CairoWrite)(void *closure, const unsigned char *data, unsigned int length);

// cairo_image_surface_create: format 0 is ARGB32
typedef CairoObject (*CairoMakeImage)(int format, int width, int height);
// cairo_pdf_surface_create_for_stream: in points
typedef CairoObject (*CairoMakePDF)(CairoWrite write, void *closure, double width, double height);
// cairo_pdf_surface_set_metadata: 5 is the date of creation
typedef void (*CairoSetMetadata)(CairoObject surface, int kind, const char *text);
// cairo_create
typedef CairoObject (*CairoMakeFrom)(CairoObject surface);
// cairo_surface_status, cairo_status
typedef int (*CairoStatus)(CairoObject object);
// cairo_surface_write_to_png_stream
typedef int (*CairoWritePNG)(CairoObject surface, CairoWrite write, void *closure);
// cairo_read_func_t: 0 for success, 10 at the end
typedef int (*CairoRead)(void *closure, unsigned char *data, unsigned int length);
// cairo_image_surface_create_from_png_stream
typedef CairoObject (*CairoReadPNG)(CairoRead read, void *closure);
// cairo_set_source_surface
typedef void (*CairoSetSource)(CairoObject context, CairoObject surface, double x, double y);
// cairo_destroy, cairo_surface_destroy, cairo_surface_finish, cairo_save, cairo_restore, cairo_new_path,
// cairo_new_sub_path, cairo_close_path, cairo_fill_preserve, cairo_stroke, cairo_clip, cairo_push_group,
// cairo_pop_group_to_source
typedef void (*CairoDo)(CairoObject object);
// cairo_set_line_width, cairo_paint_with_alpha
typedef void (*CairoSetNumber)(CairoObject context, double value);
// cairo_translate, cairo_scale, cairo_move_to, cairo_line_to
typedef void (*CairoSetPair)(CairoObject context, double x, double y);
// cairo_rectangle, cairo_set_source_rgba
typedef void (*CairoSetFour)(CairoObject context, double a, double b, double c, double d);
// cairo_arc: centre, radius, angles
typedef void (*CairoArc)(CairoObject context, double x, double y, double radius, double start, double end);
// cairo_set_dash
typedef void (*CairoSetDash)(CairoObject context, const double *dashes, int count, double offset);

#endif
