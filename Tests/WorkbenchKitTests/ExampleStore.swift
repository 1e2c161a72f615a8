import Foundation

/// The design that the commands' examples speak of.
enum ExampleStore {
  static let edits = """
    add-screen login
    add-state login signIn
    add-view login form --kind stack --axis vertical --spacing 8 --in root
    add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in form
    add-view login email --kind textField --placeholder 'Email address' --in form
    add-view login password --kind textField --placeholder 'Password' --in form
    pin login form top,leading,trailing --to safeArea --inset 20
    add-constraint login 'form.bottom <= keyboard.top - 8' --id form-above-keyboard
    vary login form axis=horizontal --when 'vclass = compact'
    add-assertion login 'form.leading == safeArea.leading + 20' --id form-inset
    """

  /// What some examples need beside the design.
  static let files = [
    "edits.txt": "add-screen help\nadd-view help text --kind label --text 'Ask us'\n",
    "Main.storyboard": MainStoryboard.text,
    "de.lproj/Login.strings": "\"Email address\" = \"E-Mail-Adresse\";\n",
    "Localizable.xcstrings":
      #"{"sourceLanguage":"en","strings":{"Password":{"localizations":{"de":{"stringUnit":{"value":"Passwort"}}}}}}"#,
    "console.txt": ConsoleLog.text,
    "check.sh": "test \"$WORKBENCH_REVISION\" = v1\n",
    "edits.ndjson": #"{"command":"add-screen","arguments":{"screen":"help"}}"# + "\n",
  ]

  /// A store with the design, committed as v1, and one edit beyond it; made once and copied from then on.
  static func make(in workspace: Workspace) throws {
    try template.get().write(to: workspace.folder.appending(path: "workbench.db"))
  }

  private static let template = Result {
    let workspace = try Workspace()
    workspace.run(["init"])
    try workspace.batch(edits)
    try workspace.run("commit -m 'First cut'")
    try workspace.run("set-view login form spacing=12")
    try workspace.run("backup copy.db")
    return try Data(contentsOf: workspace.folder.appending(path: "copy.db"))
  }
}
