/// A real unknown of a linear system, named by its place in the order of declaration.
public struct Variable: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The place in the order of declaration, from 0 without gaps.
  public let index: Int

  /// The variable declared at `index`; it must belong to the system it is used with.
  public init(index: Int) { self.index = index }

  /// Whether `left` was declared before `right`.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// How a sum of terms stands to zero.
public enum LinearRelation: UInt8, Hashable, BitwiseCopyable, Sendable {
  /// The sum is zero.
  case equal
  /// The sum is zero or less.
  case atMost
  /// The sum is zero or more.
  case atLeast
}

/// A variable times a finite coefficient.
public struct Term: Hashable, BitwiseCopyable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// Its finite factor.
  public var coefficient: Double

  /// `coefficient` times `variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A constraint of a linear system, named by its place in the order of addition.
public struct ConstraintIndex: Hashable, Comparable, Sendable {
  /// The place in the order of addition, from 0 without gaps.
  public let value: Int

  /// The constraint added at place `value`.
  public init(_ value: Int) { self.value = value }

  /// Whether `left` was added before `right`.
  public static func < (left: ConstraintIndex, right: ConstraintIndex) -> Bool { left.value < right.value }
}

/// Linear constraints `Σ aᵢxᵢ + c {==, <=, >=} 0` over real variables, each with a priority.
///
/// Priority 1000 is required. Lower ones are kept as well as the higher ones leave room for: the sum of absolute
/// violations at one priority is minimal before the next priority is looked at.
public struct LinearSystem: Sendable {
  /// The priority of what must hold.
  public static let required = 1000.0

  private(set) var lowerBounds: [Double] = []
  /// The rest values up to the last one that is not zero.
  private(set) var givenRests: [Double] = []
  private(set) var terms: [Term] = []
  private(set) var constants: [Double] = []
  /// What each constraint says besides its terms and its constant.
  private(set) var shapes: [ConstraintShape] = []
  /// The priorities in use, in the order in which they came.
  private(set) var distinctPriorities: [Double] = []

  /// A system without variables and constraints.
  public init() {}

  /// How many variables are declared.
  public var variableCount: Int { lowerBounds.count }

  /// How many constraints are added; lower bounds of variables do not count.
  public var constraintCount: Int { constants.count }

  /// Makes room, so that adding does not move the storage.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    lowerBounds.reserveCapacity(variables)
    self.terms.reserveCapacity(terms)
    constants.reserveCapacity(constraints)
    shapes.reserveCapacity(constraints)
    distinctPriorities.reserveCapacity(8)
  }

  /// Declares a variable.
  ///
  /// A lower bound counts as a required constraint. Where every level leaves the variable a
  /// choice, it comes as near to `rest` as it can.
  public mutating func addVariable(atLeast lowerBound: Double? = nil, rest: Double = 0) -> Variable {
    precondition(rest.isFinite, "a variable's rest value is a finite number")
    precondition(lowerBound?.isFinite ?? true, "a variable's lower bound is a finite number")
    if rest != 0 {
      while givenRests.count < lowerBounds.count { givenRests.append(0) }
      givenRests.append(rest)
    }
    lowerBounds.append(lowerBound ?? -.infinity)
    return Variable(index: lowerBounds.count - 1)
  }

  /// The rest values, by variable index.
  var rests: [Double] {
    var rests = [Double](repeating: 0, count: lowerBounds.count)
    for variable in givenRests.indices { rests[variable] = givenRests[variable] }
    return rests
  }

  /// Adds `terms + constant (relation) 0`; terms of the same variable are summed.
  @discardableResult
  public mutating func add(
    _ terms: Term..., constant: Double, _ relation: LinearRelation, priority: Double = required
  ) -> ConstraintIndex {
    add(terms, constant: constant, relation, priority: priority)
  }

  /// Adds `terms + constant (relation) 0`; terms of the same variable are summed.
  @discardableResult
  public mutating func add(
    _ terms: some Sequence<Term>, constant: Double = 0, _ relation: LinearRelation,
    priority: Double = required
  ) -> ConstraintIndex {
    add(Array(terms), constant: constant, relation, priority: priority)
  }

  /// Adds `terms + constant (relation) 0`; terms of the same variable are summed.
  ///
  /// Apart from the generic form because that one isn't specialized for other modules' calls.
  @discardableResult
  public mutating func add(
    _ terms: [Term], constant: Double = 0, _ relation: LinearRelation, priority: Double = required
  ) -> ConstraintIndex {
    precondition(constant.isFinite, "a constraint's constant is a finite number")
    precondition(
      priority > 0 && priority <= Self.required, "a constraint's priority is above 0 and at most 1000")
    for term in terms {
      precondition(term.coefficient.isFinite, "a term's coefficient is a finite number")
      precondition(
        lowerBounds.indices.contains(term.variable.index), "a term's variable is declared before it is used")
      self.terms.append(term)
    }
    constants.append(constant)
    shapes.append(
      ConstraintShape(termEnd: self.terms.count, relation, priorityPlace: place(of: priority)))
    return ConstraintIndex(constants.count - 1)
  }

  private mutating func place(of priority: Double) -> Int {
    if let place = distinctPriorities.firstIndex(of: priority) { return place }
    distinctPriorities.append(priority)
    return distinctPriorities.count - 1
  }

  /// Replaces a constraint's constant, so that the same structure can be solved again.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintIndex) {
    precondition(constant.isFinite, "a constraint's constant is a finite number")
    constants[constraint.value] = constant
  }

  /// Replaces a constraint's priority, above 0 and at most 1000.
  public mutating func setPriority(_ priority: Double, of constraint: ConstraintIndex) {
    precondition(
      priority > 0 && priority <= Self.required, "a constraint's priority is above 0 and at most 1000")
    shapes[constraint.value].priorityPlace = place(of: priority)
  }

  /// A constraint's priority as it stands.
  public func priority(of constraint: ConstraintIndex) -> Double {
    distinctPriorities[shapes[constraint.value].priorityPlace]
  }

  /// The same system without what is weaker than `priority`: constraints keep their indices, but those say nothing.
  public func withoutWeaker(than priority: Double) -> LinearSystem {
    var result = LinearSystem()
    (result.lowerBounds, result.givenRests) = (lowerBounds, givenRests)
    for index in 0..<constraintCount {
      let constraint = ConstraintIndex(index)
      let own = self.priority(of: constraint)
      if own < priority {
        result.add([], constant: 0, .equal, priority: own)
      } else {
        result.add(
          terms(of: constraint), constant: constants[index], shapes[index].relation, priority: own)
      }
    }
    return result
  }

  /// Replaces a constraint's relation.
  public mutating func setRelation(_ relation: LinearRelation, of constraint: ConstraintIndex) {
    shapes[constraint.value].relation = relation
  }

  /// A constraint's relation as it stands.
  public func relation(of constraint: ConstraintIndex) -> LinearRelation {
    shapes[constraint.value].relation
  }

  /// A constraint's terms as they were given.
  public func terms(of constraint: ConstraintIndex) -> [Term] {
    Array(terms[termRange(of: constraint.value)])
  }

  /// The places of a constraint's terms among all.
  @inline(__always)
  func termRange(of constraint: Int) -> Range<Int> {
    (constraint == 0 ? 0 : shapes[constraint - 1].termEnd)..<shapes[constraint].termEnd
  }

  /// The left side of a constraint at `values`: above zero where the terms and the constant add up to more.
  public func activity(of constraint: ConstraintIndex, at values: [Double]) -> Double {
    terms(of: constraint).reduce(constants[constraint.value]) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
  }

  /// A constraint's constant as it stands.
  public func constant(of constraint: ConstraintIndex) -> Double { constants[constraint.value] }

  /// Solves the system: see ``Solution`` for what the answer holds.
  public func solved(_ detail: SolutionDetail = .all) -> Solution {
    solve(self, detail: detail)
  }
}

