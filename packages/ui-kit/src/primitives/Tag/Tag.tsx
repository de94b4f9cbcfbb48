import type { ReactNode } from 'react';
import { tag } from './Tag.css.ts';

/** `sale` SALE, `notice` limited and few left, `soldOut`, `standard` all others. */
export type TagTone = 'standard' | 'sale' | 'notice' | 'soldOut';

export interface TagProps {
  /** @default 'standard' */
  tone?: TagTone | undefined;
  /** A sentence: it wraps if its container is too narrow. @default false */
  wraps?: boolean;
  /** `small` on the images of sliders. @default 'standard' */
  size?: 'standard' | 'small';
  children: ReactNode;
}

/** A small label of a product's state. */
export function Tag({ tone, size, wraps, children }: TagProps) {
  return <span className={tag({ tone, size, wraps })}>{children}</span>;
}
