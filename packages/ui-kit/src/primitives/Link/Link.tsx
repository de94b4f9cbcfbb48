import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icon-shapes.ts';
import { link } from './Link.css.ts';

/** The attributes that every link of the kit passes to the element or component that renders it. */
export interface LinkAttributes extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * The component that renders a link: the plain element `a`, or an app's own component (a router's link that prefetches on
 * intent).
 * In a server component pass a client component or a server component; both are allowed there.
 */
export type LinkAs = ElementType<LinkAttributes>;

export interface LinkProps extends Omit<LinkAttributes, 'className' | 'style'> {
  /** `text` underlined, `row` alone on a line, `more` in a heading's line, `quiet` among icons, `plain`. @default 'text' */
  variant?: 'text' | 'row' | 'more' | 'quiet' | 'plain';
  /** Renders it. @default 'a' */
  linkAs?: LinkAs | undefined;
  children: ReactNode;
}

/** A link. */
export function Link({ variant = 'text', linkAs: Anchor = 'a', children, ...attributes }: LinkProps) {
  return (
    <Anchor className={link({ variant })} {...attributes}>
      {variant === 'more' ? (
        <>
          <span>{children}</span>
          <Icon shape={chevronRight} size={18} />
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}
