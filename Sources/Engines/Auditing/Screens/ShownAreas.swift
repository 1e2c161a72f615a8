import AutoLayout
import DesignModel

/// What people see of the views of one layout: of a text that stands on nothing its lines alone.
struct ShownAreas {
  private let layout: AuditedLayout
  private lazy var texts = ShownTexts(layout.solving.screen, in: layout.environment)
  private var known: [Int: Rect?] = [:]

  /// The areas on a layout.
  init(_ layout: AuditedLayout) { self.layout = layout }

  /// What a line of San Francisco leaves free above its letters, of its height: 0.952 of the size is above the baseline, and
  /// letters reach 0.76.
  static let aboveLetters = 0.161

  /// Where a view shows something, in the root's coordinates; nil where it shows nothing.
  mutating func area(of view: Int) -> Rect? {
    if let area = known[view] { return area }
    let area = found(view)
    known[view] = .some(area)
    return area
  }

  /// Where a view shows something whichever side of it a title stands at that stands at one: the middle of its room, where the
  /// title is longer than half of that.
  mutating func certainArea(of view: Int) -> Rect? {
    let whole = area(of: view)
    guard let room = whole, showsTitleAlone(view), layout.attributes[view].hasTitleAside,
      let title = texts.area(of: view, layout.layout.views[view], .center, centringTitles: true)
    else { return whole }
    let middle = 2 * title.width - room.width
    guard middle > 0 else { return nil }
    return Rect(x: room.x + room.width - title.width, y: room.y, width: middle, height: room.height)
  }

  /// True for a button that shows words and nothing else.
  private func showsTitleAlone(_ view: Int) -> Bool {
    let attributes = layout.attributes[view]
    return layout.kind(view) == .button && !layout.isSurface(view) && attributes.imageName == nil
      && attributes.configuration == nil && (!attributes.showsBackground || isOfItsGround(view))
  }

  /// True for a background of the colour that what the view lies in has, too: nobody sees where it ends.
  private func isOfItsGround(_ view: Int) -> Bool {
    guard let own = layout.attributes[view].backgroundColor?.value else { return false }
    let ground = layout.tree.ancestors(of: view).lazy.compactMap { layout.attributes[$0].backgroundColor }
    return ground.first { _ in true }?.value == own
  }

  private mutating func found(_ view: Int) -> Rect? {
    let (frame, attributes) = (layout.frame(view), layout.attributes[view])
    if attributes.showsBackground, !isOfItsGround(view) { return frame }
    switch layout.kind(view) {
    case .label, .textView: break
    case .button:
      if layout.isSurface(view) { return nil }
      if attributes.imageName != nil || attributes.configuration != nil { return frame }
    case let kind: return kind.showsDots ? dots(in: frame, attributes) : frame
    }
    let area = texts.area(of: view, layout.layout.views[view], TextTraits.alignment(attributes))
    return area.map { $0.intersection(frame) } ?? frame
  }
}

extension ShownAreas {
  /// The dots in the middle of a page control, of which the frame of early systems was no larger: 3 dots of 7 points, 9 points
  /// apart, are 39 wide.
  private func dots(in frame: Rect, _ attributes: Attributes) -> Rect? {
    let (early, pages) = (PageDots.early, attributes.dotCount)
    let (width, side) = (early.width(ofPages: pages), early.width(ofPages: 1))
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - side) / 2, width: width,
      height: side
    ).intersection(frame)
  }
}

extension Attributes {
  /// True if a colour that isn't clear is under what the view shows, or one that only the app knows.
  var showsBackground: Bool {
    color(.background).map { $0.value.map { $0 & 0xFF > 0 } ?? true } ?? false
  }
}
