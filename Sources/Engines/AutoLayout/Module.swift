// UIKit's layout: a screen in an environment becomes frames, conflicts and ambiguities (docs/layout.md).
//
// Start with `LayoutEngine.swift`, then `Lowering/Lowering.swift`, which turns a screen into rows, and
// `Fixpoint.swift`.
//
// What does not belong here: where designs come from, and what is wrong with a layout: `Auditing` judges. Texts are
// measured by whoever implements `TextMeasuring`.
