// Comparison
