public import Comparison
public import Findings
import Notation

/// What a comparison of two versions says to people: what they see, what breaks and heals, and what was edited.
public struct DiffAnswer {
  /// The most sentences on what moves, grows or wraps in one screen.
  private static let most = 5

  private let design: DesignDifference?
  private let layout: LayoutReport?
  private let findings: [FindingChange]?
  private let showsDetails: Bool
  private let files: FilePaths

  /// The parts that were asked for; with details every change of layouts, with a table of its profiles.
  ///
  /// What is found of imported screens has its place in their files.
  public init(
    design: DesignDifference?, layout: LayoutReport?, findings: [FindingChange]?, details: Bool,
    files: FilePaths = FilePaths()
  ) {
    (self.design, self.layout, self.findings) = (design, layout, findings)
    (showsDetails, self.files) = (details, files)
  }

  /// The parts in which something is different.
  public var sections: [DiffSection] { [seen, found, edited].compactMap(\.self) }

  /// Nil without layouts; what findings say of the same views on the same profiles is left to them.
  private var seen: DiffSection? {
    guard let layout, layout.compared > 0 else { return nil }
    let told = ToldByFindings(findings ?? [])
    let items = showsDetails ? layout.details : layout.told(limit: Self.most) { told.tell($0, of: $1) }
    let isSame = items.isEmpty && (findings ?? []).allSatisfy { $0.status == .same }
    return DiffSection(
      title: (findings == nil ? "Layout" : "What people see") + ", on \(counted(layout.compared, "profile"))",
      items: items.isEmpty ? [DiffSection.Item(isSame ? "nothing moves" : "no view moves or wraps")] : items)
  }

  private var found: DiffSection? {
    let changed = (findings ?? []).filter { $0.status != .same }
    guard let counts = findings?.counts, !changed.isEmpty else { return nil }
    return DiffSection(
      title: "Findings: \(counts)", items: changed.sentencesByCause(in: files).map { DiffSection.Item($0) })
  }

  private var edited: DiffSection? {
    guard let design, !design.isEmpty else { return nil }
    return DiffSection(title: "Design", items: design.sentences.map { DiffSection.Item($0) })
  }
}
