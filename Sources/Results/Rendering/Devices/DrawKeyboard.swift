import DesignModel
import Notation

extension Picture {
  /// The keyboard over the window's bottom.
  var keyboardShapes: [Shape] {
    guard let height = environment.keyboardHeight else { return [] }
    let size = Size(width: window.width, height: height)
    let symbol = Keyboard(size: size, insets: deviceInsets).symbol
    return [.layer(.keyboard, [.symbol(symbol, at: Point(x: 0, y: window.height - height))])]
  }
}

extension Picture {
  /// Whether a rectangle of the window lies wholly under the keyboard that is drawn.
  func isCoveredByKeyboard(_ frame: Rect) -> Bool {
    guard layers.contains(.keyboard), let height = environment.keyboardHeight else { return false }
    return frame.y >= window.height - height && frame.maxY <= window.height
  }
}

/// A keyboard of letters: suggestions, four rows of keys, and what lies below them.
struct Keyboard {
  /// Points.
  let size: Size
  /// What the device takes at its sides and at its bottom, in points.
  let insets: EdgeInsets

  /// All of it, from its left top corner.
  var symbol: Symbol {
    Symbol(
      "keyboard_"
        + [size.width, size.height, insets.left, insets.right, insets.bottom].map(\.spelled)
        .joined(separator: "_"),
      [.rectangle(Rect(size), .fill(Palette.keyboard))] + suggestions + rows)
  }

  private var top: Double { min(42, size.height * 0.16) }

  private var suggestions: [Shape] {
    [1.0, 2].map { part in
      let x = size.width * part / 3
      return .line(from: Point(x: x, y: top * 0.3), to: Point(x: x, y: top * 0.75), in: Palette.functionKey)
    }
  }

  private var rows: [Shape] {
    let height = max(0, size.height - top - insets.bottom) / 4
    let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    return letters.enumerated().flatMap { row, keys in
      keys.enumerated().flatMap { place, letter in
        let inRow = Double(place) - Double(keys.count) / 2 + 5
        return key(column: inRow, width: 1, row: row, height: height, Palette.key, String(letter))
      }
    }
      + [(0.0, 1.35, 2), (8.65, 1.35, 2), (0, 2.5, 3), (7.5, 2.5, 3)].flatMap { column, width, row in
        key(column: column, width: width, row: row, height: height, Palette.functionKey, "")
      } + key(column: 2.5, width: 5, row: 3, height: height, Palette.key, "space")
  }

  /// A key by its column out of ten.
  private func key(
    column: Double, width: Double, row: Int, height: Double, _ color: Color, _ letter: String
  ) -> [Shape] {
    let unit = (size.width - insets.left - insets.right - 6) / 10
    let box = Rect(
      x: insets.left + 3 + column * unit, y: top + Double(row) * height, width: width * unit, height: height
    ).inset(3, min(5, height * 0.12))
    let label = Caption(letter, size: min(18, box.height * 0.45), weight: .regular, Palette.caption)
    return [.rectangle(box, radius: 5, .fill(color))] + (letter.isEmpty ? [] : [label.centered(box.center)])
  }
}
