import { PROVIDER_ADDRESSES } from './provider-addresses';

/** A rule of `PROVIDER_ADDRESSES` as a regular expression, with its target. */
interface Rule {
  readonly pattern: RegExp;
  readonly destination: string;
}

const RULES: readonly Rule[] = PROVIDER_ADDRESSES.map(({ source, destination }) => ({
  pattern: sourcePattern(source),
  destination,
}));

/**
 * The shop's own path of a page, without a language, for the provider's path.
 * @param path with its query and fragment; a path of the shop is returned unchanged
 */
export function ownPath(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  for (const { pattern, destination } of RULES) {
    const match = pattern.exec(pathname);
    if (match !== null) {
      return `${destination.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '')}${rest}`;
    }
  }
  return path;
}

/** A router pattern, such as `/products/:handle` or `/:handle(a|b)`, as a regular expression with named groups. */
export function sourcePattern(source: string): RegExp {
  const text = source.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string, choice?: string) =>
    choice === undefined ? `(?<${name}>[^/]+)` : `(?<${name}>${choice.slice(1, -1)})`,
  );
  return new RegExp(`^${text}$`);
}
