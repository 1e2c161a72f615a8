public import DesignModel

/// A page that shows screens on many profiles, and what is wrong with them there.
public struct ReportPage: Sendable {
  /// The program that made it, with its version.
  public var program: String
  /// The version of the design that is shown.
  public var revision: String
  /// The earlier version that it is compared with; nil for none.
  public var baseline: String?
  /// At least those that the cells speak of.
  public var devices: [Device]
  /// In the order of the page.
  public var screens: [ReportScreen]
  /// What the cells show.
  public var plates: PlateTable

  /// A page.
  public init(
    program: String, revision: String, baseline: String? = nil, devices: [Device], screens: [ReportScreen],
    plates: PlateTable
  ) {
    (self.program, self.revision, self.baseline) = (program, revision, baseline)
    (self.devices, self.screens, self.plates) = (devices, screens, plates)
  }
}

/// A screen of a report.
public struct ReportScreen: Sendable {
  /// Its name.
  public var name: String
  /// A cell for each profile.
  public var cells: [ReportCell]
  /// What is wrong with it, in the order of the page.
  public var findings: [ReportFinding]
  /// What is asserted of it, in the order of declaration.
  public var claims: [ReportClaim]
  /// False where the page compares with a version that doesn't have the screen.
  public var isCompared: Bool

  /// A screen with its cells.
  public init(
    name: String, cells: [ReportCell], findings: [ReportFinding], claims: [ReportClaim] = [],
    isCompared: Bool
  ) {
    (self.name, self.cells, self.findings, self.claims) = (name, cells, findings, claims)
    self.isCompared = isCompared
  }
}

/// What became of an assertion on a page's cells; where it fails is a finding besides.
public struct ReportClaim: Sendable {
  /// What is asserted.
  public var text: String
  /// Why it matters; nil if nobody said.
  public var message: String?
  /// Whether it holds on the cells.
  public var holds: Bool
  /// On how many of them it applies.
  public var cells: Int

  /// An assertion.
  public init(text: String, message: String?, holds: Bool, cells: Int) {
    (self.text, self.message, self.holds, self.cells) = (text, message, holds, cells)
  }
}

/// A screen on one profile.
public struct ReportCell: Sendable {
  /// The profile.
  public var profile: Profile
  /// The place in the table of plates of how the screen looks.
  public var plate: Int
  /// The same for the version that is compared with; nil for none.
  public var earlier: Int?
  /// What is wrong here.
  public var marks: [Mark]

  /// A finding, as it is in one cell.
  public struct Mark: Sendable {
    /// Its place among the screen's findings.
    public var finding: Int
    /// What is wrong, in words with this cell's numbers.
    public var message: String
    /// A finding in a cell.
    public init(finding: Int, message: String) { (self.finding, self.message) = (finding, message) }
  }

  /// A screen on a profile.
  public init(profile: Profile, plate: Int, earlier: Int? = nil, marks: [Mark] = []) {
    (self.profile, self.plate, self.earlier, self.marks) = (profile, plate, earlier, marks)
  }

  /// Whether it looks other than it did.
  var isChanged: Bool { earlier.map { $0 != plate } ?? false }
}

/// What a rule found of one thing, on some of the profiles or in the design itself.
public struct ReportFinding: Sendable {
  /// The rule's name, and the view or constraint that it is about.
  public var rule: String, subject: String
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, in words with the numbers of the worst cell.
  public var message: String
  /// Where, in words; nil for what is wrong with the design itself.
  public var place: String?
  /// The view's path, for pictures; nil where it is about none.
  public var view: String?
  /// The worst cell; nil for what is wrong with the design itself.
  public var worst: Int?

  /// A finding.
  public init(
    rule: String, subject: String, severity: Severity, message: String, place: String?, view: String?,
    worst: Int?
  ) {
    (self.rule, self.subject, self.severity, self.message) = (rule, subject, severity, message)
    (self.place, self.view, self.worst) = (place, view, worst)
  }
}
