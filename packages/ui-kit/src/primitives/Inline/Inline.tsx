import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends Sprinkles {
  /** The first at the left edge, the last at the right. @default false */
  spread?: boolean;
  children?: ReactNode;
}

/** Children side by side in rows, vertically centred, `gap` apart. */
export function Inline({ spread, children, ...space }: InlineProps) {
  return <div className={`${inline({ spread })} ${sprinkles(space)}`}>{children}</div>;
}
