import TestSupport
import Testing

/// Setters of views and of what they hold that move frames.
@Suite("Setters that move frames in imported code", .startsProcesses, .serialized)
struct ImportedSettersStory {
  private static let masks = """
    import UIKit
    class Masks: UIViewController {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let floating = UIView(frame: CGRect(x: 30, y: 10, width: 80, height: 10))
      let middle = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 10))
      let atStart = UIView(frame: CGRect(x: 20, y: 30, width: 90, height: 10))
      let atEnd = UIView(frame: CGRect(x: 60, y: 40, width: 120, height: 10))
      let whole = UIView(frame: CGRect(x: 20, y: 50, width: 100, height: 10))
      let low = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 20))
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [floating, middle, atStart, atEnd, whole, low] { box.addSubview(one) }
        floating.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        atStart.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        atEnd.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        whole.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        low.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
        view.addSubview(box)
        box.frame = CGRect(x: 0, y: 100, width: 380, height: 180)
      }
    }
    class NoRoom: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let small = UIView(), within = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        within.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        small.addSubview(within)
        view.addSubview(small)
      }
    }

    """

  private static let texts = """
    class Texts: UIViewController {
      let plain = UITextView(), bare = UITextView(), padded = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [plain, bare, padded].enumerated() {
          one.isScrollEnabled = false
          one.font = .systemFont(ofSize: 17)
          one.text = "One line"
          view.addSubview(one)
          one.translatesAutoresizingMaskIntoConstraints = false
          one.topAnchor.constraint(equalTo: view.topAnchor, constant: 100 + CGFloat(place) * 100).isActive = true
          one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
        }
        bare.textContainerInset = .zero
        bare.textContainer.lineFragmentPadding = 0
        padded.textContainerInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
      }
    }

    """

  private static let buttons = """
    extension UIView {
      func at(_ y: CGFloat, in view: UIView) {
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: view.topAnchor, constant: y).isActive = true
        leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
      }
    }
    class Buttons: UIViewController {
      let bare = UIButton(), alone = UIButton(), beside = UIButton(), above = UIButton(), tall = UIButton()
      let wide = UIButton(), reserved = UIButton()
      func icon(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [bare, alone, beside, above, tall, wide, reserved].enumerated() {
          one.at(100 + CGFloat(place) * 100, in: view)
          one.configuration = .plain()
          if one !== alone { one.configuration?.title = "Settings" }
        }
        alone.configuration?.image = icon(24, 24)
        beside.configuration?.image = icon(16, 16)
        beside.configuration?.imagePadding = 8
        above.configuration?.image = icon(11, 11)
        above.configuration?.imagePlacement = .top
        above.configuration?.imagePadding = 8
        tall.configuration?.image = icon(30, 40)
        tall.configuration?.imagePlacement = .trailing
        wide.configuration?.image = icon(120, 20)
        wide.configuration?.imagePlacement = .bottom
        wide.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        reserved.configuration?.image = icon(10, 10)
        reserved.configuration?.imageReservation = 30
      }
    }
    class UnknownButtons: UIViewController {
      let button = UIButton(), known = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        button.at(100, in: view)
        button.configuration = .filled()
        button.configuration?.title = "Title"
        button.configuration?.subtitle = "Subtitle"
        button.configuration?.buttonSize = .large
        button.configuration?.indicator = .popup
      }
    }
    class Titles: UIViewController {
      let wrapped = UIButton(configuration: .plain()), cut = UIButton(configuration: .plain())
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [wrapped, cut].enumerated() {
          one.at(100 + CGFloat(place) * 100, in: view)
          one.configuration?.title = "Settings Settings"
          one.titleLabel?.numberOfLines = 1
          one.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        cut.configuration?.titleLineBreakMode = .byTruncatingTail
      }
    }

    """

  private static let dots = """
    class Dots: UIViewController {
      let dots = UIPageControl(), sized = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        dots.numberOfPages = 4
        dots.at(100, in: view)
        sized.at(200, in: view)
        let size = dots.size(forNumberOfPages: 7)
        sized.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        sized.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      }
    }

    """

