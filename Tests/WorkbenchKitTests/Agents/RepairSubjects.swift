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
      "corpus/openfoodfacts+openfoodfacts-ios/Sources/Views/Settings/Settings.storyboard",
      [0, 0, 0, 11, 0]),
    Subject(
      "corpus/vector-im+element-ios/Riot/Modules/SideMenu/SideMenuViewController.storyboard",
      [0, 0, 0, 1, 0]),
    Subject(
      "corpus/videolan+vlc-ios/Sources/Donation/SEPA/VLCDonationSEPAViewController.xib",
      [0, 0, 0, 0, 0]),
    Subject(
      "corpus2/AU-COVIDSafe+mobile-ios/CovidSafe/ChangePostcodeViewController.xib",
      [0, 0, 0, 1, 0]),
    Subject(
      "corpus2/Esri+arcgis-runtime-samples-ios/arcgis-ios-sdk-samples/Content Display Logic/Storyboard/Main.storyboard",
      [0, 0, 0, 0, 0]),
    Subject(
      "corpus2/OpenArchive+Save-app-ios/Save/Main/SideMenuViewController.xib",
      [0, 0, 0, 3, 0]),
    Subject(
      "corpus2/Provenance-Emu+Provenance/PVUI/Sources/PVUI_IOS/Resources/StoryBoards/Cheats.storyboard",
      [2, 0, 0, 2, 0]),
    Subject(
      "corpus2/Ranchero-Software+NetNewsWire/iOS/Base.lproj/Main.storyboard",
      [0, 0, 0, 1, 0]),
    Subject(
      "corpus2/tigase+siskin-im/SiskinIM/localization/Base.lproj/Groupchat.storyboard",
      [2, 2, 0, 0, 0]),
    Subject(
      "corpus3/AgoraIO+API-Examples/iOS/APIExample-OC/APIExample-OC/Examples/Advanced/AudioMixing/Base.lproj/AudioMixing.storyboard",
      [0, 0, 0, 2, 0]),
    Subject(
      "corpus3/OnionBrowser+OnionBrowser/OnionBrowser/Startup/InstallViewController.xib",
      [0, 0, 0, 1, 0]),
    Subject(
      "corpus3/ProtonVPN+ios-mac-app/apps/ios/ProtonVPN/Scenes/Common/Environments.storyboard",
      [0, 0, 0, 11, 0]),
    Subject(
      "corpus3/bryceco+GoMap/src/iOS/Direction/Base.lproj/DirectionViewController.xib",
      [0, 0, 0, 0, 0]),
    Subject(
      "corpus3/davidsansome+tsurukame/ios/Resources/Login.storyboard",
      [0, 0, 0, 0, 0]),
    Subject(
      "corpus3/facebook+facebook-ios-sdk/samples/FacebookLoginSample/FacebookLoginSample/Storyboards/LoginDetails.storyboard",
      [0, 0, 0, 3, 1]),
    Subject(
      "corpus3/keepassium+KeePassium/KeePassium AutoFill/controllers/Base.lproj/FirstSetupVC.storyboard",
      [0, 0, 0, 2, 0]),
    Subject(
      "corpus3/osmandapp+OsmAnd-iOS/Sources/Plugins/ExternalSensorsPlugin/BLE/BLEExternalSensors/BLEExternalSensors.storyboard",
      [0, 0, 0, 3, 0]),
    Subject(
      "corpus3/scenee+FloatingPanel/Examples/Samples/Sources/Base.lproj/Main.storyboard",
      [0, 0, 0, 0, 0]),
  ]
}
