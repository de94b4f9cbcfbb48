import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends Sprinkles {
  /** Wraps into a new row at the end of the width. @default true */
  wrap?: boolean;
  /** The first at the left edge, the last at the right. @default false */
  spread?: boolean;
  children?: ReactNode;
}

/** Children side by side, vertically centred, `gap` apart. */
export function Inline({ wrap, spread, children, ...space }: InlineProps) {
  return <div className={`${inline({ wrap, spread })} ${sprinkles(space)}`}>{children}</div>;
}
