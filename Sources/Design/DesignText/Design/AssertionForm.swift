public import DesignModel
public import Notation

extension Assertion: DesignValue {
  public static let form: Form<Assertion> = .record(
    "Something that a screen's layouts must keep to.",
    Member("id", "Its identity.", from: \.id, as: .identity),
    Member("claim", "What must hold.", from: \.claim, as: Claim.form),
    .optional(
      "when", "The profiles that it must hold on; missing for all.", from: \.condition, as: .condition),
    .optional("message", "Why it matters, in the author's words.", from: \.message, as: .text)
  ) { id, claim, condition, message in Assertion(id: id, claim, condition: condition, message: message) }
}

extension Claim: DesignValue {
  /// Of anchors or of a view: only a claim about a view has a trait.
  public static let form: Form<Claim> = .either(
    [
      AnchorRelation.form.map(\Claim.anchorRelation) { relation, _ in .relation(relation) },
      ViewClaim.form.map(\Claim.viewClaim) { claim, _ in .view(claim) },
    ], of: { claim in if case .relation = claim { 0 } else { 1 } }
  ) { json, _ in json["trait"] == nil ? 0 : 1 }

  private var anchorRelation: AnchorRelation {
    guard case .relation(let relation) = self else { preconditionFailure("No relation") }
    return relation
  }

  private var viewClaim: ViewClaim {
    guard case .view(let claim) = self else { preconditionFailure("No claim about a view") }
    return claim
  }
}

extension AnchorRelation: DesignValue {
  public static let form: Form<AnchorRelation> = .record(
    "Anchors in a relation, all measured on the screen: first relation second * multiplier + constant.",
    Member("first", "The left side.", from: \.first, as: AnchoredItem.form),
    Member("relation", "The relation.", from: \.relation, as: .word),
    .optional(
      "second", "The right side's anchor; missing for a constant.", from: \.second, as: AnchoredItem.form),
    Member("multiplier", "The factor of the right side's anchor.", from: \.multiplier, as: .number),
    Member("constant", "Points.", from: \.constant, as: .number)
  ) { first, relation, second, multiplier, constant in
    AnchorRelation(first, relation, to: second, multiplier: multiplier, constant: constant)
  }
}

extension ViewClaim: DesignValue {
  public static let form: Form<ViewClaim> = .record(
    "A view has a trait, or doesn't.",
    Member("trait", "What it is said to be or to do.", from: \.trait, as: .word),
    Member("view", "The view.", from: \.view, as: .identity.naming(.item)),
    .optional("other", "The other view, for 'overlaps'.", from: \.other, as: .identity.naming(.item)),
    Member("wanted", "False if the view must not have the trait.", from: \.isWanted, as: .flag)
  ) { (trait, view, other, isWanted) throws(CodingError) in
    guard (trait == .overlaps) == (other != nil) else {
      throw CodingError("only 'overlaps' speaks of an 'other' view", at: .top)
    }
    return ViewClaim(view, trait, other: other, isWanted: isWanted)
  }
}
