import Foundation
import UIKit

#if canImport(Glibc)
  import Glibc
#endif

/// Fills memory for as long as there is any.
class Memory: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var sum = 0
    for _ in 0..<64 {
      guard let block = malloc(1 << 30) else { fatalError("full after \(sum) GB") }
      memset(block, 1, 1 << 30)
      sum += 1
    }
    fatalError("never full")
  }
}

/// Prints without end.
class Flood: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let line = String(repeating: "x", count: 1 << 16)
    while true { print(line) }
  }
}

/// Computes without end.
class Endless: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while true {}
  }
}
