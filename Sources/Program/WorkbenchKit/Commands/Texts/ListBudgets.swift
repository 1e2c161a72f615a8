import CommandGrammar
import DesignModel
import Findings
import Matrix
import Notation
import Storage

/// `list-budgets`.
struct ListBudgets: Query {
  static var card: Card {
    Card(
      "list-budgets", group: "text", "Lists how many characters of each text fit, for translators.",
      details: """
        What is tried are the text's own characters, the text repeated as needed. So many fit that the text is \
        neither truncated nor clipped and an audit finds no conflict, overlap or unreachable content that the \
        design doesn't have already; with one more it does. The last line says in which languages the screens have texts; \
        records have the lengths of translations. Without profile options the least number of all stored \
        profiles is reported, with the profile that has no more room; --details has that of phones and of pads, at \
        sizes up to XXXL and at accessibility sizes. A text that takes 500 characters may have any length.
        """,
      examples: [
        Example("list-budgets login --device iphone-se-3,iphone-16", "Lists what fits on two phones."),
        Example(
          "list-budgets --device iphone-se-3,ipad-mini-6 --text-size L,AX3 --details --format csv",
          "Writes a table for every class of profiles, for a spreadsheet."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @Parameter(flag: "List every class of profiles by itself.") var details: Bool
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to read.", completion: .revision) var revision: String?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let question = try session.readStore { store in
      try CheckedScreens(screens, on: profiles.query, in: store.snapshot(at: revision ?? "working"))
    }
    let budgets = question.screens.flatMap { screen, profiles in
      TextBudgets(screen, on: profiles, engine: Workbench.engine).budgets(
        byClass: details, jobs: threads.count)
    }
    let languages = LanguageList(of: question.screens.map(\.screen))
    let remark = languages.isOwnAlone ? [] : ["languages: \(enumerated(languages.names))"]
    return Reply(
      ([budgets.text] + remark).joined(separator: "\n"), list: budgets.map(\.record),
      columns: TextBudget.columns)
  }
}
