// The compiler keeps the length of a source's path beside the check that a closure is gone. Under a name of our own it is
// the same in whatever folder the program is built.
#sourceLocation(file:"lend.swift",line:4)

/// Lends a closure that doesn't escape to `borrower`, which may hand it to threads that have ended when it returns.
func lend<Argument>(
  _ closure: (Argument) -> Void, to borrower: (_ closure: @escaping (Argument) -> Void) -> Void
) {
  withoutActuallyEscaping(closure, do: borrower)
}
