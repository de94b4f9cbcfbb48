import type { ReactNode } from 'react';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Link, type LinkAs } from '#primitives/Link/Link.tsx';
import {
  count as countStyle,
  feature as featureStyle,
  list,
  panel,
  picture as pictureStyle,
  row,
} from './MenuPanel.css.ts';

export interface MenuPanelProps {
  /** A picture is an ornament of its label, whatever its own words say */
  items: readonly { href: string; label: string; picture?: Picture; count?: number }[];
  /** A place picture in the last three columns: a `BannerCard` of shape `portrait` */
  feature?: ReactNode;
  /** The way to the whole list */
  more?: { href: string; label: string };
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** What a pull-down shows: three columns of rows 72 high, and one place picture; words alone in four columns, closer. */
export function MenuPanel({ items, feature, more, linkAs: Anchor = 'a' }: MenuPanelProps) {
  const isPlain = !feature && items.every(({ picture }) => picture === undefined);
  return (
    <div className={panel}>
      <ul className={list} data-plain={isPlain || undefined}>
        {items.map(({ href, label, picture, count }) => (
          <li key={href}>
            <Anchor className={row} href={href}>
              {picture && (
                <span className={pictureStyle}>
                  <Image picture={{ ...picture, alt: '' }} sizes="56px" />
                </span>
              )}
              {label}
              {count !== undefined && <span className={countStyle}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      {(feature || more) && (
        <div className={featureStyle}>
          {feature}
          {more && (
            <Link variant="more" href={more.href} linkAs={Anchor}>
              {more.label}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
