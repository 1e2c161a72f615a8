import Notation

/// How a request is spoken and answered: since revision 2026-07-28 each request carries its revision, before that a
/// handshake chose one.
///
/// Source: modelcontextprotocol.io, specification 2026-07-28, "Versioning and Compatibility", and 2025-11-25, "Lifecycle".
enum ProtocolEra {
  /// A request that carries its revision; results say what they are and how long they hold.
  case modern
  /// A request without one, after `initialize`.
  case legacy

  /// What can be asked for.
  var methods: [String] {
    (self == .modern ? [AgentServer.discover] : [AgentServer.initialize, AgentServer.ping])
      + [AgentServer.listTools, AgentServer.callTool]
  }

  private static let modernVersions = ["2026-07-28"]
  /// Those that have links in results and no batches of messages.
  private static let legacyVersions = ["2025-11-25", "2025-06-18"]
  /// Every revision that is spoken, the newest first.
  static let versions = modernVersions + legacyVersions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// The era that a request is in; throws for a revision that is not spoken.
  init(of request: AgentRequest) throws(ProtocolFault) {
    guard let version = request.params["_meta"]?[Self.versionKey] else {
      // Only the newer revisions know this question, with which a client finds out which they are.
      self = request.method == AgentServer.discover ? .modern : .legacy
      return
    }
    guard let version = version.text else { throw .unusable("'\(Self.versionKey)' must be text") }
    guard Self.versions.contains(version) else { throw .unknownVersion(version) }
    self = Self.modernVersions.contains(version) ? .modern : .legacy
  }

  /// The revision that `initialize` agrees on: the client's if it is spoken, else the newest with a handshake.
  static func agreed(on wanted: String) -> String {
    legacyVersions.contains(wanted) ? wanted : legacyVersions[0]
  }

  /// A result as the era has it; one that lists things may be kept by the client as long as the server runs.
  func result(_ members: [String: JSON], isLasting: Bool = false) -> JSON {
    guard self == .modern else { return .object(members) }
    var members = members
    members["resultType"] = "complete"
    members["_meta"] = [Self.serverKey: AgentServer.identity]
    if isLasting { (members["ttlMs"], members["cacheScope"]) = (.integer(Self.lasting), "private") }
    return .object(members)
  }

  /// An hour, in milliseconds: what is listed depends on nothing but how the server was started.
  private static let lasting = 3_600_000
}
