'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { persistedInHistory, persistInHistory } from '../../behaviour/persisted-in-history.ts';
import { Button } from '../Button/Button.tsx';
import { Grid, type GridProps } from '../Grid/Grid.tsx';
import { foot } from './ShowMore.css.ts';

export interface ShowMoreProps {
  /** All items; hidden ones are not rendered */
  children: readonly ReactNode[];
  kind: GridProps['kind'];
  /** How many to add per press. @default 4 (LIST-01) */
  step?: number;
  /** How many at first; 0 where the list continues another one. @default one step */
  first?: number | undefined;
  label: string;
  /**
   * URL of a longer list: the button leads there without JavaScript, and when all items are shown; there is none if all are at first. Or a function from the number of items
   * to show to this list's own URL: without JavaScript the button leads to the next one, and it disappears with the last item. One such
   * list per page
   */
  href: string | ((shown: number) => string);
}

/**
 * A grid that shows some items, and adds some at each press; the focus moves to the first new one. After Back the same number is
 * shown again.
 */
export function ShowMore({ children, kind, step = 4, first = step, label, href }: ShowMoreProps) {
  const [shown, setShown] = useState(first);
  const root = useRef<HTMLDivElement>(null);
  const goesOn = typeof href === 'string';
  const isWhole = children.length <= first;
  const place = goesOn ? href : href(first);
  // Before the page is painted, and before the browser restores the scroll position.
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
      {shown > 0 && <Grid kind={kind}>{children.slice(0, shown)}</Grid>}
      {!isWhole && (goesOn || shown < children.length) && (
        <div className={foot}>
          <Button tone="quiet" size="small" href={goesOn ? href : href(shown + step)} onClick={showMore}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
