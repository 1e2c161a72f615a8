extension CommandTable {
  /// The manual page of the program in the `man` macros.
  ///
  /// Source of the layout: man-pages(7).
  public func manPage() -> String {
    let (name, version) = (program.name.roff, program.version.roff)
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"",
      // Ragged and unhyphenated, so that usage lines can be copied.
      ".ad l", ".nh",
      ".SH NAME", "\(name) \\- \(program.summary.asPhrase.roff)",
      ".SH SYNOPSIS", ".nf", usage.roff, ".fi",
      ".SH OPTIONS",
    ]
    lines += globals.flatMap(\.manEntry)
    lines.append(".SH COMMANDS")
    for group in groups { lines += group.entries.flatMap(manSection) }
    lines += [
      ".SH EXIT STATUS", ".TP", "0", "Done, nothing to report.", ".TP", "1",
      "Done, with findings or differences.", ".TP", "2", "Could not: usage, bad input or an unusable file.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func manSection(of entry: CommandEntry<World>) -> [String] {
    let (card, specs) = (entry.card, entry.parameters)
    let usage = ([card.name] + specs.synopses).joined(separator: " ")
    var lines = [".SS \(card.name.roff)", card.summary.roff]
    if !card.details.isEmpty { lines += [".PP", card.details.roff] }
    lines += [".PP", ".B \(usage.roff)"] + specs.flatMap(\.manEntry)
    for example in card.examples {
      lines += [".PP", example.meaning.roff, ".PP", ".RS", ".nf", example.line.roff, ".fi", ".RE"]
    }
    return lines
  }
}

extension ParameterSpec {
  fileprivate var manEntry: [String] {
    let (term, meaning) = definition
    return [".TP", ".B \(term.roff)", meaning.roff]
  }
}

extension String {
  /// The text with what roff would take for requests and escapes made literal.
  fileprivate var roff: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.unicodeScalars.reduce(into: "") { out, scalar in
        switch scalar {
        case "\\": out += "\\e"
        case "-": out += "\\-"
        case "\"": out += "\\(dq"
        case "'": out += "\\(aq"
        case "`": out += "\\(ga"
        case "^": out += "\\(ha"
        case "~": out += "\\(ti"
        default: out.unicodeScalars.append(scalar)
        }
      }
      if text.isEmpty { return ".PP" }
      return text.hasPrefix(".") ? "\\&" + text : text
    }.joined(separator: "\n")
  }

  /// A summary as the NAME section wants it: no capital, no period.
  fileprivate var asPhrase: String {
    let text = hasSuffix(".") ? String(dropLast()) : self
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
