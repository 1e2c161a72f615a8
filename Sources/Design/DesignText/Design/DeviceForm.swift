public import DesignModel
public import Notation

extension Device: DesignValue {
  public static let form: Form<Device> = .record(
    "A device's measures.",
    Member("name", "Its name, unique in the catalogue.", \.name, .text),
    Member("title", "As people call it.", \.title, .text),
    Member("size", "The screen held upright: width and height in points.", \.size, .size),
    Member("scale", "Pixels a point.", \.scale, .number),
    Member("idiom", "Phone or pad.", \.idiom, .word),
    Member(
      "portraitInsets", "The safe area held upright: top, left, bottom, right in points.",
      \.portraitInsets, .insets),
    Member("landscapeInsets", "The same in landscape.", \.landscapeInsets, .insets),
    Member(
      "portraitKeyboard", "The keyboard's height held upright, by its parts.", \.portraitKeyboard,
      KeyboardHeight.form),
    Member("landscapeKeyboard", "The same in landscape.", \.landscapeKeyboard, KeyboardHeight.form),
    Member("os", "The system version that the figures belong to.", \.os, .number),
    Member("source", "Where the figures come from.", \.source, .text),
    Member("unverified", "The figures without a trustworthy source.", \.unverified, .list(.text)),
    .unless(
      false, "target", "Whether the team ships to it; missing where it doesn't.", \.isTarget, .flag)
  ) {
    name, title, size, scale, idiom, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard, os,
    source, unverified, isTarget in
    Device(
      name: name, title: title, size: size, scale: scale, idiom: idiom, portraitInsets: portraitInsets,
      landscapeInsets: landscapeInsets, portraitKeyboard: portraitKeyboard,
      landscapeKeyboard: landscapeKeyboard, os: os, source: source, unverified: unverified, isTarget: isTarget
    )
  }
}

extension KeyboardHeight: DesignValue {
  public static let form: Form<KeyboardHeight> = .record(
    "A keyboard's height by its parts.",
    Member("keys", "The rows of keys, points.", \.keys, .number),
    Member("prediction", "The row of suggestions above them, points.", \.prediction, .number),
    Member(
      "dock", "What lies below them, the home indicator included, points.", \.dock, .number)
  ) { keys, prediction, dock in KeyboardHeight(keys: keys, prediction: prediction, dock: dock) }
  .shared(as: "keyboardHeight")
}
