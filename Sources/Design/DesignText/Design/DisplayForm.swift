public import DesignModel
public import Notation

extension DisplayTraits: DesignValue {
  public static let form: Form<DisplayTraits> = .record(
    "What a display held one way has otherwise than width, height and idiom say.",
    .optional(
      "classes", "The size classes; missing where they follow from orientation, width and idiom.",
      from: \.classes, as: DisplayClasses.form),
    .optional(
      "barEdge",
      "The edge at which bars stand one above the other, leading at the left; missing where they lie above and below.",
      from: \.barEdge, as: .word),
    .unless(
      [], named: "reserved", "What is kept free of content; missing for nothing.", from: \.reserved,
      as: .list(ReservedRegion.form))
  ) { classes, edge, reserved in DisplayTraits(classes: classes, barEdge: edge, reserved: reserved) }
  .shared(as: "display")
}

extension DisplayClasses: DesignValue {
  public static let form: Form<DisplayClasses> = .record(
    "Both size classes.",
    Member("horizontal", "Of the width.", from: \.horizontal, as: .word),
    Member("vertical", "Of the height.", from: \.vertical, as: .word)
  ) { horizontal, vertical in DisplayClasses(horizontal: horizontal, vertical: vertical) }
}

extension ReservedRegion: DesignValue {
  public static let form: Form<ReservedRegion> = .record(
    "A part of a display that the system keeps free of content.",
    Member("kind", "Why.", from: \.kind, as: .word),
    Member("frame", "Where: x, y, width, height in points of the window.", from: \.frame, as: .rect),
    .unless(
      true, named: "active", "Whether anything is there now; missing where it is.", from: \.isActive,
      as: .flag)
  ) { kind, frame, isActive in ReservedRegion(kind, frame: frame, isActive: isActive) }
}

extension EarlierFigures: DesignValue {
  public static let form: Form<EarlierFigures> = .record(
    "Figures of a device on systems below a version, where they were others.",
    Member("below", "The version from which on the device's own figures hold.", from: \.below, as: .number),
    .optional("portraitInsets", "The safe area held upright.", from: \.portraitInsets, as: .insets),
    .optional("landscapeInsets", "The same in landscape.", from: \.landscapeInsets, as: .insets),
    .optional(
      "portraitKeyboard", "The keyboard's height held upright.", from: \.portraitKeyboard,
      as: KeyboardHeight.form),
    .optional(
      "landscapeKeyboard", "The same in landscape.", from: \.landscapeKeyboard, as: KeyboardHeight.form)
  ) { below, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard in
    EarlierFigures(
      below: below, portraitInsets: portraitInsets, landscapeInsets: landscapeInsets,
      portraitKeyboard: portraitKeyboard, landscapeKeyboard: landscapeKeyboard)
  }
}
