import Notation
import Testing

/// Two people translate one screen on branches of their own.
@Suite("Texts in other languages on two branches") struct TranslationStory {
  private func branches() throws -> Story {
    let story = try Story(
      """
      remove-profile 'ipad*' 'iphone-1*' '*rtl*' '*landscape*'
      add-screen login
      add-view login title --kind label --text 'Sign in' --lines 0
      pin login title top,leading --to safeArea
      set-text login title 'Anmelden' --locale de

      """)
    try story.workspace.run("commit -m base")
    return story
  }

  private func texts(_ story: Story) throws -> [String] {
    try story.workspace.run("list-texts login --format ndjson").records.map {
      "\($0["locale"]!.text!): \($0["value"]!.text!)"
    }.sorted()
  }

  /// Sets a text on the branch draft, then one on main, and merges draft.
  private func merge(_ story: Story, draft: String, main: String) throws -> Workspace.Outcome {
    for line in ["switch draft --create", draft, "commit -m Draft", "switch main", main, "commit -m Main"] {
      let outcome = try story.workspace.run(line)
      try #require(outcome.status == 0, "\(line): \(outcome.messages)")
    }
    return try story.workspace.run("merge draft")
  }

  @Test("come together where each speaks its own language") func languages() throws {
    let story = try branches()
    let merged = try merge(
      story, draft: "set-text login title 'Se connecter' --locale fr",
      main: "set-text login title 'Accedi' --locale it")
    #expect(merged.status == 0 && merged.output.contains("merged draft as v4"), "\(merged.output)")
    #expect(try texts(story) == ["de: Anmelden", "fr: Se connecter", "it: Accedi"])
  }

  @Test("conflict where both say the same thing in other words, which is resolved like anything else")
  func words() throws {
    let story = try branches()
    let merged = try merge(
      story, draft: "set-text login title 'Einloggen' --locale de",
      main: "set-text login title 'Willkommen' --locale de")
    #expect(merged.status == 1)
    #expect(
      merged.output.contains(
        "       1  login: title's text in de  'Anmelden'  'Willkommen'  'Einloggen'  open\n"),
      "\(merged.output)")
    #expect(try texts(story) == ["de: Willkommen"])
    #expect(try story.workspace.run("resolve 1 theirs").status == 0)
    #expect(try texts(story) == ["de: Einloggen"])
    #expect(try story.workspace.run("commit -m both").output == "v4\n")
    #expect(try story.workspace.run("verify-store").status == 0)
  }

  @Test("conflict where one takes the text away and the other changes it") func removal() throws {
    let story = try branches()
    let merged = try merge(
      story, draft: "set-text login title '' --locale de",
      main: "set-text login title 'Willkommen' --locale de")
    #expect(merged.status == 1 && merged.output.contains("title's text in de"), "\(merged.output)")
    #expect(try texts(story) == ["de: Willkommen"])
    #expect(try story.workspace.run("resolve 1 theirs").status == 0)
    #expect(try texts(story) == [])
  }

  @Test("both added in the same language conflict without a base") func additions() throws {
    let story = try branches()
    let merged = try merge(
      story, draft: "set-text login title 'Se connecter' --locale fr",
      main: "set-text login title 'Connexion' --locale fr")
    #expect(
      merged.output.contains("login: title's text in fr  not set  'Connexion'  'Se connecter'  open"),
      "\(merged.output)")
    #expect(try story.workspace.run("resolve 1 theirs").status == 0)
    #expect(try texts(story) == ["de: Anmelden", "fr: Se connecter"])
  }
}
