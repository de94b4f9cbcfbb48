import { posix } from 'node:path';

/** A path that a page names. */
export interface NamedPath {
  /** From the root of the checkout. */
  path: string;
  /** 1-based. */
  line: number;
}

const CODE = /`([^`\s]+)`/g;
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** Folders at the root whose paths are meant when a text names them. */
const ROOTED = /^(?:apps|packages|scripts|docs|\.github|\.vscode)\/[\w@./[\]{},-]+$/;
/** Names with a hole or a star stand for many. */
const PATTERN = /[*<>…]|\.\.\./;
/** What a command makes. */
const MADE =
  /(?:^|\/)(?:__generated__|storybook-static|\.next|node_modules)(?:\/|$)|^docs\/requirements-status\.md$/;

/**
 * The paths that a Markdown page names: links to files of the repository, and paths in code that begin at its root.
 * `{a,b}` is each of them; patterns and what a command makes are left out.
 * @param page its own path, which links are relative to
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
