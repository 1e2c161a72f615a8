import DesignModel
import SQLite

/// The columns of `stored_view` in the order that both reading and writing use.
enum LayoutColumns {
  static let names = [
    "layout", "position", "view", "exact_x", "exact_y", "exact_width", "exact_height", "x", "y", "width",
    "height", "screen_x", "screen_y", "screen_width", "screen_height", "hidden", "lines", "wanted", "shown",
    "total", "truncated", "clipped", "font_scale", "approximate", "content_width", "content_height",
    "inset_top", "inset_left", "inset_bottom", "inset_right", "offset_x", "offset_y", "least_x", "least_y",
    "greatest_x", "greatest_y", "parent",
  ]
  /// The place of the first text column and of the first scroll column, counted from 0.
  static let (text, scroll) = (16, 24)
  static let list = names.joined(separator: ", ")
}

extension Statement {
  /// Binds a view's layout to the parameters of an insertion of `LayoutColumns`.
  func bind(_ view: ViewLayout, layout: Int, position: Int, parent: Int?) {
    clearBindings()
    if let parent { bind(parent, at: LayoutColumns.names.count) }
    bind(layout, at: 1)
    bind(position, at: 2)
    bind(view.view.text, at: 3)
    bind(view.exact, at: 4)
    bind(view.frame, at: 8)
    bind(view.screenFrame, at: 12)
    bind(view.isHidden ? 1 : 0, at: 16)
    if let text = view.text { bind(text, at: LayoutColumns.text + 1) }
    if let scroll = view.scroll { bind(scroll, at: LayoutColumns.scroll + 1) }
  }

  private func bind(_ rect: Rect, at index: Int) {
    bind(rect.x, at: index)
    bind(rect.y, at: index + 1)
    bind(rect.width, at: index + 2)
    bind(rect.height, at: index + 3)
  }

  private func bind(_ text: TextLayout, at index: Int) {
    bind(text.lines, at: index)
    bind(text.wanted, at: index + 1)
    bind(text.shown, at: index + 2)
    bind(text.total, at: index + 3)
    bind(text.isTruncated ? 1 : 0, at: index + 4)
    bind(text.isClipped ? 1 : 0, at: index + 5)
    bind(text.scale, at: index + 6)
    bind(text.isApproximate ? 1 : 0, at: index + 7)
  }

  private func bind(_ scroll: ScrollLayout, at index: Int) {
    let (size, insets) = (scroll.contentSize, scroll.insets)
    let numbers = (
      size.width, size.height, insets.top, insets.left, insets.bottom, insets.right, scroll.offset.x,
      scroll.offset.y, scroll.least.x, scroll.least.y, scroll.greatest.x, scroll.greatest.y
    )
    withUnsafeBytes(of: numbers) { bytes in
      for (place, number) in bytes.bindMemory(to: Double.self).enumerated() {
        bind(number, at: index + place)
      }
    }
  }

  /// The view's layout in a row of `LayoutColumns`.
  func viewLayout() -> ViewLayout {
    ViewLayout(
      view: ObjectID(text(2)), exact: rect(3), frame: rect(7), screenFrame: rect(11), isHidden: flag(15),
      text: isNull(LayoutColumns.text) ? nil : textLayout(LayoutColumns.text),
      scroll: isNull(LayoutColumns.scroll) ? nil : scrollLayout(LayoutColumns.scroll))
  }

  private func rect(_ column: Int) -> Rect {
    Rect(
      x: double(column), y: double(column + 1), width: double(column + 2), height: double(column + 3))
  }

  private func textLayout(_ column: Int) -> TextLayout {
    TextLayout(
      lines: integer(column), wanted: integer(column + 1), shown: integer(column + 2),
      total: integer(column + 3), isTruncated: flag(column + 4), isClipped: flag(column + 5),
      scale: double(column + 6), isApproximate: flag(column + 7))
  }

  private func scrollLayout(_ column: Int) -> ScrollLayout {
    ScrollLayout(
      contentSize: Size(width: double(column), height: double(column + 1)),
      insets: EdgeInsets(
        top: double(column + 2), left: double(column + 3), bottom: double(column + 4),
        right: double(column + 5)),
      offset: Point(x: double(column + 6), y: double(column + 7)),
      least: Point(x: double(column + 8), y: double(column + 9)),
      greatest: Point(x: double(column + 10), y: double(column + 11)))
  }
}

extension ScreenLayout {
  /// True if every number is finite, as SQLite's columns demand, and the frames are an answer, as whoever reads the
  /// table of layouts believes.
  var isStorable: Bool {
    unrest == nil
      && views.allSatisfy { view in
        [view.exact, view.frame, view.screenFrame].allSatisfy(\.isFinite) && view.text?.scale.isFinite ?? true
          && view.scroll.map(\.isFinite) ?? true
      } && !ambiguities.contains { $0.least.isNaN || $0.greatest.isNaN }
      && anchors.allSatisfy(\.value.isFinite)
  }
}

extension Rect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension ScrollLayout {
  fileprivate var isFinite: Bool {
    let points = [offset, least, greatest].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    let sides = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
    return points && sides && contentSize.width.isFinite && contentSize.height.isFinite
  }
}
