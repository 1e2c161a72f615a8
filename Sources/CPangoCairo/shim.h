// Placeholder: Pango's types come here.
#include <stdint.h>
