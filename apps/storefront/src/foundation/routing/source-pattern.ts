/** A pattern of the router, such as `/products/:handle` or `/:handle(a|b)`, as an expression with groups of these names. */
export function sourcePattern(source: string): RegExp {
  const text = source.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string, choice?: string) =>
    choice === undefined ? `(?<${name}>[^/]+)` : `(?<${name}>${choice.slice(1, -1)})`,
  );
  return new RegExp(`^${text}$`);
}
