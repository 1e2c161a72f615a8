// swift-tools-version: 6.1
import PackageDescription

// This manifest is the architecture document: layers from the lowest up; a module may import only
// what its `uses` names. `Tests/HouseTests/ImportTests` compares every import with it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One module and its tests: a module may import only what `uses` names; its tests may also import `testing`.
func module(
  _ name: String, uses: [String] = [], testing: [String] = [], resources: [Resource] = [],
  fixtures: [String] = []
) -> [Target] {
  let dependencies = uses.map { Target.Dependency(stringLiteral: $0) }
  return [
    .target(
      name: name, dependencies: dependencies, resources: resources, swiftSettings: strict,
      // Without Foundation nothing else brings in the mathematics library that `rounded()` calls.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .testTarget(
      name: name + "Tests",
      dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies
        + testing.map { .init(stringLiteral: $0) },
      exclude: fixtures, swiftSettings: strict),
  ]
}

// UIKit is recorded on Linux only: elsewhere a module of that name is Apple's.
#if os(Linux)
  let testing: [Target] =
    [
      // The folder that `import-swift` compiles as well; it is in Swift 5's mode there too.
      .target(
        name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Swift/UIKit",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      // What the compiler looks for beside a UIKit where a file imports Testing too.
      .target(name: "_Testing_UIKit", path: "Sources/TestingWithUIKit"),
    ]
    + module(
      "LayoutTesting", uses: ["DesignModel", "SwiftImport", "Layout", "UIKit"])
  let testingProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit"]), .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ]
#else
  let testing: [Target] = []
  let testingProducts: [Product] = []
#endif

let package = Package(
  name: "workbench",
  products: [
    .executable(name: "workbench", targets: ["workbench"]),
    .library(name: "Layout", targets: ["Layout"]),
    .executable(name: "solver-bench", targets: ["SolverBench"]),
    .executable(name: "fuzz", targets: ["Fuzzing"]),
    .plugin(name: "CheckLayout", targets: ["CheckLayout"]),
  ] + testingProducts,
  targets: [
    // Layer 0: C libraries of the machine, how they are opened, and how values are spelled as text.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CPangoCairo", providers: [.apt(["libpango1.0-dev"])]),
    // The words of the command line, as the loader hands them over.
    .target(name: "CArguments"),
    // How other programs are started: what has to happen between fork and exec.
    .target(name: "CSpawn"),
    // The sources of the folder Swift, which the program carries with it.
    .target(name: "CRecorder", exclude: ["list-files.sh"]),
    .target(
      name: "TestSupport", dependencies: ["Notation"], path: "Tests/TestSupport", swiftSettings: strict),
  ]
    + module("Notation")
    + module("DynamicLibraries")
    // Layer 1: nothing of ours below them but notation.
    + module("DesignModel", uses: ["Notation"], resources: [.embedInCode("Profiles/Tables")])
    + module("ConstraintSolver", fixtures: ["Fixtures"])
    + module("CommandGrammar", uses: ["Notation"])
    + module("SQLite", uses: ["CSQLite"])
    + module("Machine", uses: ["CArguments", "CSpawn", "Notation"])
    // Layer 2: engines, and how a design is spelled.
    + module("DesignText", uses: ["Notation", "DesignModel"])
    + module(
      "AutoLayout", uses: ["DesignModel", "ConstraintSolver"], testing: ["Conditions"], fixtures: ["Fixtures"]
    )
    + module("InterfaceBuilder", uses: ["DesignModel"])
    + module("ConflictLog", uses: ["Notation", "DesignModel"])
    + module("DesignArguments", uses: ["Notation", "CommandGrammar", "DesignModel"])
    + module("Conditions", uses: ["Notation", "DesignModel"])
    + module("Translations", uses: ["Notation", "DesignModel"])
    + module("Reports", uses: ["Notation", "DesignModel"], fixtures: ["Schemas"])
    + module("UIKitSource", uses: ["Notation", "DesignModel"])
    + module(
      "Rendering", uses: ["Notation", "DynamicLibraries", "DesignModel", "CPangoCairo"],
      resources: [.embedInCode("Report/Page")])
    // Layer 3: what needs a design's text or an engine.
    + module(
      "Storage", uses: ["Notation", "DesignModel", "DesignText", "SQLite", "Machine"],
      resources: [.embedInCode("Migrations"), .embedInCode("NewFile")])
    + module("Comparison", uses: ["Notation", "DesignModel", "DesignText", "Conditions"])
    + module(
      "Typography", uses: ["DynamicLibraries", "DesignModel", "AutoLayout", "CPangoCairo"],
      resources: [.embedInCode("Tables")])
    + module("Auditing", uses: ["Notation", "DesignModel", "AutoLayout"])
    + module(
      "SwiftImport", uses: ["CRecorder", "Notation", "Machine", "DesignModel", "AutoLayout", "Conditions"])
    // Layer 4: what is found out about designs: on many profiles, in many revisions, in files.
    + module(
      "Studies",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignText", "AutoLayout", "Conditions", "Storage",
        "Comparison",
        "InterfaceBuilder", "ConflictLog", "Reports", "Auditing",
      ], testing: ["Typography"])
    // … and what other packages import of it.
    + module(
      "Layout",
      uses: [
        "Notation", "Machine", "DesignModel", "AutoLayout", "InterfaceBuilder", "Typography", "Auditing",
      ])
    // Layer 5: what was found out, as pictures, and what code builds, in the tests of other packages.
    + testing
    + module(
      "Pictures",
      uses: [
        "Notation", "Machine", "DesignModel", "AutoLayout", "Conditions", "Rendering", "Auditing",
        "Comparison", "Storage", "Studies",
      ],
      testing: ["Typography"])
    // Layer 6: the program.
    + module(
      "WorkbenchKit",
      uses: [
        "Notation", "Machine", "CommandGrammar", "DesignModel", "DesignArguments", "DesignText", "AutoLayout",
        "Conditions", "Storage", "Comparison", "InterfaceBuilder", "ConflictLog", "Translations", "Reports",
        "UIKitSource",
        "Rendering", "Typography", "Auditing", "Studies", "Pictures", "SwiftImport",
      ], testing: ["SQLite"], fixtures: ["Pictures/Golden"])
    // Layer 7: the executable, tested as shells run it.
    + [
      .executableTarget(
        name: "workbench", dependencies: ["Machine", "WorkbenchKit"], swiftSettings: strict),
      .testTarget(
        name: "workbenchTests", dependencies: ["workbench", "Notation", "TestSupport"], exclude: ["Hostile"],
        swiftSettings: strict),
    ]
    // The solver's benchmark, which `make bench` runs.
    + [
      .executableTarget(
        name: "SolverBench", dependencies: ["ConstraintSolver"], swiftSettings: strict,
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
      .testTarget(
        name: "SolverBenchTests", dependencies: ["SolverBench", "ConstraintSolver", "TestSupport"],
        exclude: ["Oracle"], swiftSettings: strict),
    ]
    // What strangers' bytes are tried on, which `make fuzz` runs.
    + [
      .executableTarget(
        name: "Fuzzing",
        dependencies: [
          "Notation", "Machine", "SQLite", "DesignModel", "AutoLayout", "Typography", "InterfaceBuilder",
          "ConflictLog", "Translations",
          "Studies", "SwiftImport", "WorkbenchKit",
        ],
        swiftSettings: strict),
      .testTarget(
        name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], swiftSettings: strict),
    ]
    // `swift package check-layout` of packages that import the products of this one: it compiles Swift/Rewriter itself.
    + [
      .plugin(
        name: "CheckLayout",
        capability: .command(
          intent: .custom(
            verb: "check-layout",
            description: "Tests a package on Linux whose code uses #selector and the like")))
    ]
    // What holds of the sources as text, whatever module they are in.
    + [
      .testTarget(name: "HouseTests", dependencies: ["TestSupport"], swiftSettings: strict)
    ]
)
