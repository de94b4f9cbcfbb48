import { Fragment } from 'react';

/** What a break may follow: a middle dot, a bracketed remark, and a name that is one word with オリジナル. */
const PAUSE = /([・】]|[ァ-ヶー]+(?=オリジナル))/;

/** A Japanese name that may break where a reader would pause. Its text stays as it is, to copy and to read aloud. */
export function BreakableTitle({ children }: { children: string }) {
  // Those at odd places are what it was split by.
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
