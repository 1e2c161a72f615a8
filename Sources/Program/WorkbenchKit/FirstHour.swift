import CommandGrammar

extension Workbench {
  /// What a newcomer reads; the README begins with the same command.
  static let firstPage = FirstPage(
    firstCommand: Example("check Main.storyboard", "what breaks, and on which devices"),
    firstHour: [
      Example("init", "makes workbench.db in this folder"),
      Example("add-screen login", "adds a screen"),
      Example("add-view login title --kind label --text 'Sign in'", ""),
      Example("pin login title top,leading --to safeArea --inset 20", ""),
      Example("solve login --device iphone-se-3", "where everything is on one phone"),
      Example("check", "what breaks on any device"),
      Example("commit -m 'First cut'", "freezes v1"),
      Example("diff v1", "what has changed since"),
    ],
    groups: [
      "store": "make, check, copy and sum up the file that holds a design",
      "screens": "add, copy, list and show screens",
      "views": "add, change, move and list views, layout guides and states",
      "constraints": "add, change and list constraints; pin views",
      "variations": "change views and constraints where a condition holds",
      "text": "translate texts, and see how much room they have",
      "profiles": "choose devices, orientations, text sizes and directions",
      "solving": "compute layouts, and explain them",
      "checking": "find what breaks, accept it or mend it, and assert what must hold",
      "versions": "commit, compare, branch, merge, and find out when something broke",
      "pictures": "draw screens, reports and histories",
      "exchange": "read and write Interface Builder files and Swift",
      "scripting": "run many commands at once, and connect other programs",
    ])
}
