/// A screen as it was, as it is, and what moved in between, on one profile.
public struct ChangePicture {
  private let before, after: Picture

  /// Two versions of a screen.
  public init(before: Picture, after: Picture) {
    (self.before, self.after) = (before, after)
  }

  /// The two versions and the movement from the one to the other, side by side.
  public var drawing: Drawing {
    ContactSheet.row(
      of: [before.drawing, after.drawing, MovementPicture(before: before, after: after).drawing])
  }
}
