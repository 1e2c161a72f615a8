import DesignModel
import Notation

extension ScreenLayout {
  /// `{"ambiguities":[…],"anchors":[…],"conflicts":[…],"views":[…]}`, every number exact.
  ///
  /// Lists without elements are left out. Only for a layout that `isStorable`.
  var json: JSON {
    var members: [String: JSON] = ["views": .array(views.map(\.json))]
    if !conflicts.isEmpty { members["conflicts"] = conflicts.json }
    if !ambiguities.isEmpty { members["ambiguities"] = ambiguities.json }
    if !anchors.isEmpty { members["anchors"] = anchors.json }
    return .object(members)
  }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["views", "conflicts", "ambiguities", "anchors"])
    self.init(
      views: try fields.list("views") { (json, place) throws(CodingError) in try ViewLayout(json, at: place)
      },
      conflicts: try [Conflict](json: fields.optionalList("conflicts")),
      ambiguities: try [Ambiguity](json: fields.optionalList("ambiguities")),
      anchors: try [MeasuredAnchor](json: fields.optionalList("anchors")))
  }
}

extension Fields {
  /// An empty list where there is no such member.
  fileprivate func optionalList(_ name: String) throws(CodingError) -> JSON {
    has(name) ? .array(try list(name) { (json, _) throws(CodingError) in json }) : []
  }
}

extension ViewLayout {
  /// `{"exact":[x,y,width,height],"frame":[…],"hidden":true,"screenFrame":[…],"scroll":{…},"text":{…},"view":…}`.
  ///
  /// What a view has not, and `hidden` where it is not, is left out.
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "view": .string(view.text), "exact": exact.json, "frame": frame.json, "screenFrame": screenFrame.json,
    ]
    if isHidden { members["hidden"] = true }
    if let text { members["text"] = text.json }
    if let scroll { members["scroll"] = scroll.json }
    return .object(members)
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place, names: ["view", "exact", "frame", "screenFrame", "hidden", "text", "scroll"])
    self.init(
      view: ObjectID(try fields.text("view")), exact: try Rect(fields, "exact"),
      frame: try Rect(fields, "frame"), screenFrame: try Rect(fields, "screenFrame"),
      isHidden: fields.has("hidden") ? try fields.flag("hidden") : false,
      text: fields.has("text") ? try TextLayout(fields.json("text"), at: fields.path("text")) : nil,
      scroll: fields.has("scroll") ? try ScrollLayout(fields.json("scroll"), at: fields.path("scroll")) : nil)
  }
}

extension Rect {
  fileprivate var json: JSON { [JSON(x), JSON(y), JSON(width), JSON(height)] }

  fileprivate init(_ fields: Fields, _ name: String) throws(CodingError) {
    let numbers = try fields.numbers(name, count: 4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension TextLayout {
  fileprivate var json: JSON {
    [
      "lines": .integer(lines), "wanted": .integer(wanted), "shown": .integer(shown),
      "total": .integer(total),
      "truncated": .bool(isTruncated), "clipped": .bool(isClipped), "scale": JSON(scale),
      "approximate": .bool(isApproximate),
    ]
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: ["lines", "wanted", "shown", "total", "truncated", "clipped", "scale", "approximate"])
    self.init(
      lines: try fields.whole("lines"), wanted: try fields.whole("wanted"), shown: try fields.whole("shown"),
      total: try fields.whole("total"), isTruncated: try fields.flag("truncated"),
      isClipped: try fields.flag("clipped"), scale: try fields.number("scale"),
      isApproximate: try fields.flag("approximate"))
  }
}

extension ScrollLayout {
  /// The range is `[least x, least y, greatest x, greatest y]`.
  fileprivate var json: JSON {
    [
      "contentSize": [JSON(contentSize.width), JSON(contentSize.height)], "insets": insets.json,
      "offset": [JSON(offset.x), JSON(offset.y)],
      "range": [JSON(least.x), JSON(least.y), JSON(greatest.x), JSON(greatest.y)],
    ]
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["contentSize", "insets", "offset", "range"])
    let size = try fields.numbers("contentSize", count: 2)
    let offset = try fields.numbers("offset", count: 2)
    let range = try fields.numbers("range", count: 4)
    self.init(
      contentSize: Size(width: size[0], height: size[1]), insets: try EdgeInsets(fields, "insets"),
      offset: Point(x: offset[0], y: offset[1]), least: Point(x: range[0], y: range[1]),
      greatest: Point(x: range[2], y: range[3]))
  }
}
