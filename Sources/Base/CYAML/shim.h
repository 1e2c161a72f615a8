// libyaml's entry points as types, for a library that is opened when a file in YAML is first read.
//
// Nothing here is linked. Names and layouts: libyaml 0.1.5 and later, yaml.h; they are fixed for as long as the library is
// called `libyaml-0.so.2`.
#ifndef CYAML_SHIM_H
#define CYAML_SHIM_H

#include <stddef.h>

// yaml_event_type_t
typedef enum {
  YAMLNone, YAMLStreamStart, YAMLStreamEnd, YAMLDocumentStart, YAMLDocumentEnd, YAMLAlias, YAMLScalar,
  YAMLSequenceStart, YAMLSequenceEnd, YAMLMappingStart, YAMLMappingEnd
} YAMLEventType;

// yaml_event_t, as far as it is read: of aliases, scalars, sequences and mappings; the rest is room for what it has besides,
// 104 bytes in all on machines of 64 bits.
typedef struct {
  YAMLEventType type;
  const char *anchor;
  const char *tag;
  const char *value;
  size_t length;
  char others[216];
} YAMLEvent;

// yaml_parser_t: 480 bytes on machines of 64 bits, and nothing of it is read.
typedef struct {
  char others[1024];
} YAMLParser;

// yaml_parser_initialize: 1 if there was memory
typedef int (*YAMLInitialize)(YAMLParser *parser);
// yaml_parser_delete
typedef void (*YAMLDelete)(YAMLParser *parser);
// yaml_parser_set_input_string: the text must stay until the parser is deleted
typedef void (*YAMLSetInput)(YAMLParser *parser, const unsigned char *text, size_t size);
// yaml_parser_parse: 1 where the text was understood so far
typedef int (*YAMLParse)(YAMLParser *parser, YAMLEvent *event);
// yaml_event_delete
typedef void (*YAMLRelease)(YAMLEvent *event);

#endif
