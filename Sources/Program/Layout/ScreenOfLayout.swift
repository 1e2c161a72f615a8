import DesignLanguage
package import DesignModel
import InterfaceBuilder
import Machine
import Notation

extension Layout {
  /// A screen to lay out: made of views and constraints, or read from a storyboard or xib.
  public struct Screen: Sendable, Hashable {
    package private(set) var design: DesignModel.Screen

    /// Its name.
    public var name: String { design.name }

    /// A screen that has nothing but its root, which fills the window.
    public init(_ name: String) { design = DesignModel.Screen(id: ObjectID(name), name: name) }

    /// A screen for each scene of a storyboard or xib.
    public static func scenes(ofInterfaceBuilderFile path: String) throws -> [Screen] {
      try refusing { try scenes(ofInterfaceBuilderFile: try readFile(path)) }
    }

    /// The same of a file's bytes.
    public static func scenes(ofInterfaceBuilderFile bytes: [UInt8]) throws -> [Screen] {
      try refusing {
        try InterfaceBuilderFile(bytes).scenes.map { scene in
          Screen(design: scene.design(id: ObjectID(scene.name), name: scene.name).screen)
        }
      }
    }

    /// Adds a view as the last of the view that it is put in.
    ///
    /// Kinds and attributes are those of the command `add-view`: `addView("title", kind: "label", ["text": "Sign in",
    /// "style": "title1"])`.
    public mutating func addView(
      _ name: String, kind: String = "view", in parent: String = "root",
      _ attributes: KeyValuePairs<String, String> = [:]
    ) throws {
      try Self.refusing {
        guard let kind = ViewKind(rawValue: kind) else {
          let near = nearestWord(to: kind, among: ViewKind.allCases.map(\.rawValue))
          throw Failure("no kind '\(kind)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        var own = Attributes()
        for (attribute, value) in attributes { try own.set(attribute, to: value, kind: kind) }
        try design.addView(named: name, kind: kind, attributes: own, in: try design.view(named: parent).id)
      }
    }

    /// Adds a constraint in the words of the command `add-constraint`, as `title.top == safeArea.top + 24 @750`.
    public mutating func addConstraint(_ text: String, named name: String? = nil) throws {
      try Self.refusing {
        let parsed = try ConstraintText(parsing: text, in: design)
        try design.addConstraint({ parsed.constraint(id: $0) }, id: name)
      }
    }

    /// The screen's layouts on profiles, in their order.
    public func layouts(on profiles: [Profile]) -> [Layout] {
      profiles.map { Layout(of: self, on: $0) }
    }

    private init(design: DesignModel.Screen) { self.design = design }

    private static func refusing<Result>(_ work: () throws -> Result) throws -> Result {
      do { return try work() } catch let failure as Failure { throw failure } catch {
        throw Failure("\(error)")
      }
    }
  }

  /// What could not be done, in a sentence: cause, then remedy.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// A sentence.
    package init(_ description: String) { self.description = description }
  }
}
