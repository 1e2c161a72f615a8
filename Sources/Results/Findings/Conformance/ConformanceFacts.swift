import DesignModel
import Notation

/// One thing that verdicts rest on.
struct ConformanceFact {
  /// What it is called.
  let name: String
  /// What is so.
  let fact: String
  /// What it says to somebody who reads it.
  var meaning: String?

  /// The fact with what it means.
  var sentence: String { meaning.map { "\(fact) (\($0))" } ?? fact }
}

extension ConformanceBasis {
  /// What verdicts rest on, a fact each; `most` devices are named of each figure without a trustworthy source, and `namesStore`
  /// says of which store it is.
  func facts(naming most: Int = .max, namesStore: Bool = true) -> [ConformanceFact] {
    var facts = [
      ConformanceFact(name: "asked on", fact: asked), ConformanceFact(name: "systems", fact: systems),
      ConformanceFact(name: "languages", fact: enumerated(languages.names)),
      ConformanceFact(name: "design", fact: design),
    ]
    if namesStore, let store { facts.append(ConformanceFact(name: "store", fact: store)) }
    if !sketches.isEmpty {
      facts.append(
        ConformanceFact(name: "sketches by an import of code", fact: sketches.joined(separator: "; ")))
    }
    if let revision {
      facts.append(
        ConformanceFact(
          name: "hash of the revision", fact: revision.hash,
          meaning: "the same in every store that has this revision"))
    }
    return facts + [
      ConformanceFact(
        name: "hash of the design", fact: designHash,
        meaning: "SHA-256 of its screens, devices and profiles; another design has another"),
      ConformanceFact(
        name: "hash of the devices", fact: devicesHash,
        meaning: "SHA-256 of the figures of all its devices; another catalogue has another"),
      ConformanceFact(name: "figures without a trustworthy source", fact: figures(naming: most)),
      ConformanceFact(name: "made by", fact: program), ConformanceFact(name: "made again by", fact: command),
    ]
  }

  private func figures(naming most: Int) -> String {
    let names = Set(unverified.flatMap(\.figures)).sorted()
    let sentences = names.map { name in
      let devices = unverified.filter { $0.figures.contains(name) }.map(\.device)
      return "\(Self.figureNames[name] ?? name) of \(Self.list(devices, naming: most))"
    }
    return sentences.isEmpty ? "none" : sentences.joined(separator: "; ")
  }

  private static func list(_ devices: [String], naming most: Int) -> String {
    let rest = devices.count - most
    return rest > 0
      ? "\(devices.prefix(most).joined(separator: ", ")) and \(rest) more" : enumerated(devices)
  }

  /// What figures are called.
  private static let figureNames = [
    "portraitInsets": "the safe area held upright", "landscapeInsets": "the safe area held across",
    "portraitKeyboard": "the keyboard held upright", "landscapeKeyboard": "the keyboard held across",
    "portraitDisplay": "the display held upright", "landscapeDisplay": "the display held across",
  ]
}
