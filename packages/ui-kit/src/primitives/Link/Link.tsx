import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icon-shapes.ts';
import { link } from './Link.css.ts';

export interface LinkAttributes extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

export interface LinkProps extends Omit<LinkAttributes, 'className' | 'style'> {
  /** `text` underlined, `row` alone on a line, `more` in a heading's line, `quiet` among icons, `plain`. @default 'text' */
  variant?: 'text' | 'row' | 'more' | 'quiet' | 'plain';
  children: ReactNode;
}

/** A link. */
export function Link({ variant = 'text', children, ...attributes }: LinkProps) {
  return (
    <a className={link({ variant })} {...attributes}>
      {variant === 'more' ? (
        <>
          <span>{children}</span>
          <Icon shape={chevronRight} size={18} />
        </>
      ) : (
        children
      )}
    </a>
  );
}
