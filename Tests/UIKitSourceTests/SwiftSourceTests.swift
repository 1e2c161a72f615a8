import DesignModel
import Testing

@testable import UIKitSource

@Suite("A screen as Swift source") struct SwiftSourceTests {
  private var screen: Screen {
    var title = Attributes()
    title[.text] = .text("Sign in")
    title[.style] = .text("title1")
    title[.lines] = .number(0)
    var wide = Attributes()
    wide[.lines] = .number(1)
    let lists = ScreenLists {
      $0.views = [
        View(id: .root, name: "root", parent: nil, kind: .view, attributes: Attributes()),
        View(id: "t", name: "title", parent: .root, kind: .label, attributes: title),
      ]
      $0.constraints = [
        LayoutConstraint(
          id: "top", AnchoredItem(Item("t"), .top), .equal, AnchoredItem(Item(.root, .safeArea), .top),
          constant: 8)
      ]
      $0.variations = [
        Variation(
          id: "v", change: .view("t", wide), condition: Condition([.init(.hclass, .equal, .word("regular"))]))
      ]
    }
    return Screen(id: "login", name: "login", lists: lists)
  }

  @Test("builds, arranges and constrains its views, and adapts what varies") func whole() {
    #expect(
      SwiftSource(screen).text == """
        // The screen login, as its design says it.
        import UIKit

        final class LoginView: UIView {
          let title = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            build()
            arrange()
            constrain()
            adapt()
          }

          required init?(coder: NSCoder) { fatalError("this view is made in code") }

          private func build() {
            title.font = .preferredFont(forTextStyle: .title1)
            title.adjustsFontForContentSizeCategory = true
            title.text = "Sign in"
            title.numberOfLines = 0
          }

          private func arrange() {
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
          }

          private func constrain() {
            let top = title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8)
            top.identifier = "top"
            NSLayoutConstraint.activate([top])
          }

          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            adapt()
          }

          private func adapt() {
            title.numberOfLines = 0
            if traitCollection.horizontalSizeClass == .regular {
              title.numberOfLines = 1
            }
          }
        }

        """)
  }
}
