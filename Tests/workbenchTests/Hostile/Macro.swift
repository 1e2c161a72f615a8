import UIKit

/// What only a program that the compiler loads could say.
@freestanding(expression) macro run() -> Int = #externalMacro(module: "Secrets", type: "Run")

class Macro: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tag = #run()
  }
}
