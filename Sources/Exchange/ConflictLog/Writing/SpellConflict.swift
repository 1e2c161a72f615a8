extension LoggedConflict {
  /// The conflict as UIKit logs it on iOS, without the time and the process before it.
  public var spelled: String {
    let list = constraints.map { "    \"\($0.spelled)\"" }.joined(separator: ",\n")
    var paragraphs = [Self.introduction + maskHint + "\n(\n\(list)\n)"]
    if let broken = constraints.first(where: { $0.head == broken }) {
      paragraphs.append("Will attempt to recover by breaking constraint \n\(broken.spelled)")
    }
    return (paragraphs + [Self.advice]).joined(separator: "\n\n")
  }

  private static let introduction = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    """

  /// Stands only where such a constraint is listed.
  private var maskHint: String {
    let hint =
      "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
      + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
    return constraints.contains { $0.head.className == "NSAutoresizingMaskLayoutConstraint" } ? hint : ""
  }

  private static let advice = """
    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
    helpful.
    """
}