extension LinearSystem {
  /// True if only constants and rest values differ.
  func hasStructure(of other: LinearSystem) -> Bool {
    terms.hasBytes(of: other.terms) && shapes.hasBytes(of: other.shapes)
      && distinctPriorities == other.distinctPriorities && lowerBounds.hasBytes(of: other.lowerBounds)
  }

  /// Those variables and constraints of a system that speak of nothing else, in the order given.
  init(part variables: [Int], _ chosen: [ConstraintIndex], of whole: LinearSystem) {
    self.init()
    var places = [Int: Int](minimumCapacity: variables.count)
    for (place, variable) in variables.enumerated() {
      places[variable] = place
      _ = addVariable(atLeast: whole.lowerBounds[variable].isFinite ? whole.lowerBounds[variable] : nil)
    }
    for constraint in chosen {
      add(
        whole.terms(of: constraint).map {
          Term(Variable(index: places[$0.variable.index]!), $0.coefficient)
        },
        constant: whole.constant(of: constraint), whole.relation(of: constraint),
        priority: whole.priority(of: constraint))
    }
  }

  /// Takes over the constants and rest values of the whole that this is a part of; returns a hash of them.
  mutating func takeNumbers(
    of whole: LinearSystem, _ variables: IndexList, _ chosen: IndexList
  ) -> UInt64 {
    var digest: UInt64 = 0
    func mix(_ number: Double) {
      digest = (digest ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 32
    }
    for place in 0..<chosen.count {
      constants[place] = whole.constants[chosen[place]]
      mix(constants[place])
    }
    givenRests.removeAll(keepingCapacity: true)
    for place in 0..<variables.count {
      let variable = variables[place]
      let rest = variable < whole.givenRests.count ? whole.givenRests[variable] : 0
      if rest == 0 { continue }
      while givenRests.count < place { givenRests.append(0) }
      givenRests.append(rest)
      mix(rest)
    }
    return digest
  }
}

/// What a constraint says besides its terms and its constant, in eight bytes.
struct ConstraintShape: BitwiseCopyable, Sendable {
  private let end: Int32
  private var placeAndRelation: UInt32

  /// A constraint whose terms end before the place `termEnd` among all, and whose priority has that place.
  @inline(__always)
  init(termEnd: Int, _ relation: LinearRelation, priorityPlace: Int) {
    end = Int32(termEnd)
    placeAndRelation = UInt32(priorityPlace) << 2 | UInt32(relation.rawValue)
  }

  /// Where the terms end among all.
  @inline(__always)
  var termEnd: Int { Int(end) }

  /// The relation.
  @inline(__always)
  var relation: LinearRelation {
    get { LinearRelation(rawValue: UInt8(placeAndRelation & 3))! }
    set { placeAndRelation = placeAndRelation & ~3 | UInt32(newValue.rawValue) }
  }

  /// The place of the priority among those in use.
  @inline(__always)
  var priorityPlace: Int {
    get { Int(placeAndRelation >> 2) }
    set { placeAndRelation = placeAndRelation & 3 | UInt32(newValue) << 2 }
  }
}
