import Foundation

// What the code runs by a method's name, at once or later. A run goes on until the next turns of the run loop and no longer, so
// that what waits for a time of its own isn't seen.

/// Runs a method on the next turn of the run loop, or never where it has to wait longer.
private func runLater(
  _ selector: Selector, on target: AnyObject, with argument: @escaping @autoclosure () -> Any?,
  after delay: Double
) {
  guard delay <= 0 else {
    Recorder.note("what '\(selector.name)' does \(delay) seconds later isn't recorded")
    return
  }
  let place = Recorder.place
  DispatchQueue.main.async {
    Recorder.place = place
    _ = runMethod(selector.name, on: target, with: argument())
  }
}

extension Timer {
  @discardableResult public class func scheduledTimer(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: timeInterval, repeats: false) { _ in }
    runLater(selector, on: target as AnyObject, with: timer, after: timeInterval)
    return timer
  }
}

extension NSObject {
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: Double) {
    runLater(selector, on: self, with: argument, after: delay)
  }
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: Double, inModes: [RunLoop.Mode]
  ) {
    runLater(selector, on: self, with: argument, after: delay)
  }
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool)
  {
    if waits {
      perform(selector, with: argument)
    } else {
      runLater(selector, on: self, with: argument, after: 0)
    }
  }
  /// What a method returns isn't known by its name.
  @discardableResult public func perform(_ selector: Selector) -> Any? { perform(selector, with: nil) }
  @discardableResult public func perform(_ selector: Selector, with argument: Any?) -> Any? {
    _ = runMethod(selector.name, on: self, with: argument)
    return nil
  }
  @discardableResult public func perform(
    _ selector: Selector, with argument: Any?, with second: Any?
  ) -> Any? { nil }
}
