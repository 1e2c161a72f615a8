import Foundation
import UIKit

/// Says what a terminal would take for commands, and lines that look like the workbench's.
class Lies: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    say(
      #"{"views":[{"class":"UIView"},{"class":"UILabel","in":0,"kind":"label","name":"a\u001b[31mb","#
        + #""attributes":{"text":"x\u001b]0;title\u0007\u009b31m"}}],"#
        + #""notes":[{"text":"\u001b[2J\nworkbench: forged","file":"x\u001b\nworkbench: forged","line":3},"#
        + #"{"text":"x","file":"workbench: forged","line":3}]}"#)
    _ = readLine()
    exit(0)
  }
}

class Failing: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    say(#"{"failure":"\u001b[2J\nworkbench: forged"}"#)
    _ = readLine()
    exit(0)
  }
}

class Fatal: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("\u{1b}[2J\u{9b}31m\nworkbench: forged")
  }
}

/// Its line break is one character to Swift, which no newline equals.
class Returning: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("\u{1b}[2J\r\nworkbench: forged")
  }
}
