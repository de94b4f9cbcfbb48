import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icon-shapes.ts';
import type { LinkAs } from '../Link/Link.tsx';
import { after, chip, chips, removable } from './Chips.css.ts';

export interface ChipLink {
  href: string;
  label: string;
  /** This is what the page shows now. @default false */
  current?: boolean;
  /** A chosen thing that the link lets go, with a cross; what the link does, e.g. 在庫ありを外す */
  removeLabel?: string;
}

export interface ChipsProps {
  items: readonly ChipLink[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs | undefined;
  /** Wraps into rows, or scrolls sideways in one. @default 'wrap' */
  layout?: 'wrap' | 'scroll';
  /** What the links are to their addresses, e.g. `nofollow` */
  rel?: string;
  /** After the last one, e.g. a `Link` that lets go of all */
  end?: ReactNode;
}

/** Links in pills: tags, choices that narrow a list, and those that were made. */
export function Chips({ items, linkAs: Anchor = 'a', layout, rel, end }: ChipsProps) {
  return (
    <ul className={chips({ layout })}>
      {items.map(({ href, label, current = false, removeLabel }) => (
        <li key={href}>
          <Anchor
            className={removeLabel ? `${chip} ${removable}` : chip}
            href={href}
            rel={rel}
            aria-label={removeLabel}
            aria-current={current ? 'true' : undefined}
          >
            {removeLabel ? (
              <>
                <span>{label}</span>
                <Icon shape={close} size={18} />
              </>
            ) : (
              label
            )}
          </Anchor>
        </li>
      ))}
      {end && <li className={after}>{end}</li>}
    </ul>
  );
}
