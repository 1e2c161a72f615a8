import AutoLayout
import DesignModel
import Matrix
public import Notation

extension PlanePhases {
  /// The profile whose window and text size are moved.
  public var profileName: String { profile.nameInWindows }

  /// The windows, as the command line names them: `320x320..1376x1376`.
  public var windowsName: String { whole.windowsName }

  /// For each text size a title, then a line for each field.
  public var text: String {
    sheets.map { sheet in
      let size = sheet.textSize == .large ? "" : "/\(sheet.textSize.alias)"
      var table = TextTable([("windows", .left), ("status", .left), ("what is found", .left)])
      for field in sheet.fields {
        let found = field.verdict.breaches.map {
          "\($0.severity.rawValue) \($0.rule) \($0.words(in: screen))"
        }
        table.add([
          words(of: [field]) + (field.isSampled ? ", in part sampled" : ""), field.verdict.status.rawValue,
          found.joined(separator: "; "),
        ])
      }
      let title =
        "\(screen.name) on \(profileName)\(size), windows \(windowsName): \(counted(sheet.fields.count, "region"))"
      return ([title, table.text] + [sheet.sampledWords].compactMap(\.self)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// An object for each field.
  public var records: [JSON] {
    sheets.flatMap { sheet in
      sheet.fields.map { WindowRegion(all: self, textSize: sheet.textSize, field: $0).record }
    }
  }

  /// Where fields are, in words of at most 120 characters.
  public func words(of fields: [PlaneField]) -> String {
    PlaneWords(fields.flatMap(\.pieces), in: whole).text
  }
}

extension Profile {
  /// The profile's name where its window and text size are moved.
  var nameInWindows: String {
    var profile = self
    (profile.window, profile.textSize) = (nil, .large)
    return profile.name
  }
}

extension ConvexPolygon {
  /// The box around it, as the command line names windows: `320x320..1376x1376`.
  var windowsName: String {
    "\(widths.lowerBound.spelled)x\(heights.lowerBound.spelled)..\(widths.upperBound.spelled)x\(heights.upperBound.spelled)"
  }
}

extension PlaneSheet {
  /// How much was judged by samples; nil for nothing that a person would see.
  public var sampledWords: String? {
    let percent = (sampledShare * 100).rounded(places: 2)
    return percent > 0 ? "\(percent.spelled) % of the windows are sampled" : nil
  }
}

/// Windows in which a screen has one verdict, as programs read it.
public struct WindowRegion: Recorded {
  let all: PlanePhases
  let textSize: TextSize
  let field: PlaneField

  public static let recordShape = RecordShape<Self>(
    "windowRegion", "Window sizes in which a screen comes out in one way."
  ) {
    Column("screen", "The screen.", from: \.all.screen.name)
    Column("profile", "The profile whose window and text size are moved.", from: \.all.profileName)
    Column("textSize", "The text size.", from: \.textSize.alias)
    Column("where", "The windows in words.", from: { $0.all.words(of: [$0.field]) })
    Column("status", "How the layout comes out.", from: \.field.verdict.status)
    Column(
      "sampledArea", "How many square points were judged by samples alone.", from: \.field.sampledArea,
      as: .exact)
    Column("area", "In square points.", from: \.field.area, as: .exact)
    Column(
      "findings", "What is found there, the most severe first.",
      from: { region in
        region.field.verdict.breaches.map { ScreenBreach(screen: region.all.screen, breach: $0) }
      })
    Column("polygons", "What it consists of.", from: \.field.pieces, as: .polygons)
  }
}

extension ValueShape where Value == [ConvexPolygon] {
  /// Lists of corners, each its width and height in points, counterclockwise with heights upwards.
  static var polygons: ValueShape { .list(ValueShape<ConvexPolygon>.corners) }
}

extension ValueShape where Value == ConvexPolygon {
  fileprivate static var corners: ValueShape {
    let corner = ValueShape<Size>.windowSize
    return ValueShape(schema: .list(corner.schema)) { .array($0.corners.map { corner.json(of: $0) }) }
  }
}

extension ValueShape where Value == Size {
  /// A window's width and height in points.
  static var windowSize: ValueShape {
    let number = ValueShape<Double>.exact
    return ValueShape(schema: .list(number.schema)) {
      .array([number.json(of: $0.width), number.json(of: $0.height)])
    }
  }
}
