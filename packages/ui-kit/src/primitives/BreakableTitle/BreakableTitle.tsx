import { Fragment } from 'react';

/** A long Japanese name that may break after a middle dot, where a reader would pause. */
export function BreakableTitle({ children }: { children: string }) {
  return children.split('・').map((part, index, parts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {part}
      {index < parts.length - 1 && (
        <>
          ・<wbr />
        </>
      )}
    </Fragment>
  ));
}
