import Foundation

public struct OSLogType: Sendable {
  public static let `default` = Self(), info = Self(), debug = Self(), error = Self(), fault = Self()
}
open class OSLog: NSObject {
  public static var `default`: OSLog { OSLog() }
  public static var disabled: OSLog { OSLog() }
  public convenience init(subsystem: String, category: String) { self.init() }
}
public func os_log(_ message: StaticString, _ arguments: Any?...) {}
public func os_log(_ type: OSLogType, _ message: String) {}
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any?...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any?...) {}
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: String) {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func fault(_ message: String) {}
}
