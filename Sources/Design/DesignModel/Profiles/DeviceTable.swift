/// Tables of devices, with a source for every figure: the one that is built into the program, and files of the same columns.
public enum DeviceTable {
  /// A device, and where its figures come from.
  struct Row: Sendable {
    var device: Device
    /// The source of each figure, by its property's name and in the order of the columns.
    var sources: [(figure: String, source: String)]
  }

  /// The rows in the table's order; read when they are first asked for.
  static let rows: [Row] = {
    do { return try rows(in: text) } catch { preconditionFailure("\(error)") }
  }()

  /// What the abbreviations of the sources mean, in the table's order.
  static var legend: [(abbreviation: String, source: String)] {
    lines.filter { $0.hasPrefix("# ") }.compactMap { line in
      let words = line.dropFirst(2).split(separator: " ", maxSplits: 2)
      return words.count == 3 && words[1] == "=" ? (String(words[0]), String(words[2])) : nil
    }
  }

  /// The devices in a table's text: of those that fold a row for each pose.
  public static func devices(in text: String) throws(DeviceTableError) -> [Device] {
    try rows(in: text).map(\.device)
  }

  private static func rows(in text: String) throws(DeviceTableError) -> [Row] {
    var (rows, names): ([Row], Set<String>) = ([], [])
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") && !line.isEmpty {
      do throws(FigureFault) {
        let row = try Row(line)
        guard names.insert(row.device.name).inserted else {
          throw FigureFault("the device has a row already")
        }
        rows.append(row)
      } catch {
        throw DeviceTableError(line: number + 1, reason: error.reason)
      }
    }
    return rows
  }

  private static var text: String { String(decoding: PackageResources.devices_tsv, as: UTF8.self) }
  private static var lines: [Substring] { text.split(separator: "\n") }
}

/// A table of devices that can't be read.
public struct DeviceTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// What is wrong there.
  public let reason: String

  public var description: String { "line \(line): \(reason)" }
}

/// What is wrong with a cell or a row.
struct FigureFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension DeviceTable.Row {
  /// The row in a line of the table.
  init(_ line: Substring) throws(FigureFault) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 13 else { throw FigureFault("a device has 13 cells, not \(cells.count)") }
    guard let idiom = Idiom(rawValue: String(cells[2])) else {
      throw FigureFault("a device is a phone or a pad, not '\(cells[2])'")
    }
    var figures: [DeviceFigure] = []
    for cell in cells[3..<12] { figures.append(try DeviceFigure(cell)) }
    let size = try figures[0].numbers(2, within: 1...10_000)
    device = Device(
      name: try Self.name(cells[0]), title: String(cells[1]), size: Size(width: size[0], height: size[1]),
      scale: try figures[1].numbers(1, within: 0.5...10)[0], idiom: idiom,
      portraitInsets: try figures[2].insets(), landscapeInsets: try figures[3].insets(),
      portraitKeyboard: try figures[4].keyboard(), landscapeKeyboard: try figures[5].keyboard(),
      portraitDisplay: try figures[6].display(), landscapeDisplay: try figures[7].display(),
      os: try figures[8].numbers(1, within: 1...1000)[0], earlier: try Self.earlier(figures),
      source: String(cells[12]),
      unverified: zip(Self.figures, figures).filter { !$0.1.isVerified }.map(\.0))
    sources = zip(Self.figures, figures).map { ($0, $1.source) }
  }

  private static func name(_ cell: Substring) throws(FigureFault) -> String {
    let name = String(cell)
    guard Device.isUsable(name: name) else {
      throw FigureFault("'\(name)' is no name of a device, as iphone-16 or iphone-duo/open")
    }
    return name
  }

  private static let figures = [
    "size", "scale", "portraitInsets", "landscapeInsets", "portraitKeyboard", "landscapeKeyboard",
    "portraitDisplay", "landscapeDisplay", "os",
  ]

  /// What insets and keyboards were on earlier systems, the newest of these last.
  private static func earlier(_ figures: [DeviceFigure]) throws(FigureFault) -> [EarlierFigures] {
    var result: [EarlierFigures] = []
    for below in Set(figures.flatMap { $0.earlier.map(\.below) }).sorted() {
      func figure(_ place: Int) -> DeviceFigure? {
        figures[place].earlier.first { $0.below == below }?.figure
      }
      result.append(
        EarlierFigures(
          below: below, portraitInsets: try figure(2)?.insets(), landscapeInsets: try figure(3)?.insets(),
          portraitKeyboard: try figure(4)?.keyboard(), landscapeKeyboard: try figure(5)?.keyboard()))
    }
    return result
  }
}
