import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { trash } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import * as styles from './CartLine.css.ts';

export interface CartLineProps {
  href: string;
  title: string;
  picture: Picture;
  /** Variant and producer in one line */
  details?: string | undefined;
  /** Insufficient stock, or sold out */
  warning?: { label: string; tone: 'notice' | 'soldOut' } | undefined;
  /** States that a coupon of the cart excludes it */
  exclusion?: string;
  /** A `QuantityStepper`; for a sold-out line, the possible actions */
  quantity?: ReactNode;
  /** The line's total; for a sold-out line, the unit price */
  price: Omit<PriceProps, 'size'>;
  /** Names the product to remove */
  removeLabel?: string;
  /** Without it the line is read-only, e.g. what a link would put into the cart */
  onRemove?: () => void;
  /** Its last change is in flight; further changes are accepted. @default false */
  busy?: boolean;
}

/** One line of the cart, to be placed in a list item. */
export function CartLine(props: CartLineProps) {
  const {
    href,
    title,
    picture,
    details,
    warning,
    exclusion,
    quantity,
    price,
    removeLabel = '',
    onRemove,
    busy = false,
  } = props;
  return (
    <article className={styles.line} aria-busy={busy || undefined}>
      {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link, with content; this one is for pointers. */}
      <a href={href} tabIndex={-1} aria-hidden="true">
        <Image picture={{ ...picture, alt: '' }} sizes="(min-width:1024px) 144px, 96px" eager />
      </a>
      <div className={styles.words}>
        <div className={styles.top}>
          <div className={styles.facts}>
            <h2 className={styles.title}>
              <a href={href}>
                <BreakableTitle>{title}</BreakableTitle>
              </a>
            </h2>
            {details && <p className={styles.details}>{details}</p>}
            {warning && (
              <p className={styles.warning}>
                <Tag tone={warning.tone} wraps>
                  {warning.label}
                </Tag>
              </p>
            )}
            {exclusion && (
              <p className={styles.warning}>
                <Tag wraps>{exclusion}</Tag>
              </p>
            )}
          </div>
          {onRemove && (
            <div className={styles.remove}>
              <IconButton icon={trash} label={removeLabel} variant="muted" onClick={onRemove} />
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {quantity}
          <span className={styles.price}>
            <Price {...price} />
          </span>
        </div>
      </div>
    </article>
  );
}
