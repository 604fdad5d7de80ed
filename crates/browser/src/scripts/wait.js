// Looks again and again until something is found, or for `limit` milliseconds; says what it saw last.
const [source, given, limit] = arguments;
const done = arguments[arguments.length - 1];