  private static let alignment = """
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }
    class Alignment: UIViewController {
      let card = Shadowed(), after = UIView(), middle = Shadowed(), arranged = Shadowed()
      override func viewDidLoad() {
        super.viewDidLoad()
        for one in [card, after, middle] {
          one.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(one)
        }
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          after.topAnchor.constraint(equalTo: card.bottomAnchor),
          after.leadingAnchor.constraint(equalTo: card.trailingAnchor),
          after.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 2),
          after.heightAnchor.constraint(equalToConstant: 10),
          middle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          middle.widthAnchor.constraint(equalToConstant: 99),
        ])
        UIStackView(arrangedSubviews: [arranged]).at(500, in: view)
      }
    }

    """

  private static let traits = """
    class Limits: UIViewController {
      let free = UILabel(), most = UILabel(), holder = UIView(), inner = UILabel(), least = UILabel()
      let over = UILabel(), fixed = UILabel(), button = UIButton(configuration: .plain())
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in [free, most, inner, least, over, fixed].enumerated() {
          one.text = "Text"
          one.font = .preferredFont(forTextStyle: .body)
          one.adjustsFontForContentSizeCategory = one !== fixed
          one.at(100 + CGFloat(place) * 80, in: one === inner ? holder : view)
        }
        holder.at(0, in: view)
        most.maximumContentSizeCategory = .accessibilityMedium
        holder.maximumContentSizeCategory = .large
        least.minimumContentSizeCategory = .large
        over.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        fixed.maximumContentSizeCategory = .large
        button.configuration?.title = "Text"
        button.maximumContentSizeCategory = .extraExtraLarge
        button.at(600, in: view)
      }
    }
    class Overrides: UIViewController {
      let read = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(read)
        traitOverrides.verticalSizeClass = .compact
        view.traitOverrides.layoutDirection = .rightToLeft
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isLow = traitCollection.verticalSizeClass == .compact && view.traitCollection.verticalSizeClass == .compact
        read.frame = CGRect(x: 0, y: 100, width: isLow ? 30 : 10, height: 10)
      }
    }

    """

  private static let names = """
    struct DensityTrait: UITraitDefinition { static let defaultValue: CGFloat = 10 }
    extension UITraitCollection { var density: CGFloat { self[DensityTrait.self] } }
    extension UIMutableTraits {
      var density: CGFloat {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
      }
    }
    class Names: UIViewController {
      let inner = UIView(), usual = UIView(), box = UIView()
      private var lock = os_unfair_lock()
      private static var key: UInt8 = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.addSubview(inner)
        view.addSubview(usual)
        box.traitOverrides.density = 30
        box.cornerConfiguration = .corners(radius: .fixed(12))
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        let policy = objc_AssociationPolicy(rawValue: 1)
        objc_setAssociatedObject(self, &Self.key, "x", policy ?? .OBJC_ASSOCIATION_RETAIN)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        NotificationCenter.default.addObserver(
          self, selector: #selector(changed), name: UITextInputMode.currentInputModeDidChangeNotification,
          object: nil)
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
          (self: Self, _: UITraitCollection) in
        }
        let low = UITraitCollection { $0.verticalSizeClass = .compact }
        let row = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
        let change: NSKeyValueChange = .setting
        let isMatch = NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "a")
        let path = IndexPath(item: 0, section: 0)
        let drop = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "a")
        var found: [NSTextCheckingResult] = []
        if let links = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) {
          found = links.matches(in: "a", options: [], range: NSRange(location: 0, length: 1))
        }
        let isLow = low.verticalSizeClass == .compact && row.style == .destructive && change == .setting
        let all = isLow && isMatch && found.isEmpty && drop.cellUpdateHandler == nil
        usual.frame = CGRect(x: 0, y: 100, width: all ? usual.traitCollection.density : 0, height: 10)
        inner.frame = CGRect(x: 0, y: 200, width: inner.traitCollection.density, height: 10)
      }
      @objc func changed() {}
      func fill(_ error: AutoreleasingUnsafeMutablePointer<NSError?>?) {}
    }

    """

