import type { ReactNode } from 'react';
import { richText } from './RichText.css.ts';

export interface RichTextProps {
  /** What a merchant wrote: paragraphs, headings of the second and third level, lists, tables, pictures, links */
  children: ReactNode;
}

/** Text with the room, the signs and the links that a merchant's HTML says nothing about. */
export function RichText({ children }: RichTextProps) {
  return <div className={richText}>{children}</div>;
}
