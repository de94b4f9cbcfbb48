import type { ElementType, ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends Sprinkles {
  /** The element. @default 'div' */
  as?: ElementType;
  /** Wraps into a new row at the end of the width. @default true */
  wrap?: boolean;
  /** The first at the left edge, the last at the right. @default false */
  spread?: boolean;
  children?: ReactNode;
}

/** Children side by side, vertically centred, `gap` apart. */
export function Inline({ as: Element = 'div', wrap, spread, children, ...space }: InlineProps) {
  return <Element className={`${inline({ wrap, spread })} ${sprinkles(space)}`}>{children}</Element>;
}
