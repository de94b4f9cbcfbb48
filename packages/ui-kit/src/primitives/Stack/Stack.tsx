import type { ElementType, ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends Sprinkles {
  /** The element. @default 'div' */
  as?: ElementType;
  children?: ReactNode;
}

/** Children below one another, `gap` apart. */
export function Stack({ as: Element = 'div', children, ...space }: StackProps) {
  return <Element className={`${stack} ${sprinkles(space)}`}>{children}</Element>;
}
