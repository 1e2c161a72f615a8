public import DesignModel
public import Notation

extension LayoutConstraint: DesignValue {
  public static let form: Form<LayoutConstraint> = .record(
    "A linear relation between anchors: first relation second * multiplier + constant, at a priority.",
    Member("id", "Its identity.", \.id, .identity),
    Member("first", "The left side.", \.first, AnchoredItem.form),
    Member("relation", "The relation.", \.relation, .word),
    .optional(
      "second", "The right side's anchor; missing for a constant.", \.second, AnchoredItem.form),
    Member("multiplier", "The factor of the right side's anchor.", \.multiplier, .number),
    Member("constant", "Points.", \.constant, .number),
    Member("priority", "How much it counts: above 0, 1000 for required.", \.priority, .priority),
    Member(
      "installed", "False if it applies only where a variation installs it.", \.isInstalled, .flag),
    .optional("when", "The profiles that it applies to; missing for all.", \.condition, .condition),
    .unless(.author, "origin", "Who made it; missing for an author.", \.origin, .word),
    .optional(
      "format", "The line of visual format that it was written as a part of.", \.format, WrittenFormat.form)
  ) { id, first, relation, second, multiplier, constant, priority, isInstalled, condition, origin, format in
    LayoutConstraint(
      id: id, first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
      isInstalled: isInstalled, condition: condition, origin: origin, format: format)
  }
}

extension AnchoredItem: DesignValue {
  public static let form: Form<AnchoredItem> = .record(
    "An anchor of a view, of a guide or of a view's built-in guide.",
    Member("item", "The view or guide.", \.item.owner, .identity.naming(.item)),
    .unless(.bounds, "region", "Which part of it; missing for its bounds.", \.item.region, .word),
    Member("anchor", "Which anchor.", \.anchor, .word)
  ) { owner, region, anchor in AnchoredItem(Item(owner, region), anchor) }.shared(as: "anchor")
}

extension WrittenFormat: DesignValue {
  public static let form: Form<WrittenFormat> = .record(
    "A line of visual format as its author wrote it.",
    Member("line", "The line, as 'H:|-margin-[form]'.", \.line, .text),
    Member("metrics", "The numbers that it names.", \.metrics, .list(FormatMetric.form)),
    Member("options", "UIKit's options for it.", \.options, .list(.word))
  ) { line, metrics, options in WrittenFormat(line: line, metrics: metrics, options: options) }
}

extension FormatMetric: DesignValue {
  public static let form: Form<FormatMetric> = .record(
    "A number under a name.",
    Member("name", "Its name.", \.name, .text),
    Member("value", "Points, or a priority.", \.value, .number)
  ) { name, value in FormatMetric(name, value) }
}
