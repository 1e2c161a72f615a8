#if os(Linux)
  import LayoutTesting
  import LoginForm
  import Testing

  @Suite("The form") struct LoginViewTests {
    /// Small and large screens, upright and on their side, from the default text size to the largest.
    static let profiles = Layout.Profile.each(
      of: [.iPhoneSE3, .iPhone16, .iPadMini7], textSizes: [.l, .ax1, .ax5],
      orientations: [.portrait, .landscape])

    @Test("shows all of its texts", arguments: profiles) func texts(profile: Layout.Profile) throws {
      let layout = try Layout(of: LoginView(), on: profile)
      #expect(layout["title"].fits)
      #expect(layout["submit"].fits)
    }

    @Test("has constraints that say one thing", arguments: profiles) func constraints(
      profile: Layout.Profile
    ) throws {
      let layout = try Layout(of: LoginView(), on: profile)
      #expect(layout.conflicts.isEmpty)
      #expect(layout.ambiguities.isEmpty)
    }

    @Test("has a button that a finger hits") func target() throws {
      let layout = try Layout(of: LoginView(), on: .iPhoneSE3, textSize: .ax5)
      #expect(layout["submit"].frame.height >= 44)
      #expect(layout["submit"].frame.width == 343)
    }
  }
#endif
