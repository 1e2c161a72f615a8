import DesignLanguage
import DesignModel
import DesignText
import Notation

extension Assertion: ScreenRowObject {
  static let table = RowTable<Assertion>(
    "assertion", derived: "text", .key("id", \.id, as: .text(.identity)),
    RowColumn("claim", \.claim, as: .json(Claim.form)),
    .optional("condition", \.condition, as: .text(.condition)), .optional("message", \.message, as: .text)
  ) { id, claim, condition, message in Assertion(id: id, claim, condition: condition, message: message) }

  func spelled(in screen: Screen) -> String? { screen.spelled(claim) }
}
