import UIKit

/// A title with a badge beside it, or below it where the text is large.
final class BadgeView: UIView {
  private let title = UILabel()
  private let badge = UIView()

  init(width: CGFloat? = nil) {
    super.init(frame: .zero)
    title.text = "Messages"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.widthAnchor.constraint(equalToConstant: 24), badge.heightAnchor.constraint(equalToConstant: 24),
    ])
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.activate([
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      ])
    } else {
      NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        badge.topAnchor.constraint(equalTo: title.topAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      ])
    }
    if let width { title.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }

  required init?(coder: NSCoder) { nil }
}

/// A button that shows what is below it.
final class BadgeController: UIViewController {
  private let more = UIButton(type: .system)
  private let details = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    more.setTitle("More", for: .normal)
    more.addAction(UIAction { [details] _ in details.isHidden.toggle() }, for: .touchUpInside)
    details.text = "Details"
    details.isHidden = true
    for child in [more, details] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    more.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
    details.topAnchor.constraint(equalTo: more.bottomAnchor, constant: 8).isActive = true
  }
}

/// A view that takes its width from a frame.
final class HalfView: UIView {
  private let half = UIView()
  private lazy var width = half.widthAnchor.constraint(equalToConstant: 0)

  init() {
    super.init(frame: .zero)
    half.translatesAutoresizingMaskIntoConstraints = false
    addSubview(half)
    NSLayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: topAnchor), half.leadingAnchor.constraint(equalTo: leadingAnchor),
      half.heightAnchor.constraint(equalToConstant: 50), width,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    width.constant = bounds.width / 2
  }
}
