public import CommandGrammar
public import Rendering
public import Reports
public import Studies

extension PictureLayer: ArgumentValue {}
extension CheckGate: ArgumentValue {}
extension ReportFormat: ArgumentValue {}
