import AutoLayout
public import CommandGrammar
import DesignLanguage
import Findings
public import Machine
import Matrix
import Notation
import Typography

/// The program: every command, and the one way in for words of a shell.
public enum Workbench {
  /// The program's version.
  public static let version = "0.2.0"

  /// Measures and sets texts with the built-in metrics.
  static let text = SystemText()

  /// Computes layouts with the built-in text metrics.
  static let engine = LayoutEngine(measuring: text)

  /// The same, and labels that wrap are as wide as their longest line, as on Interface Builder's canvas.
  static let canvasEngine = LayoutEngine(measuring: text)

  /// Every command, in the order that help lists them.
  public static let table = CommandTable<Session>(
    Program(
      "workbench", "Designs and checks iOS layouts without a Mac.", version: version,
      foreignWords: foreignWords, foreignOptions: foreignOptions,
      firstCommands: ["init", "add-screen", "add-view", "pin", "solve", "check"], firstPage: firstPage),
    globals: Options.self,
    commands: [
      InitStore.self, Status.self, Info.self, VerifyStore.self, Compact.self, Backup.self, Dump.self,
      Load.self,
      AddScreen.self, CopyScreen.self, RenameScreen.self, RemoveScreen.self, ListScreens.self, Show.self,
      AddView.self, SetView.self, MoveView.self, WrapView.self, UnwrapView.self, RenameView.self,
      RemoveView.self, ListViews.self,
      AddGuide.self, RenameGuide.self, RemoveGuide.self, ListGuides.self,
      AddState.self, RenameState.self, RemoveState.self, ListStates.self,
      AddConstraint.self, AddVisualFormat.self, PinView.self, SetConstraint.self, RemoveConstraint.self,
      ListConstraints.self, Vary.self, Unvary.self, ListVariations.self,
      SetText.self, RemoveText.self, ListTexts.self, ImportStrings.self, ListBudgets.self,
      AddDevice.self, LoadDevices.self, RemoveDevice.self, ListDevices.self, SetTargets.self,
      AddProfiles.self,
      RemoveProfile.self,
      ListProfiles.self,
      Solve.self, LoadResults.self, Explain.self, Why.self, SweepScreen.self,
      AddAssertion.self, RemoveAssertion.self, ListAssertions.self, Assert.self,
      Check.self, AuditScreens.self, Rules.self, Conform.self,
      Suppress.self, Unsuppress.self, ListSuppressions.self,
      Commit.self, Log.self, Diff.self, Restore.self, Undo.self, Redo.self, TagRevision.self,
      ManageBranches.self, SwitchBranch.self, MergeBranch.self, PullStore.self, MergeFiles.self,
      MergeInterfaces.self, SetUpGit.self, ListClashes.self, ResolveClashes.self, Blame.self, Bisect.self,
      Render.self, MakeReport.self, PlotPhases.self, PlotHistory.self,
      CheckInterfaceBuilder.self, ImportInterfaceBuilder.self, ImportSwift.self, Export.self,
      PrintInterface.self, ImportLog.self,
      RunBatch.self, ApplyChanges.self, Help.self, PrintManual.self, PrintCompletion.self, Complete.self,
      Mcp.self, WriteSkill.self, WriteSchemas.self, PrintVersion.self,
    ])

  /// Runs the words after the program's name and returns the exit code: 0 done, 1 done with findings or differences,
  /// 2 could not.
  public static func run(_ words: [String], in surroundings: Surroundings) -> Int32 {
    run({ words }, in: surroundings)
  }

  /// The same with words that may turn out to be unreadable.
  public static func run(_ words: () throws -> [String], in surroundings: Surroundings) -> Int32 {
    run(words, in: surroundings) { _, _ in }
  }

  /// The same; a command's answer is shown to `note` before it is printed.
  static func run(
    _ words: () throws -> [String], in surroundings: Surroundings, noting note: (Invocation, Reply) -> Void
  ) -> Int32 {
    do {
      let words = try words()
      let request = try table.request(from: words)
      var session = Session(options: try Options(arguments: request.globals), surroundings: surroundings)
      switch request.action {
      case .help(nil) where words.isEmpty:
        return try session.finish(Reply(table.introduction(columns: session.page.columns)))
      case .help(let command):
        return try session.finish(.help(command, columns: session.page.columns))
      case .version:
        return try session.finish(Reply("workbench \(version)", record: PrintVersion.record))
      case .run(let invocation):
        let reply = try table.run(invocation, in: &session).reply
        note(invocation, reply)
        do {
          return try session.finish(reply)
        } catch let error as WriteError where session.mayHaveChanged {
          throw UnreportedChange(cause: error)
        }
      }
    } catch is OutputClosed {
      return 0
    } catch {
      surroundings.tell(sentence(on: error))
      // Not wrapped, lest the caret points elsewhere.
      if let excerpt = excerpt(of: error) { surroundings.messages(excerpt.withoutTerminalCommands + "\n") }
      return 2
    }
  }

  /// What is printed of an error where no terminal wraps it.
  static func report(of error: any Error) -> String {
    ([sentence(on: error)] + [excerpt(of: error)].compactMap(\.self))
      .map { $0.withoutTerminalCommands + "\n" }.joined()
  }

  /// What is wrong and what helps, after the program's name.
  private static func sentence(on error: any Error) -> String {
    "workbench: \("\(error)\(remedy(for: error))".withShortQuotes)"
  }

  /// A command that did its work, of which nothing could be printed.
  private struct UnreportedChange: Error, CustomStringConvertible {
    let cause: WriteError
    var description: String {
      "\(cause); what the command did is done, 'log' and 'info' show where the store stands"
    }
  }

  /// The command that helps out of an error of a module that knows no commands.
  private static func remedy(for error: any Error) -> String {
    switch error {
    case StudyError.noProfiles: "; list-profiles shows those there are"
    case StudyError.noScreens: "; add one with add-screen"
    case let error as UnknownFinding where error.isUnlikeAll: "; 'audit' prints the ids of all"
    default: ""
    }
  }

  /// The user's text with a caret under the fault, where one can be pointed at.
  private static func excerpt(of error: any Error) -> String? {
    switch error {
    case let error as UsageError: error.excerpt
    case let error as TextFault: error.excerpt
    case let error as BatchError: excerpt(of: error.cause)
    default: nil
    }
  }
}
