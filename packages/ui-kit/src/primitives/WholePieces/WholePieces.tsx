import { whole } from './WholePieces.css.ts';

/**
 * An amount with its tax note, such as 2,000円(税込); a range with its unit, such as 約60〜80cm. Adjacent characters that must neither end
 * nor begin a line (JIS X 4051) are included: a separate box would allow a line break beside it.
 */
const PIECE =
  /([（(「『【]?(?:[\d,]+円[(（]税込[)）]|約?\d+[〜–]\d+ ?(?:cm|℃|°C|号)?)[、。，．,.・：；:;）)」』】！？!?ー…]*)/;

/** A text without line breaks within an amount and its tax note, or within a range and its unit. */
export function WholePieces({ children }: { children: string }) {
  // The parts at odd indexes are the separators.
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
