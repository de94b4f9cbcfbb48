import type { ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Container } from '#primitives/Container/Container.tsx';
import { close, filter as filterShape } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import * as styles from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** The `FilterRail`: left from 1024 px, in a sheet on phones */
  rail: ReactNode;
  /** Texts of the phone's sheet: its button and title, and its close button; the number of chosen filters */
  filter: { label: string; closeLabel: string; chosen?: number };
  /** Below 1024 px, after the two buttons: `Chips` in one line, with which they scroll */
  chips?: ReactNode;
  /** The applied filters: `Chips` that remove them */
  applied?: ReactNode;
  /** The total, and the range shown */
  count: ReactNode;
  /** What holds for all products of the list, after the count: 価格は税込 */
  note?: string;
  /** `SortSelect`; on phones beside the filter button, above the count */
  tools: ReactNode;
  /** Its head has no image: the second and later pages. @default false */
  compact?: boolean;
  /** Its own heading, if the page's head belongs to something else */
  heading?: ReactNode;
  /** The `Grid` of kind `productsBesideRail`, and `Pagination` */
  children: ReactNode;
}

/**
 * A list of products with its filters. From 1024 a rail of 204 is beside it. On phones chips are in the row of its buttons, and the rail is in a
 * sheet that the browser itself opens and closes (a popover), without any JavaScript. Its head is the anchor `#list`. Its count
 * receives the focus when another page, order or filter was requested.
 */
export function ListLayout(props: ListLayoutProps) {
  const { rail, filter, chips, applied, count, note, tools, compact = false, heading, children } = props;
  const above = heading ? styles.headed : compact ? styles.compact : '';
  const { chosen = 0 } = filter;
  return (
    <Container>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div id="list" className={`${styles.layout} ${above}`}>
        <aside className={styles.rail} id="filters" popover="auto" aria-label={filter.label}>
          <div className={styles.railHead}>
            <span aria-hidden="true">{filter.label}</span>
            <IconButton
              icon={close}
              label={filter.closeLabel}
              popoverTarget="filters"
              popoverTargetAction="hide"
            />
          </div>
          {rail}
        </aside>
        <div>
          <div className={applied ? `${styles.bar} ${styles.narrowed}` : styles.bar}>
            <div className={styles.facts}>
              <p id="list-count" className={styles.count} tabIndex={-1}>
                {count}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <div className={chips ? styles.strip : styles.tools}>
              <div className={styles.filterButton}>
                <Button tone="quiet" size="small" width="full" icon={filterShape} popoverTarget="filters">
                  {chosen > 0 ? `${filter.label} (${chosen})` : filter.label}
                </Button>
              </div>
              {tools}
              {chips && <div className={styles.chips}>{chips}</div>}
            </div>
            {applied && <div className={styles.applied}>{applied}</div>}
          </div>
          {children}
        </div>
      </div>
    </Container>
  );
}
