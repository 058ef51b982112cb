#pragma once
// Options of the commands that belong to no subject: bench, check, completion, convert, serve.
#include "options/option.h"

namespace mitos::options {

extern const Option benchFilter;
extern const Option benchRepeat;
extern const Option checkedFile;
extern const Option shell;

extern const Option convertSource;
extern const Option convertTarget;
extern const Option convertFrom;
extern const Option convertTo;
extern const Option convertPositions;
extern const Option convertSize;
extern const Option convertSkipBad;

extern const Option serveHost;
extern const Option servePort;
extern const Option serveThreads;
extern const Option serveOpen;

Entries programEntries();

}  // namespace mitos::options
