import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import * as styles from './Picks.css.ts';

/** A product that somebody names. */
export interface Pick {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  readonly price: Omit<PriceProps, 'size' | 'light'>;
}

export interface PicksProps {
  /** What they are, for screen readers */
  label: string;
  items: readonly Pick[];
  /** `rows` within a text; `columns` for three beside each other. @default 'columns' */
  layout?: 'columns' | 'rows';
}

/** Products that an advisor recommends or an article names: image, name and price (ROUTE-13, ROUTE-20). */
export function Picks({ label, items, layout = 'columns' }: PicksProps) {
  const isRows = layout === 'rows';
  const sizes = isRows ? '64px' : '(min-width:1280px) 64px, (min-width:1024px) 14vw, 30vw';
  return (
    <ul className={isRows ? styles.rows : styles.columns} aria-label={label}>
      {items.map(({ href, title, picture, price }) => (
        <li key={href}>
          <a className={styles.pick} href={href}>
            <Image picture={picture} sizes={sizes} />
            <span>
              <span className={styles.title}>
                <BreakableTitle>{title}</BreakableTitle>
              </span>
              <Price size="small" {...price} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
