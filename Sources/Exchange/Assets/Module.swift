// Asset catalogues (.xcassets): the pictures and colours of an app by the names that its code and its files ask for.
//
// Start with `AssetSet.swift`.
//
// What does not belong here: what is in a picture's file, and who asks for what.
