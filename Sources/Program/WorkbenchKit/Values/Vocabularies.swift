public import CommandGrammar
public import InterfaceBuilder
public import Rendering
public import Reports
public import SceneExchange

extension IntrinsicSource: ArgumentValue {}
extension PictureLayer: ArgumentValue {}
extension CheckGate: ArgumentValue {}
extension ReportFormat: ArgumentValue {}
