import Comparison
public import DesignModel
import DesignText
import Notation

/// Where a view of a storyboard or xib is written, and where it lies.
public struct ViewInFile {
  /// The file, as the user named it.
  let file: String
  /// The line of its element; nil for prototypes of system views.
  let line: Int?
  /// The profile that it was solved on; nil for the file's own canvas.
  let profile: String?
  /// Points of the superview's coordinate space.
  let solved: Rect
  /// What the file's own canvas shows of it; nil on a profile.
  let canvas: CanvasFacts?

  /// A view of a file, solved on its own canvas or on a profile; the frame is in points of the superview's coordinate
  /// space.
  public init(file: String, line: Int?, profile: String? = nil, solved: Rect, canvas: CanvasFacts? = nil) {
    (self.file, self.line, self.profile, self.solved, self.canvas) = (file, line, profile, solved, canvas)
  }
}

/// What a file's own canvas shows of a view.
public struct CanvasFacts {
  /// Its element in the file.
  let className: String
  /// Points of the superview's coordinate space.
  let recorded: Rect
  /// What is so of it, by the names of columns.
  let traits: Set<Trait>
  /// Why its own width and height were taken from the file; nil where they were not.
  let seeds: (width: String?, height: String?)
  /// What its constraints leave open.
  let openAspects: [Ambiguity.Aspect]
  /// The constraint that the recorded frame doesn't keep; nil where there is none.
  let against: String?

  /// What can be so of a view on its canvas, a column each.
  public enum Trait: CaseIterable {
    case matches, seeded, given, misplaced, ambiguous, savedMisplaced, savedAmbiguous, open, hiddenInStack
  }

  /// A view of a canvas with its recorded frame in points of the superview's coordinate space.
  public init(
    className: String, recorded: Rect, traits: Set<Trait>, seeds: (width: String?, height: String?),
    openAspects: [Ambiguity.Aspect], against: String? = nil
  ) {
    (self.className, self.recorded, self.traits) = (className, recorded, traits)
    (self.seeds, self.openAspects, self.against) = (seeds, openAspects, against)
  }

  @Columns<Self> static var columns: [Column<Self>] {
    Column("class", "Its element in the file.", from: \.className)
    Column(
      "recorded", "The frame in the file, in points of the superview's coordinate space.", from: \.recorded)
    Column("matches", "Whether both are the same.", from: { $0.traits.contains(.matches) })
    Column("seeded", "Whether its size was taken from the file.", from: { $0.traits.contains(.seeded) })
    Column(
      "seededWidth", "Why its own width was taken from the file; null if it wasn't.", from: \.seeds.width)
    Column(
      "seededHeight", "Why its own height was taken from the file; null if it wasn't.", from: \.seeds.height)
    Column(
      "given", "Whether its frame is not for constraints to decide.", from: { $0.traits.contains(.given) })
    Column(
      "misplaced", "Whether its frame is marked or found as misplaced.",
      from: { $0.traits.contains(.misplaced) })
    Column(
      "ambiguous", "Whether its frame is marked or found as ambiguous.",
      from: { $0.traits.contains(.ambiguous) })
    Column(
      "savedMisplaced", "Whether the file marks it as misplaced.",
      from: { $0.traits.contains(.savedMisplaced) })
    Column(
      "savedAmbiguous", "Whether the file marks it as ambiguous.",
      from: { $0.traits.contains(.savedAmbiguous) })
    Column("openAspects", "What its constraints leave open.", from: \.openAspects)
    Column(
      "open", "Whether the recorded frame is one of several that the constraints allow.",
      from: { $0.traits.contains(.open) })
    Column("hiddenInStack", "Whether its stack leaves it out.", from: { $0.traits.contains(.hiddenInStack) })
    Column(
      "recordedAgainst",
      "A required constraint that its recorded frame or one around it doesn't keep; else null.",
      from: \.against)
  }
}
