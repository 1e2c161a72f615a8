@_exported public import Layout
import DesignModel
import SwiftImport
import Synchronization
@_exported @_spi(Hosting) public import UIKit

/// What a screen is made of: a view, or a controller with its view.
public protocol ScreenRoot {}

extension UIView: ScreenRoot {}
extension UIViewController: ScreenRoot {}

extension Layout {
  /// Makes a view or controller with UIKit's stand-in for Linux, lays it out on a profile, and says where its views lie.
  ///
  /// The expression runs within this call, with the profile's traits: a view that was made before doesn't know them. Its
  /// views have the names of the properties that hold them, its constraints those of their lines. One screen is made at
  /// a time, whatever number of tests run.
  ///
  /// - Parameters:
  ///   - root: Makes the view or the controller.
  ///   - profile: The profile.
  ///   - taps: Names of controls to tap one after another once the view is shown.
  public init(
    of root: @autoclosure () throws -> some ScreenRoot, on profile: Profile, tapping taps: [String] = []
  ) throws {
    try self.init(hosting: { try root() }, on: profile, taps)
  }

  /// The same on a device.
  public init(
    of root: @autoclosure () throws -> some ScreenRoot, on device: Device, textSize: TextSize = .l,
    orientation: Orientation = .portrait, isRightToLeft: Bool = false, showsKeyboard: Bool = false,
    tapping taps: [String] = []
  ) throws {
    let profile = Profile(
      device, textSize: textSize, orientation: orientation, isRightToLeft: isRightToLeft,
      showsKeyboard: showsKeyboard)
    try self.init(hosting: { try root() }, on: profile, taps)
  }

  private init(hosting make: () throws -> Any, on profile: Profile, _ taps: [String]) throws {
    let hosted = HostedScreen(
      in: profile.environment, of: profile.profile, tapping: taps, engine: Layout.engine)
    // What UIKit's stand-in keeps of a screen in the making is there once.
    let line = try isHosting.withLock { _ in
      try hostScreen(hosted.wish, make: make) { hosted.answer($0) }
    }
    let built: (screen: DesignModel.Screen, notes: [String])
    do { built = try hosted.screen(recordedAs: line) } catch { throw Failure("\(profile): \(error)") }
    self.init(of: built.screen, on: profile, notes: built.notes)
  }
}

private let isHosting = Mutex(())
