public import DesignModel

/// How severe a finding is in view of all environments that have it: a layout may be the same in many, so that no rule can say
/// it of one.
extension Finding {
  /// The finding on a screen, graded by the environments that have it.
  public func graded(in environments: some Sequence<LayoutEnvironment>, on screen: Screen) -> Finding {
    var finding = graded(in: environments)
    guard screen.isImported, finding.severity > .note else { return finding }
    let isMirrored = !screen.isReadFromTheRight && environments.allSatisfy { $0.direction == .rtl }
    if isMirrored { finding = finding.gradedAsReadFromTheRight }
    if environments.allSatisfy({ !$0.display.reserved.isEmpty }) { return finding.gradedAsOnNewDisplay }
    return isMirrored ? finding : finding.gradedAsHeldAcross(in: environments)
  }

  /// What an app has from right to left alone is one step less where no text of the screen is in such a language.
  ///
  /// Of 2 such findings that two readers judged both called both of no use (Tests/Evidence/precision.tsv), of 3 warnings on
  /// unseen code their one reader all.
  private var gradedAsReadFromTheRight: Finding {
    graded(severity == .error ? .warning : .note).assuming("the app is read from the right")
  }

  /// What only displays with a status column have is a note, what lies under their camera or column too.
  ///
  /// "Does not extend under the status bar and camera" holds of
  /// apps that are built before the SDK of iOS 27.1 (Apple, "Designing for iPhone Duo"), and no file says by which it is built.
  /// Of 8 such errors both readers called 6 of no use or false and 1 true, of 7 warnings 6 and 1 (docs/evidence/precision.md); of
  /// 10 more warnings, on unseen code of five apps, their one reader called none true.
  private var gradedAsOnNewDisplay: Finding {
    graded(.note).assuming(
      "the app fills displays with a status column, as apps built with Xcode's SDK of iOS 27.1 or later do")
  }

  /// What is cut at other sizes than the standard one and those of accessibility, or on earlier systems alone, nobody need act
  /// on.
  ///
  /// A decoration that only the sizes of accessibility push out is a note.
  func graded(in environments: some Sequence<LayoutEnvironment>) -> Finding {
    if rule == StrayDecoration.card.name, environments.allSatisfy({ $0.textSize.isAccessibility }) {
      return graded(.note)
    }
    guard rule == TruncatedText.card.name, severity == .warning else { return self }
    let matters = environments.contains {
      $0.textSize.isAccessibility || $0.textSize == .large && $0.os >= SystemVersions.usual
    }
    return matters ? self : graded(.note)
  }

  /// What a storyboard or xib has on phones held across alone, which its app may not allow; on the lowest window alone, that of
  /// the smallest phones, it is one step less: no phone with a system after iOS 15 has it unless its display is zoomed.
  private func gradedAsHeldAcross(in environments: some Sequence<LayoutEnvironment>) -> Finding {
    guard environments.allSatisfy({ $0.idiom == .phone && $0.size.height < $0.size.width }) else {
      return self
    }
    guard environments.allSatisfy({ $0.size.height <= Self.lowestWindow }) else {
      return assuming("phones may be held across")
    }
    return graded(severity == .error ? .warning : .note).assuming("a phone of 320 points is held across")
  }

  /// Points.
  private static let lowestWindow = 320.0
}
