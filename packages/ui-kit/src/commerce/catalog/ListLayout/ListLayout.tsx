import type { ReactNode } from 'react';
import { Container } from '../../../primitives/Container/Container.tsx';
import {
  bar,
  chips as chipsStyle,
  layout,
  rail as railStyle,
  tools as toolsStyle,
} from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** From 1024 px, left: `FilterRail` */
  rail: ReactNode;
  /** Below 1024 px, above the list: `Chips` that scroll */
  chips?: ReactNode;
  /** How many, and which of them */
  count: ReactNode;
  /** Filter button and `SortSelect`; on phones a row of their own above the count */
  tools: ReactNode;
  /** The `Grid` of kind `productsBesideRail`, and `Pagination` */
  children: ReactNode;
}

/** A list of products with its filters: a rail of 204 beside it from 1024, chips and buttons above it on phones. */
export function ListLayout({ rail, chips, count, tools, children }: ListLayoutProps) {
  return (
    <Container>
      <div className={layout}>
        <aside className={railStyle}>{rail}</aside>
        <div>
          {chips && <div className={chipsStyle}>{chips}</div>}
          <div className={bar}>
            <p>{count}</p>
            <div className={toolsStyle}>{tools}</div>
          </div>
          {children}
        </div>
      </div>
    </Container>
  );
}