  private static let unsaid = """
    final class Follower: UIView {
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { frame = CGRect(x: 0, y: 300, width: superview === self ? 0 : 25, height: 10) }
      }
    }
    class Unsaid: UIViewController {
      let follower = Follower(), field = UITextField(), bar = UISearchBar(), dots = UIPageControl()
      let choice = UISegmentedControl(items: ["A", "B"])
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, one) in ([field, bar, dots, choice] as [UIView]).enumerated() {
          one.at(400 + CGFloat(place) * 60, in: view)
        }
        view.addSubview(follower)
        follower.transform = CGAffineTransform(scaleX: 2, y: 2)
        field.leftViewMode = .always
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        bar.prompt = "Where to?"
        bar.showsScopeBar = true
        dots.preferredIndicatorImage = UIImage()
        choice.setWidth(90, forSegmentAt: 0)
        choice.apportionsSegmentWidthsByContent = true
      }
    }

    """

  private static let cells = """
    class Accessories: UITableViewController {
      let kinds: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton, .checkmark,
      ]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = kinds[path.row]
        if path.row == 5 { cell.accessoryType = .none }
        return cell
      }
    }

    """

  private static var code: String {
    masks + texts + buttons + dots + alignment + traits + names + unsaid + cells
  }

  private static let checks = [
    FrameCheck(
      "Masks", "floating", at: [75, 110, 80, 10],
      because: "of 180 points more its margins of 30 and 90 take 45 and 135"),
    FrameCheck("Masks", "middle", at: [140, 120, 100, 10], because: "what is in the middle stays there"),
    FrameCheck(
      "Masks", "atStart", at: [20, 130, 180, 10], because: "its width and its margin of 90 share alike"),
    FrameCheck(
      "Masks", "atEnd", at: [120, 140, 240, 10], because: "a margin of 60 and a width of 120 are doubled"),
    FrameCheck("Masks", "whole", at: [38, 150, 190, 10], because: "all of it grows as the superview does"),
    FrameCheck(
      "Masks", "low", at: [0, 220, 10, 40], because: "a margin of 60 and a height of 20 are doubled"),
    FrameCheck(
      "Texts", "plain", at: [20, 100, 72.33, 36.33], because: "8 points are above and below, 5 at the sides"),
    FrameCheck("Texts", "bare", at: [20, 200, 62.33, 20.33], because: "nothing is around the text"),
    FrameCheck(
      "Texts", "padded", at: [20, 300, 100.33, 44.33], because: "each line has 5 points more at its ends"),
    FrameCheck(
      "Buttons", "alone", at: [20, 200, 48, 38], because: "insets of 7 and 12 are around the image"),
    FrameCheck("Buttons", "bare", at: [20, 100, 87, 34.33], because: "the same are around the title"),
    FrameCheck(
      "Buttons", "beside", at: [20, 300, 111, 34.33],
      because: "an image of 16 and a padding of 8 are beside it"
    ),
    FrameCheck(
      "Buttons", "above", at: [20, 400, 87, 53.33], because: "an image of 11 and 8 points are above it"),
    FrameCheck("Buttons", "tall", at: [20, 500, 117, 54], because: "the image is higher than the line"),
    FrameCheck(
      "Buttons", "tall", on: "--text-size AX5", at: [20, 500, 239.67, 77.33], because: "the line is higher"),
    FrameCheck("Buttons", "wide", at: [20, 600, 126, 44.33], because: "the image is wider than the title"),
    FrameCheck(
      "Buttons", "reserved", at: [20, 700, 117, 34.33], because: "30 points are kept for an image of 10"),
    FrameCheck(
      "Titles", "wrapped", at: [20, 100, 100, 56.33],
      because: "a configuration has its title wrap, whatever its label says"),
    FrameCheck("Titles", "cut", at: [20, 200, 100, 34.33], because: "the code asks for one line"),
    FrameCheck("Dots", "dots", at: [20, 100, 92, 26], because: "each of 4 dots takes 18 points on iOS 26"),
    FrameCheck("Dots", "dots", on: "--os 18", at: [20, 100, 134.5, 26], because: "and 18.5 on iOS 18"),
    FrameCheck("Dots", "sized", at: [20, 200, 146, 26], because: "the code asks for 7 dots"),
    FrameCheck(
      "Limits", "most", on: "--text-size AX5", at: [20, 180, 49.33, 33.67],
      because: "AX1 is the most, 28 points"),
    FrameCheck(
      "Limits", "inner", on: "--text-size AX5", at: [40, 260, 32, 20.33],
      because: "a limit holds for what is in the view"),
    FrameCheck(
      "Limits", "least", on: "--text-size XS", at: [20, 340, 32, 20.33], because: "L is the least, 17 points"),
    FrameCheck("Limits", "over", at: [20, 420, 58, 39.67], because: "AX2 is 33 points"),
    FrameCheck(
      "Limits", "fixed", on: "--text-size AX5", at: [20, 500, 91.67, 63.33],
      because: "a font that isn't let follow the view's text size is the app's"),
    FrameCheck(
      "Limits", "button", on: "--text-size AX5", at: [20, 600, 62, 39.33],
      because: "XXL is the most, 21 points"),
    FrameCheck("Unsaid", "follower", at: [0, 300, 25, 10], because: "it is let know of its superview"),
    FrameCheck("Names", "inner", at: [0, 200, 30, 10], because: "a trait of the code's own is overridden"),
    FrameCheck("Names", "usual", at: [0, 100, 10, 10], because: "a trait of the code's own has a default"),
    FrameCheck("Overrides", "read", at: [0, 100, 30, 10], because: "code reads what is overridden"),
    FrameCheck(
      "Alignment", "card", at: [18, 99, 46, 24], because: "the frame reaches beyond what is constrained"),
    FrameCheck(
      "Alignment", "card", on: "--direction rtl", at: [331, 99, 46, 24],
      because: "20 points are at its right, less 4"),
    FrameCheck("Alignment", "after", at: [60, 120, 80, 10], because: "others keep to the rectangle as well"),
    FrameCheck("Alignment", "middle", at: [145, 415, 105, 24], because: "the rectangle is in the middle"),
    FrameCheck(
      "Accessories", "contentView", at: [0, 59, 393, 43.67], because: "nothing is beside the content"),
    FrameCheck(
      "Accessories", "contentView2", at: [0, 103, 362.67, 43.67],
      because: "a disclosure indicator and a margin of 20 take 30⅓ points"),
    FrameCheck(
      "Accessories", "contentView2", on: "--device iphone-se-3", at: [0, 64, 348.5, 43.5],
      because: "on a narrow screen the margin is 16"),
    FrameCheck(
      "Accessories", "contentView2", on: "--direction rtl", at: [30.33, 103, 362.67, 43.67],
      because: "the accessory is at the left"),
    FrameCheck("Accessories", "contentView3", at: [0, 147, 349, 43.67], because: "a check mark takes 44"),
    FrameCheck("Accessories", "contentView4", at: [0, 191, 349, 43.67], because: "so does a detail button"),
    FrameCheck("Accessories", "contentView6", at: [0, 279, 393, 43.67], because: "it was taken away again"),
  ]

  @Test("have UIKit's frames, or a note with their line") func frames() throws {
    guard
      let (_, output) = try Self.checks.check(
        importing: Self.code, as: "Setters.swift", classes: 13)
    else { return }
    let prose = Workspace.Outcome.prose(output)
    for note in [
      "flexible parts without room", "subtitle of a button", "buttonSize of a button",
      "indicator of a button",
      "detailDisclosureButton doesn't narrow", "alignmentRectInsets not taken in a stack",
      "layoutDirection of traitOverrides not taken",
      "NSPredicate(format: 'SELF MATCHES %@') is taken to be true",
      "transform not taken", "view at a text field's side", "prompt of a search bar", "showsScopeBar",
      "preferredIndicatorImage", "width of a segment", "apportionsSegmentWidthsByContent",
    ] {
      #expect(prose.contains(note), "\(note) in \(prose)")
    }
  }
}
