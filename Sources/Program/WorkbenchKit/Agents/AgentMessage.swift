import Notation

/// One message of a client, as JSON-RPC 2.0 has it.
enum AgentMessage: Equatable {
  /// Wants an answer.
  case request(AgentRequest)
  /// Wants none: what a client only mentions, and answers, which this server has no questions for.
  case remark

  /// Reads the bytes of a line.
  init(_ bytes: [UInt8]) throws(ProtocolFault) {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw .notJSON(error.reason)
    }
    try self.init(json)
  }

  private init(_ json: JSON) throws(ProtocolFault) {
    guard let members = json.members else {
      throw .noRequest(
        "expected an object with 'jsonrpc', 'id' and 'method'; send one request a line", id: nil)
    }
    let id = try Self.id(of: members)
    guard members["jsonrpc"] == "2.0" else {
      throw .noRequest("'jsonrpc' must be \"2.0\"", id: id)
    }
    guard let method = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw .noRequest("missing key 'method', which names what to do", id: id)
      }
      self = .remark
      return
    }
    guard let method = method.text else { throw .noRequest("'method' must be text", id: id) }
    guard let id else {
      self = .remark
      return
    }
    let params = members["params"] ?? [:]
    guard let params = params.members else { throw .noRequest("'params' must be an object", id: id) }
    self = .request(AgentRequest(id: id, method: method, params: params))
  }

  /// The request's number; nil for a message that wants no answer.
  private static func id(of members: [String: JSON]) throws(ProtocolFault) -> JSON? {
    switch members["id"] {
    case nil: return nil
    case .some(let id) where id.text != nil || id.whole != nil: return id
    case .some: throw .noRequest("'id' must be text or a whole number", id: nil)
    }
  }
}

/// A message that wants an answer.
struct AgentRequest: Equatable {
  /// What the answer repeats: text or a whole number.
  let id: JSON
  let method: String
  let params: [String: JSON]
}
