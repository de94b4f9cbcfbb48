import { posix } from 'node:path';

/** A path in a page. */
export interface NamedPath {
  /** From the root of the checkout. */
  path: string;
  /** 1-based. */
  line: number;
}

const CODE = /`([^`\s]+)`/g;
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** Root folders whose names start a path in text. */
const ROOTED = /^(?:apps|packages|scripts|docs|\.github|\.vscode)\/[\w@./[\]{},-]+$/;
/** Names with a placeholder or star are patterns. */
const PATTERN = /[*<>…]|\.\.\./;
/** Command output. */
const MADE =
  /(?:^|\/)(?:__generated__|storybook-static|\.next|node_modules)(?:\/|$)|^docs\/requirements-status\.md$/;

/**
 * The paths in a Markdown page: links to files of the repository, and paths in code that begin at its root. `{a,b}` is expanded; patterns
 * and command output are omitted.
 * @param page its own path, base of relative links
 */
export function namedPaths(page: string, text: string): NamedPath[] {
  return text.split('\n').flatMap((content, index) => {
    const links = [...content.matchAll(LINK)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(page), decodeURI(target)));
    const codes = [...content.matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => ROOTED.test(code));
    return [...links, ...codes.filter((code) => !PATTERN.test(code)).flatMap(eachOf)]
      .filter((path) => !MADE.test(path))
      .map((path) => ({ path, line: index + 1 }));
  });
}

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
function eachOf(path: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return list === undefined ? [path] : list.split(',').flatMap((name) => eachOf(`${before}${name}${after}`));
}

/** The sources that a page names in code, by their path or the end of it. */
export function namedFiles(text: string): string[] {
  return [...text.matchAll(/`(\w[\w@./[\]-]*\.(?:tsx?|[mc]js|graphql|sql))`/g)].map(([, file = '']) => file);
}

/** The constants, settings and codes that a page names in code, alone or in an assignment: `E_GIFT`, `PORT_NUMBER=1`. */
export function namedConstants(text: string): string[] {
  return [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`\n]*)?`/g)].map(([, name = '']) => name);
}

/** The lines of table rows without a header, which are rendered as text. 1-based. */
export function looseRows(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    line.startsWith('|') && !lines[at - 1]?.startsWith('|') && !/^\|[\s:|-]+\|$/.test(lines[at + 1] ?? '')
      ? [at + 1]
      : [],
  );
}

/** The scripts of the package.json that a page names: `npm run NAME`. */
export function namedCommands(text: string): string[] {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
}
