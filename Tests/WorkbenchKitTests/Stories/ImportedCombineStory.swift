import Notation
import TestSupport
import Testing

/// Code whose screens are filled by publishers.
@Suite("Publishers in Swift", .startsProcesses, .serialized) struct ImportedCombineStory {
  private static let code = """
    import Combine
    import UIKit
    final class Model: ObservableObject {
      @Published var items = ["One"]
      @Published private(set) var count = 0
      var counts: Published<Int>.Publisher { $count }
      let title = CurrentValueSubject<String, Never>("Old")
      let news = PassthroughSubject<String, Error>()
      func load() -> AnyPublisher<[String], Never> { Just(["Two", "Three"]).eraseToAnyPublisher() }
      func grow() { count += 1 }
    }
    final class Knock<Taker: Subscriber>: Subscription where Taker.Input == Int {
      let taker: Taker
      init(_ taker: Taker) { self.taker = taker }
      func request(_ demand: Subscribers.Demand) { _ = taker.receive(3) }
      func cancel() {}
    }
    struct Knocks: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<Taker: Subscriber>(subscriber: Taker)
      where Taker.Input == Int, Taker.Failure == Never {
        subscriber.receive(subscription: Knock(subscriber))
      }
    }
    final class ListController: UIViewController {
      let stack = UIStackView(), model = Model()
      private var bag = Set<AnyCancellable>(), all: [AnyCancellable] = []
      private func show(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
      }
      private let ending = UILabel(), total = UILabel(), forgotten = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).isActive = true
        for label in [ending, total, forgotten] { stack.addArrangedSubview(label) }
        forgotten.text = "kept"
        bind()
        change()
      }
      private func bind() {
        model.$items.receive(on: DispatchQueue.main)
          .sink { [weak self] items in items.forEach { self?.show($0) } }
          .store(in: &bag)
        model.title.map { "title " + $0 }.removeDuplicates().dropFirst()
          .sink { [unowned self] in show($0) }
          .store(in: &all)
        model.counts.combineLatest(model.title)
          .map { "\\($0) \\($1)" as String? }
          .assign(to: \\.text, on: total)
          .store(in: &bag)
        model.news.compactMap(Int.init).filter { $0 > 1 }
          .sink(
            receiveCompletion: { [unowned self] _ in ending.text = "ended" },
            receiveValue: { [unowned self] in show("news \\($0)") }
          )
          .store(in: &bag)
        model.objectWillChange.sink { [unowned self] in show("has \\(model.items.count)") }.store(in: &bag)
        let lost = model.title.dropFirst().sink { [unowned self] in forgotten.text = $0 }
        lost.cancel()
        Knocks().flatMap { Just($0 + 1) }.sink { [unowned self] in show("knock \\($0)") }.store(in: &bag)
      }
      private func change() {
        model.title.send("Old")
        model.title.value = "New"
        model.load().assign(to: &model.$items)
        model.grow()
        ["1", "x", "2"].forEach(model.news.send)
        model.news.send(completion: .finished)
        model.items = []
      }
    }
    """

  @Test("give a screen what they have as it is made, and what comes meanwhile") func values() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story()
    guard let outcome = try SwiftCode.run(Self.code, as: "List.swift", ["--report"], in: story) else {
      return
    }
    try #require(outcome.status == 0, "\(outcome.messages)")
    #expect(!outcome.output.contains("left out"), "Combine's names are known: \(outcome.output)")
    let views = try story.workspace.run("list-views ListController --format ndjson").records
    let texts = views.compactMap { $0["attributes"]?["text"]?.text }
    let expected = [
      "ended", "1 New", "kept", "One", "knock 4", "title New", "Two", "Three", "has 2", "news 2", "has 0",
    ]
    #expect(texts == expected, "\(texts)")
  }
}
