import { Fragment, type ReactNode } from 'react';
import { whole } from './BreakableTitle.css.ts';

/**
 * The end of a bracketed remark; or what is one piece and no longer than the narrowest card: a word in three scripts, such as
 * 植物eギフト, and a range with its unit, such as 約60〜80cm.
 */
const REMARK_OR_PIECE = /(】|[一-龠々]{1,3}[A-Za-z][ァ-ヶー]{1,4}|約?\d+[〜–]\d+ ?(?:cm|℃|°C|号)?)/;

/** A long Japanese name, or a short text, that may break after a middle dot or a bracketed remark, where a reader would pause. */
export function BreakableTitle({ children }: { children: string }) {
  return children.split('・').map((part, index, parts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {part.split(REMARK_OR_PIECE).map(piece)}
      {index < parts.length - 1 && (
        <>
          ・<wbr />
        </>
      )}
    </Fragment>
  ));
}

/** Those at odd places are what the part was split by: a break follows a remark, and none is within a piece. */
function piece(text: string, place: number): ReactNode {
  if (place % 2 === 0) return text;
  return (
    <Fragment key={place}>
      {text === '】' ? (
        <>
          】<wbr />
        </>
      ) : (
        <span className={whole}>{text}</span>
      )}
    </Fragment>
  );
}
