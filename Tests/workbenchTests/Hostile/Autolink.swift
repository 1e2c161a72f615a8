import UIKit

// "-Wl,-Map=MAP" and "-BFOLDER/tools", as bytes of the section whose lines the compiler's driver hands to the linker.
@used @section(".swift1_autolink_entries") private let first: BYTES_TYPE = BYTES
@_used @_section(".swift1_autolink_entries") private let second: BYTES_TYPE = BYTES
@used @section( /* of the linker */".swift1_autolink_entries") private let third: BYTES_TYPE = BYTES
#if os(Linux)
  @used
  @section(
    ".swift1_autolink_entries") private let fourth: BYTES_TYPE = BYTES
#endif
@used @section(".init_array") private let fifth: @convention(c) () -> Void = { fatalError("ran before main") }

class Autolink: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "linked"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
