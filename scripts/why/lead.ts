/** A source of the project, including tests and messages. */
export interface SourceFile {
  /** Below the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Lines that lead to a source, under one heading. */
export interface Lead {
  readonly title: string;
  /** Each begins with a path and line number. */
  readonly lines: readonly string[];
}

const MAX_LENGTH = 110;
/** The texts of screens (`npm run test:screens`). */
const SCREENS = /^apps\/storefront\/goldens\/.*\.txt$/;

/** `path:line  text`, the text on one line and truncated. */
export function leadLine({ path, text }: SourceFile, at: number, said: string): string {
  const line = text.slice(0, at).split('\n').length;
  const short = said.replace(/\s+/g, ' ').trim();
  return `${path}:${line}  ${short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH)}…` : short}`;
}

/** The distinct lines of a file with matches. */
export function linesAt(file: SourceFile, places: readonly number[]): string[] {
  const lines = places.map((at) => {
    const from = file.text.lastIndexOf('\n', at) + 1;
    const to = file.text.indexOf('\n', at);
    return leadLine(file, at, file.text.slice(from, to === -1 ? undefined : to));
  });
  return [...new Set(lines)];
}

/**
 * The screens that show a text, each by its first line with it.
 * @param find position of the text in a screen's texts; -1 without it
 */
export function screensWith(files: readonly SourceFile[], find: (texts: string) => number): Lead {
  const lines = files
    .filter(({ path }) => SCREENS.test(path))
    .map((file) => ({ file, at: find(file.text) }))
    .filter(({ at }) => at !== -1)
    .flatMap(({ file, at }) => linesAt(file, [at]));
  return { title: 'screens that show it', lines };
}
