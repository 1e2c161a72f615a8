public import DesignModel

extension Suppression {
  /// True if the finding is one that it accepts: of its rule, with all that it names taking part.
  public func accepts(_ finding: Finding) -> Bool {
    finding.rule == rule && Set(finding.subject.objects).isSuperset(of: items + constraints)
  }

  /// True if it accepts what one of the finding's parts shows.
  public func accepts(_ part: ObjectID, of finding: Finding) -> Bool {
    finding.rule == rule && constraints.isEmpty && items == [part]
  }
}
