'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { persistedInHistory, persistInHistory } from '../../behaviour/persisted-in-history.ts';
import { Button } from '../Button/Button.tsx';
import { Grid, type GridProps } from '../Grid/Grid.tsx';
import type { LinkAs } from '../Link/Link.tsx';
import { foot } from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** All items; those not shown yet are not drawn */
  children: readonly ReactNode[];
  kind: GridProps['kind'];
  /** How many more at a time. @default 4 (LIST-01) */
  step?: number;
  /** How many at first. @default one step */
  first?: number | undefined;
  label: string;
  /**
   * A longer list elsewhere: the button leads there without JavaScript, and when everything here is shown. Or, by how many are to
   * be shown, this list's own addresses: without JavaScript the button leads to the next, and it goes with the last item. One such list on a page
   */
  href: string | ((shown: number) => string);
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/**
 * A grid that shows some items, then some more at each press; the focus goes to the first new one. Back from another page shows
 * as many again.
 */
export function ShowMore({ children, kind, step = 4, first = step, label, href, linkAs }: ShowMoreProps) {
  const [shown, setShown] = useState(first);
  const root = useRef<HTMLDivElement>(null);
  const goesOn = typeof href === 'string';
  const place = goesOn ? href : href(first);
  // Before the page is painted, and before the browser looks for the place it was scrolled to.
  useLayoutEffect(() => setShown(persistedInHistory(place) ?? first), [place, first]);
  const showMore = (event: MouseEvent) => {
    if (shown >= children.length) return;
    event.preventDefault();
    setShown(shown + step);
    persistInHistory(place, shown + step);
    requestAnimationFrame(() => {
      const item = root.current?.querySelectorAll('ul > li')[shown];
      item?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={root}>
      <Grid kind={kind}>{children.slice(0, shown)}</Grid>
      {(goesOn || shown < children.length) && (
        <div className={foot}>
          <Button
            tone="quiet"
            size="small"
            href={goesOn ? href : href(shown + step)}
            linkAs={linkAs}
            onClick={showMore}
          >
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
