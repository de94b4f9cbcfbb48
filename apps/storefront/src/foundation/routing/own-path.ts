import { PROVIDER_ADDRESSES } from './provider-addresses';
import { sourcePattern } from './source-pattern';

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
