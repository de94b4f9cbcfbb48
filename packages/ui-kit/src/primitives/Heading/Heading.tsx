import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the page's outline, not the look */
  level: 1 | 2 | 3 | 4;
  size: 'display' | 'title' | 'titleSmall' | 'lead' | 'body' | 'small';
  id?: string;
  children: ReactNode;
}

/** A heading; its level and its look are independent. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={heading({ size })}>
      {children}
    </Element>
  );
}
