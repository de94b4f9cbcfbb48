import { Fragment } from 'react';

/** Allowed break points: after a middle dot, a bracketed remark, or a name that forms one word with オリジナル. */
const PAUSE = /([・】]|[ァ-ヶー]+(?=オリジナル))/;

/** A Japanese name that may break at natural pauses. Its text stays unchanged for copying and screen readers. */
export function BreakableTitle({ children }: { children: string }) {
  // The parts at odd indexes are the separators.
  return children.split(PAUSE).map((text, place) =>
    place % 2 === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={place}>
        {text}
        <wbr />
      </Fragment>
    ),
  );
}
