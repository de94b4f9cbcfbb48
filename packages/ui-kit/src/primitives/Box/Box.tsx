import type { ElementType, ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';

export interface BoxProps extends Sprinkles {
  /** The element. @default 'div' */
  as?: ElementType;
  id?: string | undefined;
  children?: ReactNode;
}

/** A plain element with space from the closed set. */
export function Box({ as: Element = 'div', id, children, ...space }: BoxProps) {
  return (
    <Element id={id} className={sprinkles(space)}>
      {children}
    </Element>
  );
}
