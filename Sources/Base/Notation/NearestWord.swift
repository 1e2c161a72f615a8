/// The word of `words` closest to `word`, if few enough edits lead there to be a likely slip; ties go to the earlier.
///
/// Edits are insertions, deletions, replacements and swaps of neighbours; a third of the word's length, at most three.
/// A word that differs in nothing but capitals and punctuation comes first. A word of one letter is offered only for itself in the other case: it is as near to every other letter.
public func nearestWord(to word: String, among words: some Sequence<String>) -> String? {
  let bare = word.withoutPunctuation
  if bare.count > 1, let same = words.first(where: { $0.withoutPunctuation == bare }) { return same }
  let typed = Array(word.lowercased())
  let most = min(3, max(1, typed.count / 3))
  var best: (word: String, distance: Int)?
  for candidate in words {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - typed.count) <= most, letters.count > 1 || letters == typed else { continue }
    let distance = editDistance(typed, letters)
    if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

extension String {
  fileprivate var withoutPunctuation: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// `; did you mean 'title'?`, or nothing: the tail of a sentence about an unknown word.
public func didYouMean(_ word: String, among words: some Sequence<String>) -> String {
  nearestWord(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
}

/// Optimal string alignment distance.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in 0..<one.count {
    var row = [i + 1]
    for j in 0..<other.count {
      var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}
