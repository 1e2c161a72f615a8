import Foundation

/// The texts and the image that a cell of one of UIKit's styles has, laid out by the cell itself.
final class CellParts {
  private unowned let cell: UITableViewCell
  private(set) var title: UILabel?, detail: UILabel?
  private var ownImage: UIImageView?
  private var constraints: [NSLayoutConstraint] = []
  private var guide: UILayoutGuide?
  private var least: NSLayoutConstraint?
  /// What was there when the parts were laid out last.
  private var shown: [Bool] = []
  /// True where the code says how high the row is.
  var hasGivenHeight = false { didSet { if hasGivenHeight { least?.isActive = false } } }
  private var hasYielded = false

  init(of cell: UITableViewCell) { self.cell = cell }

  /// A label of the style, made when the code first asks for it.
  func label(isDetail: Bool) -> UILabel? {
    if let label = isDetail ? detail : title { return label }
    let label = UILabel()
    label.record.localName = isDetail ? "detailTextLabel" : "textLabel"
    label.font = .preferredFont(forTextStyle: isDetail && cell.style == .subtitle ? .caption1 : .body)
    label.adjustsFontForContentSizeCategory = true
    if isDetail { detail = label } else { title = label }
    if cell.style == .value1, isDetail {
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    }
    if cell.style == .value2, !isDetail { label.textAlignment = .right }
    layOut()
    return label
  }

  /// The image view of the style, made when the code first asks for it.
  var image: UIImageView {
    if let ownImage { return ownImage }
    let image = UIImageView()
    image.record.localName = "imageView"
    ownImage = image
    return image
  }

  func owns(_ label: UILabel) -> Bool { label === title || label === detail }

  /// Lays out what shows something: an empty detail and a missing image take no room.
  func layOut() {
    let isDetailed = cell.style != .default && !(detail?.text ?? "").isEmpty
    let isPictured = ownImage?.image != nil
    guard title != nil || isDetailed || isPictured else { return }
    if yields() { return }
    let now = [title != nil, isDetailed, isPictured]
    guard now != shown else { return }
    shown = now
    NSLayoutConstraint.deactivate(constraints)
    guide.map(cell.contentView.removeLayoutGuide)
    show(ownImage, isPictured)
    show(title, title != nil)
    show(detail, isDetailed)
    var texts = ListTexts()
    (texts.image, texts.title, texts.detail) = (
      isPictured ? ownImage : nil, title, isDetailed ? detail : nil
    )
    texts.arrangement = cell.style == .value1 ? .beside : cell.style == .value2 ? .afterTitle : .below
    texts.stackAtAccessibilitySizes(in: cell)
    if isDetailed, texts.arrangement == .below { (texts.insets.top, texts.insets.bottom) = (9.5, 9.5) }
    texts.insets.leading = CGFloat(cell.indentationLevel) * cell.indentationWidth
    let margins = cell.contentView.layoutMarginsGuide
    constraints = texts.constraints(
      in: cell.contentView, leading: margins.leadingAnchor, trailing: margins.trailingAnchor)
    guide = texts.guide
    NSLayoutConstraint.activate(constraints)
    holdOpen()
  }

  /// Keeps the row as high as UIKit's are at least.
  func holdOpen() {
    guard least == nil else { return }
    least = ListTexts.least(cell)
    least?.isActive = !hasGivenHeight
  }

  private func show(_ part: UIView?, _ isShown: Bool) {
    guard let part else { return }
    if !isShown {
      part.removeFromSuperview()
    } else if part.superview == nil {
      cell.contentView.addSubview(part)
    }
  }

  /// UIKit sets the parts' frames, which give way to what the code says of them.
  private func yields() -> Bool {
    if hasYielded { return true }
    let parts = [title, detail, ownImage].compactMap { $0 as UIView? }
    hasYielded = Recorder.constraints.all.contains { one in
      parts.contains { one.f === $0 || one.s === $0 } && !constraints.contains { $0 === one }
    }
    if hasYielded {
      NSLayoutConstraint.deactivate(constraints)
      least?.isActive = false
      for part in parts where part.superview == nil && part !== ownImage { cell.contentView.addSubview(part) }
    }
    return hasYielded
  }
}
