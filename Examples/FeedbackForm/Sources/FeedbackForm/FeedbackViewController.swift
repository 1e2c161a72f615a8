import UIKit

/// Asks for an opinion: the field for it shows once the button is tapped.
public final class FeedbackViewController: UIViewController {
  private let question = UILabel()
  private let more = UIButton(type: .system)
  private let opinion = UITextField()
  private let send = UIButton(type: .system)
  @objc public private(set) dynamic var isSent = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    question.text = "Would you tell us what you think?"
    question.numberOfLines = 0
    opinion.placeholder = "Your opinion"
    opinion.isHidden = true
    for text in [question, opinion] as [any UIContentSizeCategoryAdjusting] {
      text.adjustsFontForContentSizeCategory = true
    }
    question.font = .preferredFont(forTextStyle: .headline)
    opinion.font = .preferredFont(forTextStyle: .body)
    more.setTitle("Yes", for: .normal)
    send.setTitle("Send", for: .normal)
    more.addTarget(self, action: #selector(ask(_:)), for: .touchUpInside)
    send.addTarget(self, action: #selector(finish), for: .touchUpInside)
    arrange()
  }

  @objc private func ask(_ sender: UIButton) {
    sender.isEnabled = false
    opinion.isHidden = false
  }

  @objc private func finish() { isSent = true }

  private func arrange() {
    let form = UIStackView(arrangedSubviews: [question, more, opinion, send])
    form.axis = .vertical
    form.alignment = .leading
    form.spacing = 12
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      opinion.widthAnchor.constraint(equalTo: form.widthAnchor),
      send.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
