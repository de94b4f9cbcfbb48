/** A router pattern, such as `/products/:handle` or `/:handle(a|b)`, as a regular expression with named groups. */
export function sourcePattern(source: string): RegExp {
  const text = source.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string, choice?: string) =>
    choice === undefined ? `(?<${name}>[^/]+)` : `(?<${name}>${choice.slice(1, -1)})`,
  );
  return new RegExp(`^${text}$`);
}
