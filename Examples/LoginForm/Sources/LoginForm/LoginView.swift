import UIKit

/// A form to sign in with: it scrolls where the text is large.
public final class LoginView: UIView {
  private let scroll = UIScrollView()
  private let title = UILabel()
  private let email = UITextField()
  private let password = UITextField()
  private let submit = UIButton(configuration: .filled())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Sign in to your account"
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    for (field, placeholder) in [(email, "Email"), (password, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.accessibilityLabel = placeholder
    }
    submit.configuration?.title = "Sign in"
    arrange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  private func arrange() {
    let form = UIStackView(arrangedSubviews: [title, email, password, submit])
    form.axis = .vertical
    form.spacing = 16
    for view in [scroll, form] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scroll)
    scroll.addSubview(form)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
      form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
      form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      submit.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
