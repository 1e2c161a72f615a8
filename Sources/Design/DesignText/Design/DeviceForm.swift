public import DesignModel
public import Notation

extension Device: DesignValue {
  public static let form: Form<Device> = .record(
    "A device's measures.",
    Member("name", "Its name, unique in the catalogue.", from: \.name, as: .text),
    Member("title", "As people call it.", from: \.title, as: .text),
    Member("size", "The screen held upright: width and height in points.", from: \.size, as: .size),
    Member("scale", "Pixels a point.", from: \.scale, as: .number),
    Member("idiom", "Phone or pad.", from: \.idiom, as: .word),
    Member(
      "portraitInsets", "The safe area held upright: top, left, bottom, right in points.",
      from: \.portraitInsets, as: .insets),
    Member("landscapeInsets", "The same in landscape.", from: \.landscapeInsets, as: .insets),
    Member(
      "portraitKeyboard", "The keyboard's height held upright, by its parts.", from: \.portraitKeyboard,
      as: KeyboardHeight.form),
    Member("landscapeKeyboard", "The same in landscape.", from: \.landscapeKeyboard, as: KeyboardHeight.form),
    .unless(
      .usual, named: "portraitDisplay",
      "What the display has otherwise than its size says, held upright; missing for nothing.",
      from: \.portraitDisplay, as: DisplayTraits.form),
    .unless(
      .usual, named: "landscapeDisplay", "The same in landscape.", from: \.landscapeDisplay,
      as: DisplayTraits.form),
    Member(
      "os", "The system version that the figures belong to: the last that runs on it.", from: \.os,
      as: .number),
    .unless(
      [], named: "earlier", "The figures that were others on earlier systems; missing for none.",
      from: \.earlier, as: .list(EarlierFigures.form)),
    Member("source", "Where the figures come from.", from: \.source, as: .text),
    Member("unverified", "The figures without a trustworthy source.", from: \.unverified, as: .list(.text)),
    .unless(
      false, named: "target", "Whether the team ships to it; missing where it doesn't.", from: \.isTarget,
      as: .flag)
  ) {
    name, title, size, scale, idiom, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard,
    portraitDisplay, landscapeDisplay, os, earlier, source, unverified, isTarget in
    Device(
      name: name, title: title, size: size, scale: scale, idiom: idiom, portraitInsets: portraitInsets,
      landscapeInsets: landscapeInsets, portraitKeyboard: portraitKeyboard,
      landscapeKeyboard: landscapeKeyboard, portraitDisplay: portraitDisplay,
      landscapeDisplay: landscapeDisplay, os: os, earlier: earlier, source: source, unverified: unverified,
      isTarget: isTarget)
  }
}

extension KeyboardHeight: DesignValue {
  public static let form: Form<KeyboardHeight> = .record(
    "A keyboard's height by its parts.",
    Member("keys", "The rows of keys, points.", from: \.keys, as: .number),
    Member("prediction", "The row of suggestions above them, points.", from: \.prediction, as: .number),
    Member(
      "dock", "What lies below them, the home indicator included, points.", from: \.dock, as: .number)
  ) { keys, prediction, dock in KeyboardHeight(keys: keys, prediction: prediction, dock: dock) }
  .shared(as: "keyboardHeight")
}
