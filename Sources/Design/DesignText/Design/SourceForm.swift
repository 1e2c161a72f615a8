public import DesignModel
public import Notation

extension ScreenSource: DesignValue {
  public static let form: Form<ScreenSource> = .record(
    "The scene or the class of a file that a screen was imported from.",
    Member("id", "The identifier of the scene's root, or of the class.", from: \.id, as: .identity),
    Member("file", "The file's path, from the store's folder if it lies there.", from: \.file, as: .text),
    Member("places", "What was imported.", from: \.places, as: .list(Place.form))
  ) { id, file, places in ScreenSource(id: id, file: file, places: places) }
}

extension ScreenSource.Place: DesignValue {
  public static let form: Form<ScreenSource.Place> = .record(
    "Where an object of a screen stands in a file.",
    Member("kind", "What the object is.", from: \.kind, as: .word),
    Member("object", "Its key in the screen.", from: \.object, as: .text),
    .optional(
      "identifier", "Its identifier in the file; missing where that is the key.", from: \.identifier,
      as: .text),
    .optional(
      "line", "Its line, from 1; missing for what the import made of several.", from: \.line, as: .whole),
    Member("digest", "What it was when it was imported, shortened.", from: \.digest, as: .text),
    .optional("file", "The path of its file; missing where that is the source's.", from: \.file, as: .text)
  ) { kind, object, identifier, line, digest, file in
    ScreenSource.Place(
      kind: kind, object: object, identifier: identifier, line: line, digest: digest, file: file)
  }
}
