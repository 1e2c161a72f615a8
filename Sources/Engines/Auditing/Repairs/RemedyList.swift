/// Every remedy, those that change the least first; one line a file.
public enum RemedyList {
  static let all: [any Remedy.Type] = [
    RemoveDuplicate.self,
    CorrectRedundant.self,
    UseLeadingAndTrailing.self,
    UseSafeArea.self,
    UseReadableGuide.self,
    UseTextStyle.self,
    ScaleFont.self,
    MeetLeastTouchSize.self,
    NameAfterNeighbour.self,
    AllowMoreLines.self,
    RelaxEquality.self,
    LowerPriority.self,
    BindInsideParent.self,
    StackVerticallyAtLargeSizes.self,
    WrapInScrollView.self,
  ]

  /// What can be tried against a finding, in the remedies' order, each changed screen once.
  public static func repairs(of complaint: Complaint) -> [Repair] {
    var known: Set<[RepairEdit]> = []
    return all.filter { $0.rules.contains(complaint.finding.rule) }
      .flatMap { $0.repairs(of: complaint).compactMap(\.self) }
      .filter { known.insert($0.edits).inserted }
  }
}
