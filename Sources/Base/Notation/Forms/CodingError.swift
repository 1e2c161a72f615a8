/// A JSON value that is not of the form that was asked for, and the place in it where that shows.
public struct CodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, lower case, without a final period.
  public let reason: String
  /// The way to it from the outermost value, as in `views[3].kind`; empty for that value itself.
  public let place: String

  /// An error at a place that is already spelled.
  public init(_ reason: String, at place: String) { (self.reason, self.place) = (reason, place) }
  /// An error at a place.
  public init(_ reason: String, at place: Place) { self.init(reason, at: place.text) }

  public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}
