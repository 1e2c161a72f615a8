import Machine
import Notation

/// A message that is answered with an error of JSON-RPC.
enum ProtocolFault: Error, Equatable {
  /// A line with more bytes than a message may have.
  case tooLong
  /// A line that is not JSON, and why.
  case notJSON(String)
  /// JSON that is no request, and why; the request's number if it has one.
  case noRequest(String, id: JSON?)
  /// A method that this server doesn't have, and those that it has in the request's era.
  case unknownMethod(String, known: [String])
  /// Parameters that the method doesn't take, and why.
  case unusable(String)
  /// A revision of the protocol that this server doesn't speak.
  case unknownVersion(String)

  /// The number of the kind of fault: JSON-RPC 2.0, section 5.1, and revision 2026-07-28 of the Model Context Protocol.
  var code: Int {
    switch self {
    case .notJSON: -32700
    case .tooLong, .noRequest: -32600
    case .unknownMethod: -32601
    case .unusable: -32602
    case .unknownVersion: -32022
    }
  }

  /// What programs get beside the sentence.
  var data: JSON? {
    guard case .unknownVersion(let requested) = self else { return Optional.none }
    return ["supported": JSON(ProtocolEra.versions), "requested": .string(requested)]
  }
}

extension ProtocolFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooLong:
      "a message has more than \(MessageReader.longest) bytes, which is more than is read; send less at once"
    case .notJSON(let reason): "the line is not JSON: \(reason); send one message a line"
    case .noRequest(let reason, _): reason
    case .unknownMethod(let name, let known):
      "unknown method '\(name)'; this server has \(known.joined(separator: ", "))"
    case .unusable(let reason): reason
    case .unknownVersion(let requested):
      "revision '\(requested)' is not spoken here; use one of \(ProtocolEra.versions.joined(separator: ", "))"
    }
  }
}
