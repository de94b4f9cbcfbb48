import type { ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Container } from '#primitives/Container/Container.tsx';
import { close, filter as filterShape } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import {
  applied as appliedStyle,
  bar,
  chips as chipsStyle,
  compact as compactStyle,
  count as countStyle,
  filterButton,
  headed,
  heading as headingStyle,
  layout,
  narrowed,
  railHead,
  rail as railStyle,
  tools as toolsStyle,
} from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** The `FilterRail`: left from 1024 px, in a sheet on phones */
  rail: ReactNode;
  /** The words of the phone's sheet: its button and title, and its cross; how many filters are chosen */
  filter: { label: string; closeLabel: string; chosen?: number };
  /** Below 1024 px, above the list: `Chips` that scroll */
  chips?: ReactNode;
  /** What narrows the list now: `Chips` that let go of it */
  applied?: ReactNode;
  /** How many, and which of them */
  count: ReactNode;
  /** `SortSelect`; on phones beside the filter button, above the count */
  tools: ReactNode;
  /** Its head has no picture: the second page and on. @default false */
  compact?: boolean;
  /** A heading of its own, where the page's head belongs to something else */
  heading?: ReactNode;
  /** The `Grid` of kind `productsBesideRail`, and `Pagination` */
  children: ReactNode;
}

/**
 * A list of products with its filters: a rail of 204 beside it from 1024; on phones chips above it, and the rail in a
 * sheet that the browser itself opens and closes (a popover), without any JavaScript. Its head is the place `#list`; its
 * count takes the focus when another page of it, order or filter was asked for.
 */
export function ListLayout(props: ListLayoutProps) {
  const { rail, filter, chips, applied, count, tools, compact = false, heading, children } = props;
  const above = heading ? headed : compact ? compactStyle : '';
  const { chosen = 0 } = filter;
  return (
    <Container>
      {heading && <div className={headingStyle}>{heading}</div>}
      <div id="list" className={`${layout} ${above}`}>
        <aside className={railStyle} id="filters" popover="auto" aria-label={filter.label}>
          <div className={railHead}>
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
          {chips && <div className={chipsStyle}>{chips}</div>}
          <div className={applied ? `${bar} ${narrowed}` : bar}>
            <p id="list-count" className={countStyle} tabIndex={-1}>
              {count}
            </p>
            <div className={toolsStyle}>
              <div className={filterButton}>
                <Button tone="quiet" size="small" width="full" icon={filterShape} popoverTarget="filters">
                  {chosen > 0 ? `${filter.label} (${chosen})` : filter.label}
                </Button>
              </div>
              {tools}
            </div>
            {applied && <div className={appliedStyle}>{applied}</div>}
          </div>
          {children}
        </div>
      </div>
    </Container>
  );
}
