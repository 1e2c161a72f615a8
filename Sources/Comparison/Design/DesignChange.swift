public import DesignModel
public import Notation

/// An object by its stable identity and by the name that people know it by.
public struct NamedObject: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// The name in the later design; in the earlier one where it is gone.
  public let name: String
  /// An object of that identity and name.
  public init(_ id: ObjectID, _ name: String) { (self.id, self.name) = (id, name) }
}

/// One thing that is different in the later design.
public enum DesignChange: Hashable, Sendable {
  case screen(NamedObject, ScreenChange)
  case view(NamedObject, screen: NamedObject, ViewChange)
  case guide(NamedObject, screen: NamedObject, GuideChange)
  case constraint(ObjectID, screen: NamedObject, ConstraintEdit)
  case variation(ObjectID, screen: NamedObject, VariationChange)
  case state(String, screen: NamedObject, StateChange)
  case assertion(ObjectID, screen: NamedObject, AssertionChange)
  case suppression(ObjectID, screen: NamedObject, SuppressionChange)
  /// What a view says in a language; nil where it says what the design itself says.
  case text(TextPlace, screen: NamedObject, from: String?, to: String?)
  case device(String, DeviceChange)
  case profile(Profile, ProfileChange)
}

/// What happened to a screen; its contents change in changes of their own, except when it is removed.
public enum ScreenChange: Hashable, Sendable {
  case added
  /// With so many views beside the root, and so many constraints.
  case removed(views: Int, constraints: Int)
  case renamed(from: String, to: String)
}

/// Where a view stands in the tree.
public struct ViewPlace: Hashable, Sendable {
  /// The view it is in.
  public let parent: NamedObject
  /// Its place among the parent's children, from 0.
  public let position: Int
  /// The sibling right before it; nil for the first.
  public let previous: NamedObject?
}

/// What happened to a view.
public enum ViewChange: Hashable, Sendable {
  case added(View, at: ViewPlace)
  case removed(View, from: ViewPlace)
  case renamed(from: String, to: String)
  /// Into another view, or to another place among the same siblings.
  case moved(from: ViewPlace, to: ViewPlace)
  case kind(from: ViewKind, to: ViewKind)
  /// Nil where the attribute is not set.
  case attribute(ViewAttribute, from: AttributeValue?, to: AttributeValue?)
}

/// What happened to a guide.
public enum GuideChange: Hashable, Sendable {
  case added(owner: NamedObject)
  case removed(owner: NamedObject)
  case renamed(from: String, to: String)
  case owner(from: NamedObject, to: NamedObject)
}

/// What happened to a constraint.
public enum ConstraintEdit: Hashable, Sendable {
  case added(LayoutConstraint, text: String)
  case removed(LayoutConstraint, text: String)
  /// One part; the texts are those of the whole constraint.
  case part(ConstraintPart, from: JSON, to: JSON, before: String, after: String)
}

/// The parts of a constraint, in the order in which their changes are told.
public enum ConstraintPart: String, Vocabulary {
  case first, relation, second, multiplier, constant, priority, installed, condition
}

/// What happened to a variation.
public enum VariationChange: Hashable, Sendable {
  /// The order decides between variations that set the same thing; nil for the first.
  case added(Variation, text: String, behind: ObjectID?)
  case removed(Variation, text: String)
  case changed(from: Variation, to: Variation, before: String, after: String)
  case moved(behind: ObjectID?)
}

/// What happened to a state; the first one is the initial one.
public enum StateChange: Hashable, Sendable {
  case added(position: Int)
  case removed
  case moved(position: Int)
}

/// What happened to an assertion; the texts are those of the whole assertion.
public enum AssertionChange: Hashable, Sendable {
  case added(Assertion, text: String)
  case removed(Assertion, text: String)
  case changed(from: Assertion, to: Assertion, before: String, after: String)
}

/// What happened to a suppression; the texts say what is accepted, without the reason.
public enum SuppressionChange: Hashable, Sendable {
  case added(Suppression, text: String)
  case removed(Suppression, text: String)
  case changed(from: Suppression, to: Suppression, before: String, after: String)
}

/// Which text of a view, in which language.
public struct TextPlace: Hashable, Sendable {
  /// The view.
  public let view: NamedObject
  /// Which of its texts.
  public let attribute: ViewAttribute
  /// The language's tag.
  public let locale: String

  /// What tells the text from others of its screen: `title.text.de`.
  public var key: String { "\(view.id.text).\(attribute.rawValue).\(locale)" }
}

/// What happened to a device.
public enum DeviceChange: Hashable, Sendable {
  case added(Device)
  case removed(Device)
  case part(DevicePart, from: JSON, to: JSON)
}

/// What happened to a profile; a profile is what it says, so that a changed one is another one.
public enum ProfileChange: Hashable, Sendable {
  case added, removed
}
