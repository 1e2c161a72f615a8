extension [Device] {
  /// The newest system that runs on any of them, its first number alone; nil for no devices.
  public var newestSystem: Double? { map { $0.os.rounded(.down) }.max() }

  /// Those in their usual poses that the newest system of any of them, or the one before, runs on.
  public var current: [Device] { devices(since: 1) }

  /// Those in their usual poses that the newest system of any of them runs on.
  public var newest: [Device] { devices(since: 0) }

  private func devices(since earlier: Double) -> [Device] {
    guard let newestSystem else { return [] }
    return filter { $0.isInUsualPose && $0.os >= newestSystem - earlier }
  }
}
