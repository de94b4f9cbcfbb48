'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { keepInHistory, keptInHistory } from '../../behaviour/kept-in-history.ts';
import { Button } from '../Button/Button.tsx';
import { Grid, type GridProps } from '../Grid/Grid.tsx';
import type { LinkAs } from '../Link/Link.tsx';
import { foot } from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** All items; those not shown yet are not drawn */
  children: readonly ReactNode[];
  kind: GridProps['kind'];
  /** How many at first, and how many more at a time. @default 4 (LIST-01) */
  step?: number;
  label: string;
  /** The whole list: where the button leads without JavaScript, and when everything here is shown. One such list on a page */
  href: string;
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/**
 * A grid that shows some items, then some more at each press; the focus goes to the first new one. Back from another page shows
 * as many again (lesson 15).
 */
export function ShowMore({ children, kind, step = 4, label, href, linkAs }: ShowMoreProps) {
  const [shown, setShown] = useState(step);
  const root = useRef<HTMLDivElement>(null);
  // Before the page is painted, and before the browser looks for the place it was scrolled to.
  useLayoutEffect(() => setShown(keptInHistory(href) ?? step), [href, step]);
  const showMore = (event: MouseEvent) => {
    if (shown >= children.length) return;
    event.preventDefault();
    setShown(shown + step);
    keepInHistory(href, shown + step);
    requestAnimationFrame(() => {
      const item = root.current?.querySelectorAll('ul > li')[shown];
      item?.querySelector('a')?.focus({ preventScroll: true });
    });
  };
  return (
    <div ref={root}>
      <Grid kind={kind}>{children.slice(0, shown)}</Grid>
      <div className={foot}>
        <Button tone="quiet" size="small" href={href} linkAs={linkAs} onClick={showMore}>
          {label}
        </Button>
      </div>
    </div>
  );
}
