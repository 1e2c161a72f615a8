import CommandGrammar
import DesignModel
import Notation
import Storage

/// `add-device`.
struct AddDevice: DraftEdit {
  static var card: Card {
    Card(
      "add-device", group: "profiles", "Adds a device of one's own, or replaces its measures.",
      details: "All lengths are points. A new device has no profiles until add-profiles makes some.",
      examples: [
        Example(
          "add-device kiosk --size 1024x600 --scale 1 --idiom pad --source 'our own hardware'",
          "Adds a device without insets and without a keyboard.")
      ])
  }

  @Parameter(argument: "The device's name.") var device: String
  @Parameter(option: "The screen held upright.") var size: Size
  @Parameter(option: "Pixels a point.") var scale: Double = 2
  @Parameter(option: "The kind of device.") var idiom: Idiom = .phone
  @Parameter(option: "What people call it; its name if not given.") var title: String?
  @Parameter(option: "The safe area's insets held upright.") var insets: EdgeInsets = .zero
  @Parameter(option: "The same in landscape.") var landscapeInsets: EdgeInsets = .zero
  @Parameter(option: "The keyboard's height held upright.") var keyboard: Double = 0
  @Parameter(option: "The same in landscape.") var landscapeKeyboard: Double = 0
  @Parameter(option: "The system version; the newest of the store's devices if not given.") var os: Double?
  @Parameter(option: "Where the measures come from.") var source: String = "unverified"

  init() {}

  func apply(to draft: Draft) throws -> Reply {
    guard Device.isUsable(name: device) else { throw DesignError.unusableName(device) }
    let stored = try draft.devices()
    let os = os ?? (stored.isEmpty ? Device.catalogue : stored).newestSystem ?? SystemVersions.usual
    for length in [scale, keyboard, landscapeKeyboard, os] where !(0...100_000).contains(length) {
      throw DesignError.unusableNumber("the measure", length, greatest: 100_000)
    }
    guard (0.5...10).contains(scale) else {
      throw DesignError.unusableNumber("the scale", scale, greatest: 10)
    }
    let known = stored.first { $0.name == self.device }
    let device = Device(
      name: device, title: title ?? device, size: size, scale: scale, idiom: idiom, portraitInsets: insets,
      landscapeInsets: landscapeInsets,
      portraitKeyboard: KeyboardHeight(keys: keyboard, prediction: 0, dock: 0),
      landscapeKeyboard: KeyboardHeight(keys: landscapeKeyboard, prediction: 0, dock: 0), os: os,
      source: source,
      unverified: source == "unverified"
        ? ["size", "portraitInsets", "landscapeInsets", "portraitKeyboard"] : [],
      isTarget: known?.isTarget ?? false)
    try draft.saveDevice(device)
    return Reply("added device \(device.name)", record: device.record)
  }
}
