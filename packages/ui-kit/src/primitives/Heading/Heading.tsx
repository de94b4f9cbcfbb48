import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the page's outline, not the look */
  level: 1 | 2 | 3 | 4;
  size: 'title' | 'titleSmall';
  children: ReactNode;
}

/** A heading; its level and its look are independent. */
export function Heading({ level, size, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element className={heading({ size })}>{children}</Element>;
}
