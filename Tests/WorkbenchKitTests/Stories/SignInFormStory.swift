import Notation
import Testing

/// A sign-in form that turns into a form to recover the password, and whose header lies down at compact height.
///
/// After "Flexible Layouts with Swift and UIStackview".
@Suite("The form with two states") struct SignInFormStory {
  /// The example's form, and the article's own with its proportional distribution and its heights of at most 30.
  static let forms = [
    Form(
      edits: try! ExampleScript.stages(of: "sign-in-form")[0],
      rows: [
        "header", "emailRow", "passwordRow", "signInButton", "signInLabel", "forgotButton", "recoverLabel",
        "recoverButton", "backButton",
      ],
      onlySigningIn: ["passwordRow", "signInButton", "signInLabel", "forgotButton"],
      onlyRecovering: ["recoverLabel", "recoverButton", "backButton"], header: ("logo", "title")),
    Form(
      edits: printed,
      rows: [
        "header", "email", "password", "signInButton", "signInLabel", "forgotButton", "recoverLabel",
        "recoverButton", "backToSignIn",
      ],
      onlySigningIn: ["password", "signInButton", "signInLabel", "forgotButton"],
      onlyRecovering: ["recoverLabel", "recoverButton", "backToSignIn"], header: ("logo", "welcome")),
  ]

  struct Form: Sendable {
    var edits: String
    /// The form's arranged views.
    var rows: [String]
    var onlySigningIn, onlyRecovering: [String]
    var header: (picture: String, title: String)
  }

  static let printed = """
    add-screen login
    add-state login signIn
    add-state login recover
    add-view login form --kind stack --axis vertical --alignment fill --distribution fillProportionally --spacing 8
    add-vfl login 'H:|-20-[form]-20-|'
    add-vfl login 'V:|-20-[form]-8-|'
    add-view login header --kind stack --axis vertical --alignment fill --distribution fill --spacing 8 --in form
    add-view login logo --kind image --size 120x120 --in header
    add-view login welcome --kind label --text 'Welcome back' --lines 0 --in header
    add-view login email --kind textField --placeholder 'Email Address' --in form
    add-view login password --kind textField --placeholder 'Password' --in form
    add-view login signInButton --kind button --text 'Sign In' --in form
    add-view login signInLabel --kind label --text 'Sign in with your account' --in form
    add-view login forgotButton --kind button --text 'Forgot your password?' --in form
    add-view login recoverLabel --kind label --text 'We will send you a link' --hidden true --in form
    add-view login recoverButton --kind button --text 'Recover' --hidden true --in form
    add-view login backToSignIn --kind button --text 'Back to Sign In' --hidden true --in form
    add-vfl login 'V:[email(<=30)]'
    add-vfl login 'V:[password(<=30)]'
    add-vfl login 'V:[signInButton(<=30)]'
    add-vfl login 'V:[forgotButton(<=30)]'
    add-vfl login 'V:[recoverButton(<=30)]'
    add-vfl login 'V:[backToSignIn(<=30)]'
    vary login password hidden=true --when 'state = recover'
    vary login signInButton hidden=true --when 'state = recover'
    vary login signInLabel hidden=true --when 'state = recover'
    vary login forgotButton hidden=true --when 'state = recover'
    vary login recoverLabel hidden=false --when 'state = recover'
    vary login recoverButton hidden=false --when 'state = recover'
    vary login backToSignIn hidden=false --when 'state = recover'
    vary login header axis=horizontal --when 'vclass = compact'
    """

  @Test("hides four rows and shows three when it recovers", arguments: forms)
  func states(form: Form) throws {
    let story = try Story(form.edits)
    let signIn = try story.solve("login", "--device iphone-se-3")
    let recover = try story.solve("login", "--device iphone-se-3 --state recover")
    #expect(form.rows.filter { !signIn.shown.contains($0) } == form.onlyRecovering)
    #expect(form.rows.filter { !recover.shown.contains($0) } == form.onlySigningIn)
    #expect(form.onlySigningIn.count == 4 && form.onlyRecovering.count == 3)
  }

  @Test("leaves no gap where rows were", arguments: forms, ["signIn", "recover"])
  func gaps(form: Form, state: String) throws {
    let story = try Story(form.edits)
    for profile in ["iphone-se-3/portrait", "iphone-16/portrait/AX2", "iphone-se-3/landscape"] {
      let solution = try story.solve("login", "--profile \(profile)/state:\(state)")
      let gaps = solution.gaps(below: form.rows)
      #expect(gaps.count == (state == "signIn" ? 5 : 4))
      #expect(gaps.allSatisfy { abs($0 - 8) <= 0.5 }, "\(profile): \(gaps)")
      #expect(solution.top("form") == solution.top(form.rows[0]))
      let last = form.rows.last(where: solution.shown.contains)!
      #expect(solution.bottom("form") == solution.bottom(last))
    }
  }

  @Test("has a header that stands at regular height and lies at compact height", arguments: forms)
  func header(form: Form) throws {
    let story = try Story(form.edits)
    let (picture, title) = form.header
    let upright = try story.solve("login", "--device iphone-16")
    #expect(upright.top(title) == upright.bottom(picture) + 8)
    for device in ["iphone-16", "iphone-se-3", "iphone-16-pro-max"] {
      let lying = try story.solve("login", "--device \(device) --orientation landscape")
      #expect(lying.left(title) == lying.right(picture) + 8, "\(device)")
      #expect(lying.top(title) < lying.bottom(picture))
    }
    let pad = try story.solve("login", "--device ipad-10 --orientation landscape")
    #expect(pad.top(title) == pad.bottom(picture) + 8, "a pad is of regular height, however it is held")
  }

  @Test("keeps fields and buttons at 30 points, as the article asks")
  func heights() throws {
    let story = try Story(Self.printed)
    let kept = ["email", "password", "signInButton", "forgotButton"]
    let solution = try story.solve("login", "--device iphone-se-3")
    #expect(kept.map(solution.height) == [30, 30, 30, 30])
    #expect(solution.frame("form") == [20, 20, 335, 639])
    // The picture and the text in the header hug alike: who of them grows is open, as the article warns.
    #expect(solution.open == ["logo.height", "welcome.y", "welcome.height"])
  }
}

extension SignInFormStory.Form: CustomTestStringConvertible {
  var testDescription: String { edits == SignInFormStory.printed ? "as printed" : "of the example" }
}
