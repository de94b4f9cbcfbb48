/** A source of the project, tests and words among them. */
export interface SourceFile {
  /** Below the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Lines that lead to where something comes from, under one heading. */
export interface Lead {
  readonly title: string;
  /** Each begins with a path and the number of the line. */
  readonly lines: readonly string[];
}

const LONGEST = 110;

/** `path:line  text`, the text in one line and cut. */
export function leadLine({ path, text }: SourceFile, at: number, said: string): string {
  const line = text.slice(0, at).split('\n').length;
  const short = said.replace(/\s+/g, ' ').trim();
  return `${path}:${line}  ${short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short}`;
}

/** The lines of a file in which something was found, each once. */
export function linesAt(file: SourceFile, places: readonly number[]): string[] {
  const lines = places.map((at) => {
    const from = file.text.lastIndexOf('\n', at) + 1;
    const to = file.text.indexOf('\n', at);
    return leadLine(file, at, file.text.slice(from, to === -1 ? undefined : to));
  });
  return [...new Set(lines)];
}
