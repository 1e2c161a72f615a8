/// A way in which a device that has several is set up, the second part of its name: `iphone-duo/open`.
public enum DevicePose: String, Vocabulary {
  /// Folded out.
  case open
  /// Folded, and across as turned to the right.
  case closed
  /// Folded, and across as turned to the left.
  case closedLeft = "closed-left"
  /// With Display Zoom.
  case zoomed
}

extension Device {
  /// The name without the pose.
  public var family: String { String(name.split(separator: "/").first ?? "") }

  /// The pose in the name; nil for a device that has only one.
  public var pose: DevicePose? {
    name.split(separator: "/").dropFirst().first.flatMap { DevicePose(rawValue: String($0)) }
  }

  /// True for a name that a device may have: a letter, then letters, digits, `-`, `_` and `.`, and after a slash its pose;
  /// a profile's name has its other parts after that.
  public static func isUsable(name: String) -> Bool {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, DevicePose(rawValue: String(parts[1])) != nil { parts.removeLast() }
    guard parts.count == 1, name.count <= 200 else { return false }
    return parts[0].first?.isLetter == true
      && parts[0].allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// Whether people meet the device so without having set anything.
  public var isInUsualPose: Bool { pose != .zoomed }
}
