import type { ElementType, ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends Sprinkles {
  /** The element. @default 'div' */
  as?: ElementType;
  /** Goes on in a new row when the width ends. @default true */
  wrap?: boolean;
  /** First to the left edge, last to the right. @default false */
  spread?: boolean;
  children?: ReactNode;
}

/** Children beside one another, centred on a line, `gap` apart. */
export function Inline({ as: Element = 'div', wrap, spread, children, ...space }: InlineProps) {
  return <Element className={`${inline({ wrap, spread })} ${sprinkles(space)}`}>{children}</Element>;
}
