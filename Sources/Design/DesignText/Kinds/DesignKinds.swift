public import DesignModel
public import Notation

extension ScreenLists {
  /// `kinds`, each with its form.
  public static let objects = kinds.map { kind in
    guard let object = kind as? any (ScreenObject & DesignValue).Type else {
      preconditionFailure("\(kind) has no form")
    }
    return object
  }
}

extension Design {
  /// `catalogues`, each with its form.
  public static let catalogueObjects = catalogues.map { kind in
    guard let object = kind as? any (CatalogueObject & DesignValue).Type else {
      preconditionFailure("\(kind) has no form")
    }
    return object
  }
}

extension ObjectKind {
  /// The types of the objects of all kinds, in the order of `allCases`.
  public static let objects: [any DesignObject.Type] =
    [ScreenHeader.self] + ScreenLists.objects + Design.catalogueObjects

  /// The places in an object's JSON that name other objects.
  public var references: [ReferencePath] { Self.references[self]! }

  private static let references: [ObjectKind: [ReferencePath]] = {
    func entry<Object: DesignObject>(_: Object.Type) -> (ObjectKind, [ReferencePath]) {
      (Object.kind, Object.form.references)
    }
    return Dictionary(uniqueKeysWithValues: objects.map { entry($0) })
  }()
}

extension ReferencePath.Space {
  /// The views and guides of a screen.
  public static let item = ReferencePath.Space("item")
  /// The constraints of a screen.
  public static let constraint = ReferencePath.Space("constraint")
  /// The states of a screen.
  public static let state = ReferencePath.Space("state")
  /// The devices of a design.
  public static let device = ReferencePath.Space("device")
}
