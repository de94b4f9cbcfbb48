import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { trash } from '#primitives/Icon/icon-shapes.ts';
import { IconButton } from '#primitives/IconButton/IconButton.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import type { LinkAs } from '#primitives/Link/Link.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import * as styles from './CartLine.css.ts';

export interface CartLineProps {
  href: string;
  title: string;
  picture: Picture;
  /** Variant and producer in one line */
  details?: string | undefined;
  /** Not enough stock, sold out */
  warning?: { label: string; tone: 'notice' | 'soldOut' } | undefined;
  /** That a coupon of the cart leaves it out */
  exclusion?: string;
  /** A `QuantityStepper`; of a line that is sold out, what can be done about it */
  quantity?: ReactNode;
  /** The line's total; of a line that is sold out, the price of one */
  price: Omit<PriceProps, 'size'>;
  /** Says which product goes */
  removeLabel?: string;
  /** Without it the line is only shown: what a link would put into the cart */
  onRemove?: () => void;
  /** Its last change is on its way; it still takes new ones. @default false */
  busy?: boolean;
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

/** One line of the cart; put each into a list item. */
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
  const { linkAs: Anchor = 'a' } = props;
  return (
    <article className={styles.line} aria-busy={busy || undefined}>
      <Anchor href={href} tabIndex={-1} aria-hidden="true">
        <Image picture={{ ...picture, alt: '' }} sizes="(min-width:1024px) 144px, 96px" eager />
      </Anchor>
      <div className={styles.words}>
        <div className={styles.top}>
          <div className={styles.facts}>
            <h2 className={styles.title}>
              <Anchor href={href}>
                <BreakableTitle>{title}</BreakableTitle>
              </Anchor>
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
