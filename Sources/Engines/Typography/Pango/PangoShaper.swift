import CPangoCairo
import DynamicLibraries

/// One Pango context with the functions that shape in it; its owner calls it from one thread at a time.
struct PangoShaper {
  /// Large enough that hinting does not show, in device units.
  private static let size = 1000.0
  /// Pango's units in a device unit (PANGO_SCALE).
  private static let scale = 1024.0

  private let functions: Functions
  private let context: PangoObject

  /// Nil if a library or one of its functions is missing.
  init?() {
    guard let library = Library(named: "libpangocairo-1.0.so.0"), let functions = Functions(library),
      let map = functions.makeMap(), let context = functions.makeContext(map)
    else { return nil }
    (self.functions, self.context) = (functions, context)
  }

  /// The installed family that Pango takes for `family`.
  func nearestFamily(to family: String) -> String? {
    let wanted = description(family: family, weight: 400)
    defer { functions.freeDescription(wanted) }
    guard let font = functions.loadFont(context, wanted) else { return nil }
    defer { functions.release(font) }
    guard let found = functions.describe(font) else { return nil }
    defer { functions.freeDescription(found) }
    return functions.family(found).map { String(cString: $0) }
  }

  /// The advance of each character of `text` in em; nil if a glyph is missing.
  func advances(of text: String, family: String, weight: Int32) -> [Double]? {
    guard let layout = functions.makeLayout(context) else { return nil }
    defer { functions.release(layout) }
    let description = description(family: family, weight: weight)
    functions.setFont(layout, description)
    functions.freeDescription(description)
    functions.setSingleParagraph(layout, 1)
    functions.setText(layout, text, Int32(text.utf8.count))
    guard functions.unknownGlyphs(layout) == 0 else { return nil }
    return sums(ofClustersIn: layout, over: text)
  }

  /// Adds the widths of clusters to the characters in which they begin.
  private func sums(ofClustersIn layout: PangoObject, over text: String) -> [Double]? {
    let owners = text.enumerated().flatMap { place, character in
      repeatElement(place, count: character.utf8.count)
    }
    guard let last = owners.last, let iterator = functions.makeIterator(layout) else { return nil }
    defer { functions.freeIterator(iterator) }
    var advances = [Double](repeating: 0, count: last + 1)
    repeat {
      let byte = Int(functions.index(iterator))
      var extents = PangoExtents()
      functions.clusterExtents(iterator, nil, &extents)
      guard owners.indices.contains(byte) else { continue }
      advances[owners[byte]] += Double(extents.width) / Self.scale / Self.size
    } while functions.nextCluster(iterator) != 0
    return advances
  }

  private func description(family: String, weight: Int32) -> PangoObject {
    let description = functions.makeDescription()!
    functions.setFamily(description, family)
    functions.setWeight(description, weight)
    functions.setSize(description, Self.size * Self.scale)
    return description
  }
}

/// The functions of Pango that shaping calls.
private struct Functions {
  let makeMap: PangoMake
  let makeContext, makeLayout, makeIterator, describe: PangoMakeFrom
  let release, freeDescription, freeIterator: PangoRelease
  let makeDescription: PangoMake
  let setFamily: PangoSetFamily
  let family: PangoGetFamily
  let setSize: PangoSetSize
  let setWeight, setSingleParagraph: PangoSetNumber
  let loadFont: PangoLoadFont
  let setFont: PangoSetObject
  let setText: PangoSetText
  let unknownGlyphs, index, nextCluster: PangoGetNumber
  let clusterExtents: PangoGetExtents

  /// Nil if one of them is missing.
  init?(_ library: Library) {
    guard let makeMap: PangoMake = library.function("pango_cairo_font_map_new"),
      let makeContext: PangoMakeFrom = library.function("pango_font_map_create_context"),
      let makeLayout: PangoMakeFrom = library.function("pango_layout_new"),
      let makeIterator: PangoMakeFrom = library.function("pango_layout_get_iter"),
      let describe: PangoMakeFrom = library.function("pango_font_describe"),
      let release: PangoRelease = library.function("g_object_unref"),
      let freeDescription: PangoRelease = library.function("pango_font_description_free"),
      let freeIterator: PangoRelease = library.function("pango_layout_iter_free"),
      let makeDescription: PangoMake = library.function("pango_font_description_new"),
      let setFamily: PangoSetFamily = library.function("pango_font_description_set_family"),
      let family: PangoGetFamily = library.function("pango_font_description_get_family"),
      let setSize: PangoSetSize = library.function("pango_font_description_set_absolute_size"),
      let setWeight: PangoSetNumber = library.function("pango_font_description_set_weight"),
      let setSingle: PangoSetNumber = library.function("pango_layout_set_single_paragraph_mode"),
      let loadFont: PangoLoadFont = library.function("pango_context_load_font"),
      let setFont: PangoSetObject = library.function("pango_layout_set_font_description"),
      let setText: PangoSetText = library.function("pango_layout_set_text"),
      let unknownGlyphs: PangoGetNumber = library.function("pango_layout_get_unknown_glyphs_count"),
      let index: PangoGetNumber = library.function("pango_layout_iter_get_index"),
      let nextCluster: PangoGetNumber = library.function("pango_layout_iter_next_cluster"),
      let clusterExtents: PangoGetExtents = library.function("pango_layout_iter_get_cluster_extents")
    else { return nil }
    (self.makeMap, self.makeContext, self.makeLayout) = (makeMap, makeContext, makeLayout)
    (self.makeIterator, self.describe, self.release) = (makeIterator, describe, release)
    (self.freeDescription, self.freeIterator) = (freeDescription, freeIterator)
    (self.makeDescription, self.setFamily, self.family) = (makeDescription, setFamily, family)
    (self.setSize, self.setWeight, self.setSingleParagraph) = (setSize, setWeight, setSingle)
    (self.loadFont, self.setFont, self.setText) = (loadFont, setFont, setText)
    (self.unknownGlyphs, self.index, self.nextCluster) = (unknownGlyphs, index, nextCluster)
    self.clusterExtents = clusterExtents
  }
}
