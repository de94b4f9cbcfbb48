import type { ReactNode } from 'react';
import { richText } from './RichText.css.ts';

export interface RichTextProps {
  /** A merchant's HTML: paragraphs, headings of the second and third level, lists, tables, images, links */
  children: ReactNode;
}

/** Styles spacing, list markers and links of a merchant's HTML. */
export function RichText({ children }: RichTextProps) {
  return <div className={richText}>{children}</div>;
}
