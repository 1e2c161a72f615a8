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
  static let installed = Library(named: "libpangocairo-1.0.so.0").flatMap { CairoFunctions($0) }

  /// Nil if one of them is missing.
  private init?(_ library: Library) {
    guard let makeImage: CairoMakeImage = library.function("cairo_image_surface_create"),
      let makePDF: CairoMakePDF = library.function("cairo_pdf_surface_create_for_stream"),
      let setMetadata: CairoSetMetadata = library.function("cairo_pdf_surface_set_metadata"),
      let makeContext: CairoMakeFrom = library.function("cairo_create"),
      let surfaceStatus: CairoStatus = library.function("cairo_surface_status"),
      let writePNG: CairoWritePNG = library.function("cairo_surface_write_to_png_stream"),
      let destroy: CairoDo = library.function("cairo_destroy"),
      let destroySurface: CairoDo = library.function("cairo_surface_destroy"),
      let finishSurface: CairoDo = library.function("cairo_surface_finish"),
      let save: CairoDo = library.function("cairo_save"),
      let restore: CairoDo = library.function("cairo_restore"),
      let newPath: CairoDo = library.function("cairo_new_path"),
      let newSubPath: CairoDo = library.function("cairo_new_sub_path"),
      let closePath: CairoDo = library.function("cairo_close_path"),
      let fillPreserving: CairoDo = library.function("cairo_fill_preserve"),
      let stroke: CairoDo = library.function("cairo_stroke"),
      let clip: CairoDo = library.function("cairo_clip"),
      let pushGroup: CairoDo = library.function("cairo_push_group"),
      let popGroup: CairoDo = library.function("cairo_pop_group_to_source"),
      let setLineWidth: CairoSetNumber = library.function("cairo_set_line_width"),
      let paint: CairoSetNumber = library.function("cairo_paint_with_alpha"),
      let translate: CairoSetPair = library.function("cairo_translate"),
      let scale: CairoSetPair = library.function("cairo_scale"),
      let move: CairoSetPair = library.function("cairo_move_to"),
      let line: CairoSetPair = library.function("cairo_line_to"),
      let rectangle: CairoSetFour = library.function("cairo_rectangle"),
      let setColor: CairoSetFour = library.function("cairo_set_source_rgba"),
      let arc: CairoArc = library.function("cairo_arc"),
      let setDash: CairoSetDash = library.function("cairo_set_dash"),
      let makeLayout: PangoMakeFrom = library.function("pango_cairo_create_layout"),
      let makeDescription: PangoMake = library.function("pango_font_description_new"),
      let setFamily: PangoSetFamily = library.function("pango_font_description_set_family"),
      let setSize: PangoSetSize = library.function("pango_font_description_set_absolute_size"),
      let setWeight: PangoSetNumber = library.function("pango_font_description_set_weight"),
      let setSingle: PangoSetNumber = library.function("pango_layout_set_single_paragraph_mode"),
      let setFont: PangoSetObject = library.function("pango_layout_set_font_description"),
      let setText: PangoSetText = library.function("pango_layout_set_text"),
      let layoutSize: PangoGetSize = library.function("pango_layout_get_size"),
      let baseline: PangoGetNumber = library.function("pango_layout_get_baseline"),
      let show: PangoShow = library.function("pango_cairo_show_layout"),
      let freeDescription: PangoRelease = library.function("pango_font_description_free"),
      let release: PangoRelease = library.function("g_object_unref")
    else { return nil }
    (self.makeImage, self.makePDF, self.setMetadata) = (makeImage, makePDF, setMetadata)
    (self.makeContext, self.surfaceStatus, self.writePNG) = (makeContext, surfaceStatus, writePNG)
    (self.destroy, self.destroySurface, self.finishSurface) = (destroy, destroySurface, finishSurface)
    (self.save, self.restore, self.newPath, self.newSubPath) = (save, restore, newPath, newSubPath)
    (self.closePath, self.fillPreserving, self.stroke) = (closePath, fillPreserving, stroke)
    (self.clip, self.pushGroup, self.popGroup) = (clip, pushGroup, popGroup)
    (self.setLineWidth, self.paint, self.translate, self.scale) = (setLineWidth, paint, translate, scale)
    (self.move, self.line, self.rectangle, self.setColor) = (move, line, rectangle, setColor)
    (self.arc, self.setDash) = (arc, setDash)
    (self.makeLayout, self.makeDescription, self.setFamily) = (makeLayout, makeDescription, setFamily)
    (self.setSize, self.setWeight, self.setSingleParagraph) = (setSize, setWeight, setSingle)
    (self.setFont, self.setText, self.layoutSize) = (setFont, setText, layoutSize)
    (self.baseline, self.show, self.freeDescription) = (baseline, show, freeDescription)
    self.release = release
  }
}
