public import CommandGrammar
public import InterfaceBuilder

extension IntrinsicSource: ArgumentValue {}
