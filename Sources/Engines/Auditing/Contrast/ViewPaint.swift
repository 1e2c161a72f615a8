import DesignModel

/// What a view paints under its subviews.
struct ViewPaint {
  /// A colour, nothing, or what only the app knows.
  enum Paint: Hashable, Sendable {
    case nothing
    case color(PaintedColor, isOfSystem: Bool)
    case unknown(GroundDoubt)
  }

  private let tree: AuditedScreen
  private let all: [Attributes]
  private let view: Int
  private var attributes: Attributes { all[view] }
  private var kind: ViewKind { tree.kinds[view] }
  private var id: ObjectID { tree.screen.views[view].id }

  init(of view: Int, in tree: AuditedScreen, _ attributes: [Attributes]) {
    (self.view, self.tree, all) = (view, tree, attributes)
  }

  /// What it paints under its own text or symbol.
  var underOwnWords: Paint {
    switch kind {
    case .button: return underTitle
    case .textField where attributes.backgroundColor == nil: return underTyped
    // A text view without a colour has that of its system.
    case .textView where attributes.backgroundColor == nil: return .unknown(.nothing)
    default: return background
    }
  }

  /// What it paints under the texts of others.
  var underOthers: Paint {
    if attributes.isTransparent { return .nothing }
    if kind == .view || kind == .tableCell { return isRow ? ofRow : background }
    let showsNothing = kind.row.marks.isDisjoint(with: [.control, .picture])
    let showsWords =
      kind == .button && attributes.isPlainButton || kind == .textField && attributes.isBorderless
    return showsNothing || showsWords ? background : .unknown(asDrawn)
  }

  /// Why nobody knows what it paints as a picture or a control.
  private var asDrawn: GroundDoubt {
    if kind == .custom || attributes.mayDraw { return .ownClass(id) }
    if kind == .image || kind == .button && attributes.hasPicture { return .picture(id) }
    return kind == .button ? .covering(id) : .ofUIKit(id)
  }

  /// Its own colour; a view of the app's own class without one may draw anything.
  private var background: Paint {
    if attributes.drawsItself { return ofCovering }
    guard let color = attributes.backgroundColor else { return uncolored }
    guard let painted = PaintedColor(color) else { return .unknown(.ofApp(id)) }
    if painted.opacity < 0.01 { return uncolored }
    return .color(painted, isOfSystem: color.isOfSystem || painted == PaintedColor(0xFFFF_FFFF))
  }

  /// What it paints without a colour.
  private var uncolored: Paint {
    let isOfClassInCode = attributes.isOfClassInCode && [.view, .button].contains(kind)
    if attributes.mayDraw || isOfClassInCode { return .unknown(.ownClass(id)) }
    return attributes.isDrawnByUIKit ? .unknown(.ofUIKit(id)) : .nothing
  }

  /// What something paints over its own colour.
  private var ofCovering: Paint { .unknown(attributes.isEffect ? .effect(id) : .covering(id)) }

  /// True for a table's cell: the view around a content view, which stands before what else it holds, or a content view
  /// without one.
  private var isRow: Bool {
    if kind == .tableCell { return view == 0 || tree.kinds[tree.parents[view]] != .view }
    return view + 1 < tree.kinds.count && tree.kinds[view + 1] == .tableCell && tree.parents[view + 1] == view
  }

  /// A cell without a colour has one of its table's style.
  private var ofRow: Paint { attributes.backgroundColor == nil ? .unknown(.row(id)) : background }

  private var underTitle: Paint {
    if attributes.drawsItself { return ofCovering }
    switch FontTraits(.button, attributes).configuration {
    case .none, .plain: return background
    case .gray, .tinted: return ofCovering
    case .filled:
      let color = attributes.backgroundColor ?? TextColor.tint(of: view, in: tree, all)
      guard let color else { return ofCovering }
      guard let painted = PaintedColor(color) else { return .unknown(.ofApp(id)) }
      return .color(painted, isOfSystem: color.isOfSystem)
    }
  }

  /// The white box of a field with round corners; others are boxes of a line, or none.
  private var underTyped: Paint {
    switch attributes.border {
    case .none: background
    case .roundedRect: .color(PaintedColor(0xFFFF_FFFF), isOfSystem: true)
    default: ofCovering
    }
  }
}

extension Attributes {
  /// True for a field that shows its words alone.
  fileprivate var isBorderless: Bool { border == .none }

  /// True for a button that shows a picture.
  fileprivate var hasPicture: Bool { imageName != nil || isSystemSymbol || hasPictureOfCode }

  /// True for a button that shows words on its background alone.
  fileprivate var isPlainButton: Bool {
    !hasPicture && !isRepainted && !drawsItself
      && [.none, .plain].contains(FontTraits(.button, self).configuration)
  }
}
