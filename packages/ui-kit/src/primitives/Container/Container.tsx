import type { ElementType, ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  /** The element. @default 'div' */
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** The page's column: at most 1200 wide, with the window's gutter on both sides. */
export function Container({ as: Element = 'div', id, children }: ContainerProps) {
  return (
    <Element id={id} className={container}>
      {children}
    </Element>
  );
}
