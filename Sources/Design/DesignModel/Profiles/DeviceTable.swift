/// The devices that are built into the program, with a source for every figure.
enum DeviceTable {
  /// A device, and where its figures come from.
  struct Row: Sendable {
    var device: Device
    /// The source of each figure, by its property's name and in the order of the columns.
    var sources: [(figure: String, source: String)]
  }

  /// The rows in the table's order; read when they are first asked for.
  static let rows: [Row] = lines.filter { !$0.hasPrefix("#") }.map(Row.init)

  /// What the abbreviations of the sources mean, in the table's order.
  static var legend: [(abbreviation: String, source: String)] {
    lines.filter { $0.hasPrefix("# ") }.compactMap { line in
      let words = line.dropFirst(2).split(separator: " ", maxSplits: 2)
      return words.count == 3 && words[1] == "=" ? (String(words[0]), String(words[2])) : nil
    }
  }

  private static var lines: [Substring] {
    String(decoding: PackageResources.devices_tsv, as: UTF8.self).split(separator: "\n")
  }
}

extension DeviceTable.Row {
  /// The row in a line of the table.
  init(_ line: Substring) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    precondition(cells.count == 11, "A row of the devices has 11 cells: \(line)")
    let figures = cells[3..<10].map(Figure.init)
    guard let idiom = Idiom(rawValue: String(cells[2])) else {
      preconditionFailure("A device is a phone or a pad: \(line)")
    }
    let size = figures[0].numbers(2)
    device = Device(
      name: String(cells[0]), title: String(cells[1]), size: Size(width: size[0], height: size[1]),
      scale: figures[1].numbers(1)[0], idiom: idiom, portraitInsets: figures[2].insets,
      landscapeInsets: figures[3].insets, portraitKeyboard: figures[4].keyboard,
      landscapeKeyboard: figures[5].keyboard, os: figures[6].numbers(1)[0], source: String(cells[10]),
      unverified: zip(Self.figures, figures).filter { !$0.1.isVerified }.map(\.0))
    sources = zip(Self.figures, figures).map { ($0, $1.source) }
  }

  private static let figures = [
    "size", "scale", "portraitInsets", "landscapeInsets", "portraitKeyboard", "landscapeKeyboard", "os",
  ]
}

/// A cell of the table such as `0/44/21/44 Q (SST PB print 24)`; a `?` before the source says that it can't be trusted.
private struct Figure {
  let value: Substring
  let source: String
  let isVerified: Bool

  init(_ cell: Substring) {
    let parts = cell.split(separator: " ", maxSplits: 1)
    precondition(parts.count == 2, "A figure of a device has its source after it: \(cell)")
    isVerified = !parts[1].hasPrefix("? ")
    (value, source) = (parts[0], String(isVerified ? parts[1] : parts[1].dropFirst(2)))
  }

  var insets: EdgeInsets {
    let numbers = numbers(4)
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  var keyboard: KeyboardHeight {
    let numbers = numbers(3)
    return KeyboardHeight(keys: numbers[0], prediction: numbers[1], dock: numbers[2])
  }

  func numbers(_ count: Int) -> [Double] {
    let numbers = value.split { "x/+".contains($0) }.compactMap { Double($0) }
    precondition(numbers.count == count, "A figure of a device has \(count) numbers: \(value)")
    return numbers
  }
}
