// WorkbenchKit
