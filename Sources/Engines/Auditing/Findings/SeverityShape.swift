public import DesignModel
public import Notation

extension Severity: Shaped {
  public static let shape = ValueShape<Self>.word.described(
    "error: people lose something; warning: likely to be or become a mistake; note: worth knowing."
  ).shared(as: "severity")
}
