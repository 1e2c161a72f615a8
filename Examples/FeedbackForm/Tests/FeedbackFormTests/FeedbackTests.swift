import FeedbackForm
import LayoutTesting
import Testing

@Suite("Feedback") struct FeedbackTests {
  @Test(
    "asks its question on any profile",
    arguments: Layout.Profile.each(of: [.iPhoneSE3], textSizes: [.l, .ax5]))
  func question(profile: Layout.Profile) throws {
    let layout = try Layout(of: FeedbackViewController(), on: profile)
    #expect(layout["question"].fits)
    #expect(layout["send"].frame.height >= 44)
    #expect(layout.conflicts.isEmpty)
  }

  @Test("shows the field once the button is tapped") func opinion() throws {
    let closed = try Layout(of: FeedbackViewController(), on: .iPhoneSE3)
    let open = try Layout(of: FeedbackViewController(), on: .iPhoneSE3, tapping: ["more"])
    #expect(!closed["opinion"].fits)
    #expect(open["opinion"].fits)
    #expect(open["send"].frame.y > closed["send"].frame.y)
  }
}
