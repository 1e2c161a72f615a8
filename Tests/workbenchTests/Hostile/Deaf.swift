import Foundation
import UIKit

/// Asks for layouts and never reads an answer.
class Deaf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let views = #"{"class":"UIView"}"# + String(repeating: #",{"class":"UIView","in":0}"#, count: 19_000)
    for _ in 0..<8 { say(#"{"ask":"layout","views":[\#(views)],"constraints":[]}"#) }
    while true { sleep(1) }
  }
}

/// Closes its streams and goes on.
class Mute: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<64 { close(Int32(number)) }
    while true { sleep(1) }
  }
}

/// Says more of itself than anybody keeps.
class Vast: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    say(String(repeating: "x", count: 1 << 25))
    while true { sleep(1) }
  }
}
