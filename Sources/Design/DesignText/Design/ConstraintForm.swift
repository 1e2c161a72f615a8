public import DesignModel
public import Notation

extension LayoutConstraint: DesignValue {
  public static let form: Form<LayoutConstraint> = .record(
    "A linear relation between anchors: first relation second * multiplier + constant, at a priority.",
    Member("id", "Its identity.", from: \.id, as: .identity),
    Member("first", "The left side.", from: \.first, as: AnchoredItem.form),
    Member("relation", "The relation.", from: \.relation, as: .word),
    .optional(
      "second", "The right side's anchor; missing for a constant.", from: \.second, as: AnchoredItem.form),
    Member("multiplier", "The factor of the right side's anchor.", from: \.multiplier, as: .number),
    Member("constant", "Points.", from: \.constant, as: .number),
    Member("priority", "How much it counts: above 0, 1000 for required.", from: \.priority, as: .priority),
    Member(
      "installed", "False if it applies only where a variation installs it.", from: \.isInstalled, as: .flag),
    .optional("when", "The profiles that it applies to; missing for all.", from: \.condition, as: .condition),
    .unless(.author, named: "origin", "Who made it; missing for an author.", from: \.origin, as: .word),
    .optional(
      "format", "The line of visual format that it was written as a part of.", from: \.format,
      as: WrittenFormat.form)
  ) { id, first, relation, second, multiplier, constant, priority, isInstalled, condition, origin, format in
    LayoutConstraint(
      id: id, first, relation, to: second, multiplier: multiplier, constant: constant, priority: priority,
      isInstalled: isInstalled, condition: condition, origin: origin, format: format)
  }
}

extension AnchoredItem: DesignValue {
  public static let form: Form<AnchoredItem> = .record(
    "An anchor of a view, of a guide or of a view's built-in guide.",
    Member("item", "The view or guide.", from: \.item.owner, as: .identity.naming(.item)),
    .unless(
      .bounds, named: "region", "Which part of it; missing for its bounds.", from: \.item.region, as: .word),
    Member("anchor", "Which anchor.", from: \.anchor, as: .word)
  ) { owner, region, anchor in AnchoredItem(Item(owner, region), anchor) }.shared(as: "anchor")
}

extension WrittenFormat: DesignValue {
  public static let form: Form<WrittenFormat> = .record(
    "A line of visual format as its author wrote it.",
    Member("line", "The line, as 'H:|-margin-[form]'.", from: \.line, as: .text),
    Member("metrics", "The numbers that it names.", from: \.metrics, as: .list(FormatMetric.form)),
    Member("options", "UIKit's options for it.", from: \.options, as: .list(.word))
  ) { line, metrics, options in WrittenFormat(line: line, metrics: metrics, options: options) }
}

extension FormatMetric: DesignValue {
  public static let form: Form<FormatMetric> = .record(
    "A number under a name.",
    Member("name", "Its name.", from: \.name, as: .text),
    Member("value", "Points, or a priority.", from: \.value, as: .number)
  ) { name, value in FormatMetric(name, value) }
}
