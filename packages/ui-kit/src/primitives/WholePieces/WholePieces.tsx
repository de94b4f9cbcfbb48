import { whole } from './WholePieces.css.ts';

/**
 * An amount with its tax note, such as 2,000円(税込); a range with its unit, such as 約60〜80cm. With them goes what may neither end a line
 * nor begin one (JIS X 4051): a box of its own would let a line break beside it.
 */
const PIECE =
  /([（(「『【]?(?:[\d,]+円[(（]税込[)）]|約?\d+[〜–]\d+ ?(?:cm|℃|°C|号)?)[、。，．,.・：；:;）)」』】！？!?ー…]*)/;

/** A text of which no line ends within an amount and its tax note, or within a range and its unit. */
export function WholePieces({ children }: { children: string }) {
  // Those at odd places are what it was split by.
  return children.split(PIECE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={place} className={whole}>
        {part}
      </span>
    ),
  );
}
