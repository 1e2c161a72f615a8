// swift-tools-version: 6.1
import PackageDescription

// This manifest is the architecture document: a folder a layer, from the lowest up; a module may import only
// what its `uses` names. `Tests/HouseTests/ImportTests` compares every import with it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Of a release build tests are compiled as they are written: to optimize them takes longer than it spares, half of their
// 148 s of processor time for the largest. What they try is optimized.
let tests = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// One module of a folder of `Sources` and its tests: it may import only what `uses` names, its tests also `testing`.
func module(
  _ name: String, in folder: String, uses: [String] = [], testing: [String] = [], resources: [Resource] = [],
  fixtures: [String] = []
) -> [Target] {
  let dependencies = uses.map { Target.Dependency(stringLiteral: $0) }
  return [
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)", resources: resources,
      swiftSettings: strict,
      // Without Foundation nothing else brings in the mathematics library that `rounded()` calls.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .testTarget(
      name: name + "Tests",
      dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies
        + testing.map { .init(stringLiteral: $0) },
      exclude: fixtures, swiftSettings: tests),
  ]
}

// UIKit is recorded on Linux only: elsewhere a module of that name is Apple's.
#if os(Linux)
  let testing: [Target] =
    [
      // The folder that `import-swift` compiles as well; it is in Swift 5's mode there too.
      .target(
        name: "UIKit", dependencies: ["_Testing_UIKit", "FormatGrammar"], path: "Swift/UIKit",
        swiftSettings: [.swiftLanguageMode(.v5)]),
      // What the compiler looks for beside a UIKit where a file imports Testing too.
      .target(name: "_Testing_UIKit", path: "Sources/Program/TestingWithUIKit"),
    ]
    + module("LayoutTesting", in: "Program", uses: ["DesignModel", "SwiftImport", "Layout", "UIKit"])
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
    .systemLibrary(
      name: "CSQLite", path: "Sources/Base/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", path: "Sources/Base/CPangoCairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CYAML", path: "Sources/Base/CYAML", providers: [.apt(["libyaml-dev"])]),
    // The words of the command line, as the loader hands them over.
    .target(name: "CArguments", path: "Sources/Base/CArguments"),
    // How other programs are started: what has to happen between fork and exec.
    .target(name: "CSpawn", path: "Sources/Base/CSpawn"),
    // The C library, whatever the system calls it.
    .target(name: "Platform", path: "Sources/Base/Platform", swiftSettings: strict),
    // The sources of the folder Swift, which the program carries with it.
    .target(name: "CRecorder", path: "Sources/Exchange/CRecorder", exclude: ["list-files.sh"]),
    // Visual format, read for designs and for the recorder, which compiles these files as a part of UIKit.
    .target(name: "FormatGrammar", path: "Swift/FormatGrammar", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Notation"], path: "Tests/TestSupport", swiftSettings: strict),
    // A screen that tests of designs and of their language begin with.
    .target(
      name: "DesignSamples", dependencies: ["DesignModel", "DesignLanguage"], path: "Tests/DesignSamples",
      swiftSettings: strict),
  ]
    + module("Notation", in: "Base")
    + module("DynamicLibraries", in: "Base", uses: ["Platform"])
    // Layer 1: nothing of ours below them but notation.
    + module(
      "DesignModel", in: "Design", uses: ["Notation", "FormatGrammar"],
      testing: ["DesignLanguage", "DesignSamples"], resources: [.embedInCode("Profiles/Tables")])
    + module("ConstraintSolver", in: "Engines", uses: ["Platform"], fixtures: ["Fixtures"])
    + module("CommandGrammar", in: "Program", uses: ["Notation"])
    + module("SQLite", in: "Base", uses: ["CSQLite", "Platform"])
    + module("Machine", in: "Base", uses: ["CArguments", "CSpawn", "Notation", "Platform"])
    // Layer 2: how a design's parts are written as text.
    + module(
      "DesignLanguage", in: "Design", uses: ["Notation", "FormatGrammar", "DesignModel"],
      testing: ["DesignSamples"])
    // Layer 3: engines, and how a design is spelled.
    + module("DesignText", in: "Design", uses: ["Notation", "DesignModel", "DesignLanguage"])
    + module(
      "AutoLayout", in: "Engines", uses: ["DesignModel", "ConstraintSolver"],
      testing: ["Conditions", "DesignLanguage"],
      fixtures: ["Fixtures"]
    )
    + module(
      "InterfaceBuilder", in: "Exchange",
      uses: ["Notation", "DynamicLibraries", "DesignModel", "DesignLanguage", "CYAML"],
      testing: ["DesignSamples"])
    + module(
      "ConflictLog", in: "Exchange", uses: ["Notation", "FormatGrammar", "DesignModel"],
      testing: ["DesignLanguage"])
    + module("Conditions", in: "Engines", uses: ["Notation", "DesignModel"], testing: ["DesignLanguage"])
    + module("Translations", in: "Exchange", uses: ["Notation", "DesignModel"])
    + module("Assets", in: "Exchange", uses: ["Notation", "Machine"])
    + module("Reports", in: "Results", uses: ["Notation", "DesignModel"], fixtures: ["Schemas"])
    + module(
      "UIKitSource", in: "Exchange", uses: ["Notation", "DesignModel", "DesignLanguage"],
      testing: ["DesignSamples"])
    + module(
      "Rendering", in: "Results", uses: ["Notation", "DynamicLibraries", "DesignModel", "CPangoCairo"],
      resources: [.embedInCode("Report/Page")])
    // Layer 4: what needs a design's text or an engine.
    + module(
      "Storage", in: "Store",
      uses: ["Notation", "DesignModel", "DesignLanguage", "DesignText", "SQLite", "Machine", "Platform"],
      resources: [
        .embedInCode("Migrations"), .embedInCode("NewFile"), .embedInCode("Caches/caches.sql"),
      ], fixtures: ["Earlier"])
    + module(
      "Comparison", in: "Results",
      uses: ["Notation", "DesignModel", "DesignLanguage", "DesignText", "Conditions"])
    + module(
      "Typography", in: "Engines", uses: ["DynamicLibraries", "DesignModel", "AutoLayout", "CPangoCairo"],
      testing: ["DesignLanguage"], resources: [.embedInCode("Tables")])
    + module(
      "Auditing", in: "Engines",
      uses: ["Platform", "Notation", "DesignModel", "DesignLanguage", "DesignText", "AutoLayout"])
    + module(
      "SwiftImport", in: "Exchange",
      uses: [
        "CRecorder", "Platform", "Notation", "Machine", "DesignModel", "AutoLayout", "Conditions",
        "Translations", "Assets",
      ],
      testing: ["DesignLanguage"])
    // Layer 5: a screen on many profiles…
    + module(
      "Matrix", in: "Results",
      uses: [
        "Platform", "Notation", "Machine", "DesignModel", "DesignText", "AutoLayout", "Conditions", "Storage",
        "Comparison",
      ], testing: ["DesignLanguage", "Typography"])
    // … and what other packages import of it.
    + module(
      "Layout", in: "Program",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignLanguage", "AutoLayout", "InterfaceBuilder",
        "Typography", "Auditing",
      ])
    // Layer 6: what is found there, and what code builds, in the tests of other packages.
    + module(
      "Findings", in: "Results",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignLanguage", "AutoLayout", "Conditions", "Storage",
        "Comparison", "ConflictLog", "Reports", "Auditing", "Matrix",
      ], testing: ["InterfaceBuilder", "Typography"])
    + testing
    // Layer 7: the same in many revisions and for the scenes of files, which are checked as designs are: so this is
    // above the findings, whatever its folder.
    + module(
      "History", in: "Results",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignLanguage", "DesignText", "Conditions", "Storage",
        "Comparison", "Auditing", "Matrix", "Findings",
      ], testing: ["AutoLayout", "Typography"])
    + module(
      "SceneExchange", in: "Exchange",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignText", "AutoLayout", "Storage", "Comparison",
        "InterfaceBuilder", "Reports", "Matrix", "Findings",
      ], testing: ["DesignLanguage", "Typography"])
    // Layer 8: what was found out, as pictures.
    + module(
      "Pictures", in: "Results",
      uses: [
        "Notation", "Machine", "DesignModel", "DesignLanguage", "AutoLayout", "Conditions", "Rendering",
        "Auditing", "Comparison", "Storage", "Matrix", "Findings", "History", "Assets",
      ],
      testing: ["Typography"])
    // Layer 9: the program.
    + module(
      "WorkbenchKit", in: "Program",
      uses: [
        "Platform", "Notation", "Machine", "CommandGrammar", "DesignModel", "DesignLanguage", "DesignText",
        "AutoLayout",
        "Conditions", "Storage", "Comparison", "InterfaceBuilder", "ConflictLog", "Translations", "Reports",
        "UIKitSource",
        "Rendering", "Typography", "Auditing", "Matrix", "Findings", "History", "SceneExchange", "Pictures",
        "SwiftImport",
      ], testing: ["SQLite", "DesignSamples"], resources: [.embedInCode("Skill")],
      fixtures: ["Pictures/Golden", "Agents/Transcripts"])
    // Layer 10: the executable, tested as shells run it.
    + [
      .executableTarget(
        name: "workbench", dependencies: ["Platform", "Machine", "WorkbenchKit"],
        path: "Sources/Program/workbench",
        swiftSettings: strict),
      .testTarget(
        name: "workbenchTests", dependencies: ["workbench", "Notation", "TestSupport"], exclude: ["Hostile"],
        swiftSettings: tests),
    ]
    // The solver's benchmark, which `make bench` runs.
    + [
      .executableTarget(
        name: "SolverBench", dependencies: ["Platform", "ConstraintSolver"], path: "Tools/SolverBench",
        swiftSettings: strict,
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
      .testTarget(
        name: "SolverBenchTests", dependencies: ["SolverBench", "ConstraintSolver", "TestSupport"],
        exclude: ["Oracle"], swiftSettings: tests),
    ]
    // What strangers' bytes are tried on, which `make fuzz` runs.
    + [
      .executableTarget(
        name: "Fuzzing",
        dependencies: [
          "Platform", "Notation", "Machine", "SQLite", "DesignModel", "DesignLanguage", "AutoLayout",
          "Typography", "InterfaceBuilder", "ConflictLog", "SwiftImport", "WorkbenchKit",
        ],
        path: "Tools/Fuzzing",
        swiftSettings: strict),
      .testTarget(
        name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], swiftSettings: tests),
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
    // What holds of the sources as text, whatever module they are in: they are read faster by what is optimized.
    + [
      .testTarget(name: "HouseTests", dependencies: ["TestSupport"], swiftSettings: strict)
    ]
)
