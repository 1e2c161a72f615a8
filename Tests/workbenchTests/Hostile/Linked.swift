import UIKit

@_silgen_name("x\nworkbench: error: forged") func missing()

/// Has the linker name what there is not.
class Linked: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    missing()
  }
}
