import InterfaceBuilder
import Testing

@Suite("What XML can lack") struct XMLFaultTests {
  @Test(
    "is said in a sentence",
    arguments: [
      (XMLFault.empty, "the file is empty"),
      (
        .tooLarge(bytes: 100_000_001), "the file has 100000001 bytes; files over 100000000 bytes are not read"
      ),
      (.tooMany(line: 3), "line 3: the file has more than 100000 elements, which is more than is read"),
      (.tooDeep(line: 3), "line 3: elements lie more than 400 deep in one another"),
      (.notText(encoding: "UTF-8"), "the file is not UTF-8 text; save it as UTF-8"),
      (.unknownEncoding("EBCDIC"), "the encoding 'EBCDIC' is not read; save the file as UTF-8"),
      (
        .ownEntities(line: 2),
        "line 2: the document type declares entities of its own, which are not read; remove the declaration"
      ),
      (.unknownEntity("x", line: 2), "line 2: unknown entity '&x;'"),
      (
        .truncated(element: "view", opened: 9),
        "the file ends within <view>, which line 9 opens; it may be cut off"
      ),
      (
        .mismatched(found: "a", open: "b", line: 4),
        "line 4: </a> closes <b>; the file may be damaged by a merge"
      ),
      (.malformed("'&' without ';'", line: 5), "line 5: '&' without ';'"),
    ])
  func sentence(fault: XMLFault, wording: String) { #expect(fault.description == wording) }
}
