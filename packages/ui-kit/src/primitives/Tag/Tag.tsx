import type { ReactNode } from 'react';
import { tag } from './Tag.css.ts';

/** `sale` SALE, `notice` limited and few left, `soldOut`, `standard` all others (§3). */
export type TagTone = 'standard' | 'sale' | 'notice' | 'soldOut';

export interface TagProps {
  /** @default 'standard' */
  tone?: TagTone;
  children: ReactNode;
}

/** A small label of a product's state. */
export function Tag({ tone, children }: TagProps) {
  return <span className={tag({ tone })}>{children}</span>;
}
