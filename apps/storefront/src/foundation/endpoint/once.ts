/** A parameter that may be given once: given twice it is a list, which no contract of one value takes, since it would be guessed which is meant. */
export function once(query: URLSearchParams, name: string): string | readonly string[] | undefined {
  const values = query.getAll(name);
  return values.length > 1 ? values.slice(0, 2) : values[0];
}
