extension AgentRepairStory {
  /// Each file with the places of its mistakes.
  static let subjects = [
    Subject(
      "corpus/Automattic+simplenote-ios/Simplenote/Verification/AccountVerificationViewController.xib",
      [0, 0, 0, 5, 0]),
    Subject(
      "corpus/duckduckgo+iOS/DuckDuckGo/Debug.storyboard",
      [0, 0, 0, 6, 0]),
    Subject(
      "corpus/vector-im+element-ios/Riot/Modules/SideMenu/SideMenuViewController.storyboard",
      [0, 0, 0, 1, 0]),
    Subject(
      "corpus/videolan+vlc-ios/Sources/Donation/SEPA/VLCDonationSEPAViewController.xib",
      [0, 0, 0, 0, 0]),
    Subject(
      "corpus2/AU-COVIDSafe+mobile-ios/CovidSafe/ChangePostcodeViewController.xib",
      [0, 0, 0, 1, 0]),
  ]
}
