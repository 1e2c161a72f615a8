// The toolchain's Testing has a module of this name beside Apple's UIKit, and the compiler looks for it wherever a file
// imports a module UIKit and Testing. Ours has nothing to add.
