import type { ElementType, ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The element. @default 'p' */
  as?: ElementType;
  /** 12, 13, 14 or 16 pixels at the browser's usual size. @default 'body' */
  size?: 'caption' | 'note' | 'small' | 'body';
  /** What the words are. @default 'standard' */
  tone?: 'standard' | 'muted' | 'error' | 'sale';
  bold?: boolean;
  /** Digits of equal width. @default false */
  tabular?: boolean;
  /** Language of the words when it is not the page's, e.g. `la` for a Latin name */
  lang?: string;
  id?: string;
  /** -1 where the words can be given the focus, to be read */
  tabIndex?: -1;
  children: ReactNode;
}

/** Words in one of the design's text sizes. */
export function Text({ as: Element = 'p', lang, id, tabIndex, children, ...variant }: TextProps) {
  return (
    <Element id={id} tabIndex={tabIndex} lang={lang} className={text(variant)}>
      {children}
    </Element>
  );
}
