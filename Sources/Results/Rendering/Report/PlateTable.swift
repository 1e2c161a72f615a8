import DesignModel
import Notation

/// Plates as JSON that a page's script draws; what they have in common is written once.
///
/// Shapes are arrays that begin with their kind: `[0,paint,x,y,width,height,radius?]` for a rectangle,
/// `[1,paint,isClosed,[x,y,…]]` for a path, `[2,font,string,x,baseline,width]` for a text,
/// `[3,role,name,title,x,y,shapes,opacity?,clip?]` for a group, whose name is -1 where it has none, and
/// `[4,symbol,x,y]`. Numbers have at most two decimal places, as in SVG files.
public struct PlateTable: Sendable {
  private var plates = Interned<String>()
  private var strings = Interned<String>()
  private var paints = Interned<Paint>()
  private var fonts = Interned<Font>()
  private var clips = Interned<Group.Clip>()
  private var symbols = Interned<String>()

  /// A table without plates.
  public init() {}

  /// The plate's place in the table, where it is put unless it is there.
  public mutating func place(of plate: Plate) -> Int {
    var out = "[\(plate.extent.inJSON),\(plate.device.inJSON),"
    write(plate.shapes, to: &out)
    out += "]"
    return plates.place(of: out, spelled: out)
  }

  /// The place of a text among the strings.
  mutating func place(of text: String) -> Int { strings.place(of: text, spelled: text.quotedForScript) }

  /// The members of the page's data that plates and texts are in, to be closed by the caller.
  var members: String {
    [
      ("plates", plates.items), ("strings", strings.items), ("paints", paints.items), ("fonts", fonts.items),
      ("clips", clips.items), ("symbols", symbols.items),
    ].map { "\"\($0)\":[\n\($1.joined(separator: ",\n"))]" }.joined(separator: ",\n")
  }

  // MARK: Shapes

  private mutating func write(_ shapes: [Shape], to out: inout String) {
    out += "["
    var isFirst = true
    for shape in shapes {
      if case .text(let run) = shape, !run.isVisible { continue }
      if !isFirst { out += "," }
      write(shape, to: &out)
      isFirst = false
    }
    out += "]"
  }

  private mutating func write(_ shape: Shape, to out: inout String) {
    switch shape {
    case .rectangle(let rect, let radius, let paint):
      out += "[0,\(place(of: paint)),\(rect.numbers)\(radius > 0 ? ",\(radius.shown)" : "")]"
    case .path(let points, let isClosed, let paint):
      let numbers = points.flatMap { [$0.x.shown, $0.y.shown] }.joined(separator: ",")
      out += "[1,\(place(of: paint)),\(isClosed ? 1 : 0),[\(numbers)]]"
    case .text(let run):
      out += "[2,\(place(of: Font(run))),\(place(of: run.text)),"
      out += "\(run.frame.x.shown),\(run.baseline.shown),\(run.frame.width.shown)]"
    // A page has no room for images: a plain box replaces each.
    case .image(_, let rect): write(.rectangle(rect, .fill(Palette.imageFill)), to: &out)
    case .group(let group): write(group, to: &out)
    case .symbol(let symbol, let place):
      out += "[4,\(self.place(of: symbol)),\(place.x.shown),\(place.y.shown)]"
    }
  }

  private mutating func write(_ group: Group, to out: inout String) {
    out += "[3,\(place(of: group.role)),\(group.name.map { place(of: $0) } ?? -1),"
    out += "\((group.title ?? "").quotedForScript),\(group.offset.x.shown),\(group.offset.y.shown),"
    write(group.shapes, to: &out)
    if group.opacity < 1 || group.clip != nil { out += ",\(group.opacity.shown)" }
    if let clip = group.clip { out += ",\(place(of: clip))" }
    out += "]"
  }

  // MARK: What is shared

  private mutating func place(of paint: Paint) -> Int {
    paints.place(of: paint, spelled: paint.attributes.inJSON)
  }

  private mutating func place(of font: Font) -> Int {
    fonts.place(of: font, spelled: font.attributes.inJSON)
  }

  private mutating func place(of clip: Group.Clip) -> Int {
    let rects = clip.rects.map(\.inJSON).joined(separator: ",")
    return clips.place(of: clip, spelled: "[\(clip.radius.shown),[\(rects)]]")
  }

  private mutating func place(of symbol: Symbol) -> Int {
    if let place = symbols.places[symbol.name] { return place }
    var out = ""
    write(symbol.shapes, to: &out)
    return symbols.place(of: symbol.name, spelled: out)
  }
}

/// Things that are written once and then spoken of by their places.
private struct Interned<Thing: Hashable & Sendable>: Sendable {
  private(set) var places: [Thing: Int] = [:]
  private(set) var items: [String] = []

  /// The thing's place, the next free one if it is new.
  mutating func place(of thing: Thing, spelled: @autoclosure () -> String) -> Int {
    if let place = places[thing] { return place }
    places[thing] = items.count
    items.append(spelled())
    return items.count - 1
  }
}

/// What lines of text have in common.
private struct Font: Hashable, Sendable {
  /// A line without words or place.
  private let line: TextRun

  init(_ run: TextRun) {
    line = TextRun(
      "", frame: .zero, baseline: 0, family: run.family, size: run.size, weight: run.weight, color: run.color)
  }

  var attributes: [SVGAttribute] { line.fontAttributes }
}

extension [SVGAttribute] {
  fileprivate var inJSON: String {
    "{" + map { "\"\($0.name)\":\($0.value.quotedForScript)" }.joined(separator: ",") + "}"
  }
}

extension Rect {
  fileprivate var numbers: String { "\(x.shown),\(y.shown),\(width.shown),\(height.shown)" }
  fileprivate var inJSON: String { "[\(numbers)]" }
}
