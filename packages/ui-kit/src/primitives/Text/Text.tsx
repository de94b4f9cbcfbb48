import type { ElementType, ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The element. @default 'p' */
  as?: ElementType;
  /** 12, 13, 14 or 16 pixels at the browser's usual size. @default 'body' */
  size?: 'caption' | 'note' | 'small' | 'body';
  /** The meaning of the text. @default 'standard' */
  tone?: 'standard' | 'muted' | 'error' | 'sale';
  bold?: boolean;
  id?: string;
  /** -1 if scripts may focus the text, to be announced */
  tabIndex?: -1;
  children: ReactNode;
}

/** Text in one of the design's sizes. */
export function Text({ as: Element = 'p', id, tabIndex, children, ...variant }: TextProps) {
  return (
    <Element id={id} tabIndex={tabIndex} className={text(variant)}>
      {children}
    </Element>
  );
}
