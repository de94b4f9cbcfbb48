import { vars } from '@shop/design-tokens/contract.css';

const { color, font } = vars;

/** The line height of running text, by its size. */
const LINES = { caption: 'small', note: 'note', small: 'small', body: 'body' } as const;

type Size = keyof typeof LINES;
type Line = keyof typeof font.line;

/** A text style of the design's scale: a size with its line height, or with a denser one for rows and labels. */
export function textStyle(size: Size, line: Line = LINES[size]) {
  return { fontSize: font.size[size], lineHeight: font.line[line] };
}

/** The same, of secondary text. */
export function mutedText(size: Size, line?: Line) {
  return { ...textStyle(size, line), color: color.text.muted };
}
