import CPangoCairo
import DynamicLibraries

/// The functions of Cairo and Pango that pictures call; opened when the first picture needs them.
struct CairoFunctions: Sendable {
  let makeImage: CairoMakeImage
  let makePDF: CairoMakePDF
  let setMetadata: CairoSetMetadata
  let makeContext: CairoMakeFrom
  let surfaceStatus: CairoStatus
  let writePNG: CairoWritePNG
  let readPNG: CairoReadPNG
  let setSource: CairoSetSource
  let destroy, destroySurface, finishSurface, save, restore: CairoDo
  let newPath, newSubPath, closePath, fillPreserving, stroke, clip, pushGroup, popGroup: CairoDo
  let setLineWidth, paint: CairoSetNumber
  let translate, scale, move, line: CairoSetPair
  let rectangle, setColor: CairoSetFour
  let arc: CairoArc
  let setDash: CairoSetDash

  let makeLayout: PangoMakeFrom
  let makeDescription: PangoMake
  let setFamily: PangoSetFamily
  let setSize: PangoSetSize
  let setWeight, setSingleParagraph: PangoSetNumber
  let setFont: PangoSetObject
  let setText: PangoSetText
  let layoutSize: PangoGetSize
  let baseline: PangoGetNumber
  let show: PangoShow
  let freeDescription, release: PangoRelease

  /// The machine's own; nil if Pango or Cairo is not installed.
  static let installed = Library(named: "libpangocairo-1.0.so.0").flatMap { try? CairoFunctions($0) }

  /// Throws if one of them is missing.
  private init(_ library: Library) throws(MissingFunction) {
    makeImage = try library.found("cairo_image_surface_create")
    makePDF = try library.found("cairo_pdf_surface_create_for_stream")
    setMetadata = try library.found("cairo_pdf_surface_set_metadata")
    makeContext = try library.found("cairo_create")
    surfaceStatus = try library.found("cairo_surface_status")
    writePNG = try library.found("cairo_surface_write_to_png_stream")
    readPNG = try library.found("cairo_image_surface_create_from_png_stream")
    setSource = try library.found("cairo_set_source_surface")
    destroy = try library.found("cairo_destroy")
    destroySurface = try library.found("cairo_surface_destroy")
    finishSurface = try library.found("cairo_surface_finish")
    save = try library.found("cairo_save")
    restore = try library.found("cairo_restore")
    newPath = try library.found("cairo_new_path")
    newSubPath = try library.found("cairo_new_sub_path")
    closePath = try library.found("cairo_close_path")
    fillPreserving = try library.found("cairo_fill_preserve")
    stroke = try library.found("cairo_stroke")
    clip = try library.found("cairo_clip")
    pushGroup = try library.found("cairo_push_group")
    popGroup = try library.found("cairo_pop_group_to_source")
    setLineWidth = try library.found("cairo_set_line_width")
    paint = try library.found("cairo_paint_with_alpha")
    translate = try library.found("cairo_translate")
    scale = try library.found("cairo_scale")
    move = try library.found("cairo_move_to")
    line = try library.found("cairo_line_to")
    rectangle = try library.found("cairo_rectangle")
    setColor = try library.found("cairo_set_source_rgba")
    arc = try library.found("cairo_arc")
    setDash = try library.found("cairo_set_dash")
    makeLayout = try library.found("pango_cairo_create_layout")
    makeDescription = try library.found("pango_font_description_new")
    setFamily = try library.found("pango_font_description_set_family")
    setSize = try library.found("pango_font_description_set_absolute_size")
    setWeight = try library.found("pango_font_description_set_weight")
    setSingleParagraph = try library.found("pango_layout_set_single_paragraph_mode")
    setFont = try library.found("pango_layout_set_font_description")
    setText = try library.found("pango_layout_set_text")
    layoutSize = try library.found("pango_layout_get_size")
    baseline = try library.found("pango_layout_get_baseline")
    show = try library.found("pango_cairo_show_layout")
    freeDescription = try library.found("pango_font_description_free")
    release = try library.found("g_object_unref")
  }
}

/// A library is older than a function that is called.
private struct MissingFunction: Error {}

extension Library {
  fileprivate func found<Function>(_ name: String) throws(MissingFunction) -> Function {
    guard let function: Function = function(name) else { throw MissingFunction() }
    return function
  }
}
