import CommandGrammar
import Machine
import Notation

/// Answers a client of the Model Context Protocol, a message a line, in both eras of the protocol.
struct AgentServer {
  static let (discover, initialize, ping) = ("server/discover", "initialize", "ping")
  static let (listTools, callTool) = ("tools/list", "tools/call")
  /// The program as it presents itself.
  static let identity: JSON = [
    "name": .string(Workbench.table.program.name), "version": .string(Workbench.version),
  ]

  private let tools: [AgentTool]
  private var runner: ToolRunner

  /// A server that runs commands as it was started to.
  init(_ terms: AgentTerms) {
    tools = AgentTool.all(isReadOnly: terms.isReadOnly)
    runner = ToolRunner(terms)
  }

  /// Answers until the client closes its end.
  mutating func serve(_ surroundings: Surroundings) throws {
    var lines = MessageReader(surroundings.nextInput)
    while let line = try lines.next() {
      if let answer = answer(to: line) { try surroundings.output(answer + "\n") }
    }
  }

  /// The answer to a line, on one line; nil for what wants none.
  mutating func answer(to line: MessageReader.Line) -> String? {
    do throws(ProtocolFault) {
      guard case .whole(let bytes) = line else { throw ProtocolFault.tooLong }
      if bytes.allSatisfy(" \t\r".utf8.contains) { return nil }
      guard case .request(let request) = try AgentMessage(bytes) else { return nil }
      return answer(to: request).line
    } catch {
      guard case .noRequest(_, let id?) = error else { return Self.refusal(error, of: .null).line }
      return Self.refusal(error, of: id).line
    }
  }

  private mutating func answer(to request: AgentRequest) -> JSON {
    do {
      return ["jsonrpc": "2.0", "id": request.id, "result": try result(of: request)]
    } catch {
      return Self.refusal(error, of: request.id)
    }
  }

  private static func refusal(_ fault: ProtocolFault, of id: JSON) -> JSON {
    let error: JSON = ["code": .integer(fault.code), "message": .string(fault.description)]
    return ["jsonrpc": "2.0", "id": id, "error": error.with("data", fault.data)]
  }

  private mutating func result(of request: AgentRequest) throws(ProtocolFault) -> JSON {
    let era = try ProtocolEra(of: request)
    guard era.methods.contains(request.method) else {
      throw .unknownMethod(request.method, known: era.methods)
    }
    switch request.method {
    case Self.discover:
      var members = Self.introduction
      members["supportedVersions"] = JSON(ProtocolEra.versions)
      return era.result(members, isLasting: true)
    case Self.initialize: return try Self.handshake(request)
    case Self.ping: return era.result([:])
    case Self.listTools:
      guard request.params["cursor"] == nil else {
        throw .unusable("unknown 'cursor'; all tools come at once, so leave it out")
      }
      return era.result(["tools": .array(tools.map(\.json))], isLasting: true)
    default: return era.result(try runner.call(request.params, among: tools))
    }
  }

  /// What both eras say first.
  private static let introduction: [String: JSON] = [
    "capabilities": ["tools": [:]], "instructions": .string(AgentTool.instructions),
  ]

  private static func handshake(_ request: AgentRequest) throws(ProtocolFault) -> JSON {
    guard let wanted = request.params["protocolVersion"]?.text else {
      throw .unusable("missing key 'protocolVersion', which names a revision of the protocol")
    }
    var members = introduction
    members["protocolVersion"] = .string(ProtocolEra.agreed(on: wanted))
    members["serverInfo"] = identity
    return .object(members)
  }
}
