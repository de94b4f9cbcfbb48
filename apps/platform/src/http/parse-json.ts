/** Levels of objects and lists in a request: code that walks the value deeper exceeds the stack. */
const MAX_DEPTH = 100;

/** Parses the JSON of a request (PLAT-01). @throws SyntaxError if it is not JSON, or nested deeper than 100 levels */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) throw new SyntaxError('The JSON is nested too deeply');
    level = level.flatMap((part) => Object.values(part).filter(isNested));
  }
  return value;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
