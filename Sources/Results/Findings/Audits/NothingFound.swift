import DesignModel

extension [ScreenAudit] {
  /// What is said of screens of which nothing is found: that, or that there is nothing to judge where nobody reads or uses
  /// anything on any of them.
  public var nothingFound: String {
    isEmpty || contains { !$0.screen.showsNothing }
      ? "nothing found" : "nothing to judge: no text and no control"
  }
}
