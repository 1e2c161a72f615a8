/// Logs written by hand, after how UIKit lays them out.
enum SampleLogs {
  /// A cell whose imposed height leaves no room, as Xcode's console shows it; with masks, names and a wrapped line.
  static let cell = """
    2026-03-01 10:15:02.103456+0100 Shop[4711:80815] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
        "<NSLayoutConstraint:0x600002a0d5e0 UIImageView:0x7fb2b2d0a6c0.height == 100   (active)>",
        "<NSLayoutConstraint:0x600002a0d630 V:|-(8)-[UIImageView:0x7fb2b2d0a6c0]   (active, names: '|':UITableViewCellContentView:0x7fb2b2d0a550 )>",
        "<NSLayoutConstraint:0x600002a0d680 V:[UIImageView:0x7fb2b2d0a6c0]-(>=8)-|   (active, names: '|':UITableViewCellContentView:0x7fb2b2d0a550 )>",
        "<NSLayoutConstraint:0x600002a0e000 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fb2b2d0a550.height
     == 44   (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x600002a0d5e0 UIImageView:0x7fb2b2d0a6c0.height == 100   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  /// A conflict of an older system, each line after the device's own words, with an entry that nobody can read.
  static let old = """
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>: Unable to simultaneously satisfy constraints.
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>: (
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSAutoresizingMaskLayoutConstraint:0x15d1 h=-&- v=-&- UIView:0x15e0.width == UIView:0x15f0.width - 20>",
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSAutoresizingMaskLayoutConstraint:0x15d2 h=--& v=--& H:[UIView:0x15f0(320)]>",
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSLayoutConstraint:0x15d3 H:|-(NSSpace(20))-[UILabel:0x1600'Sign in']   (Names: '|':UIView:0x15e0 )>",
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSLayoutConstraint:0x15d4 H:[UILabel:0x1600'Sign in']-(20)-|   (Names: '|':UIView:0x15e0 )>",
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSLayoutConstraint:0x15d5 UILabel:0x1600'Sign in'.width == UIView:0x15f0.width * 0.5 + 200>",
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>:     "<NSLayoutConstraint:0x15d6 something else>"
    Mar  1 10:15:03 Annas-iPhone Shop(UIKit)[4711] <Notice>: )

    """
}
