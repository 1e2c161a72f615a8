import Foundation

/// What a cell shows at its trailing edge by its type, as far as it narrows the content.
///
/// Of frames that Interface Builder recorded since Xcode 14, 289 of 307 contents end before a disclosure indicator at the
/// content's own side margin, 16 or 20 points, and 10⅓ more; a check mark (11 of 13) and a detail button (11 of 12) take
/// 24 more.
final class CellAccessory {
  private unowned let cell: UITableViewCell
  private let guide = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []

  init(of cell: UITableViewCell) {
    self.cell = cell
    guide.identifier = "accessory"
  }

  /// Lets the content end where the accessory begins; a view of the code's own goes before a type.
  func layOut() {
    let width = cell.accessoryView == nil ? cell.accessoryType.width : nil
    let content = cell.contentView
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    cell.removeLayoutGuide(guide)
    cell.contentTrailing?.isActive = width == nil && cell.accessoryView == nil
    guard let width else { return }
    cell.addLayoutGuide(guide)
    Recorder.withoutPlace {
      // What lies between the content's leading margin and the accessory's end is in the middle of the cell, or of the safe
      // area that the content keeps to.
      let middle = guide.centerXAnchor.constraint(equalTo: cell.centerXAnchor)
      cell.contentSides.take(middle)
      constraints = [
        middle,
        guide.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: width),
      ]
      NSLayoutConstraint.activate(constraints)
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// Points between the content's end and the side margin; nil for nothing, and for what nobody has measured.
  fileprivate var width: CGFloat? {
    switch self {
    case .none: return nil
    case .disclosureIndicator: return 10 + 1 / 3
    case .checkmark, .detailButton: return 24
    case .detailDisclosureButton:
      Recorder.noteHere(
        "detailDisclosureButton doesn't narrow the cell's content: nobody knows how wide it is")
      return nil
    }
  }
}
