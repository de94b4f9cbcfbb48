import { Fragment } from 'react';

/** A long Japanese name that may break after a middle dot or a bracketed remark, where a reader would pause. */
export function BreakableTitle({ children }: { children: string }) {
  // Those at odd places are what it was split by.
  return children.split(/([・】])/).map((text, place) =>
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
