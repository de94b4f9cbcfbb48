import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import * as styles from './AddedToCart.css.ts';

export interface AddedToCartProps {
  title: string;
  picture: Picture;
  /** Variant and quantity in one line */
  details?: string;
  price: Omit<PriceProps, 'size'>;
  /** The primary action: the cart */
  cart: { href: string; label: string };
  /** The secondary action: back to the page */
  continueLabel: string;
  onContinue: () => void;
  /** 'You may also like', if there is any: a `Carousel` of view `dialog` with small cards */
  recommendations?: { title: string; content: ReactNode };
}

/** The content of a `LightDialog` or a `Dialog` after an add (PROD-08): the same markup in both, so nothing shifts. */
export function AddedToCart(props: AddedToCartProps) {
  const { title, picture, details, price, cart, continueLabel, onContinue, recommendations } = props;
  return (
    <>
      <div className={styles.line}>
        <Image picture={{ ...picture, alt: '' }} sizes="120px" eager />
        <div>
          <p className={styles.title}>
            <BreakableTitle>{title}</BreakableTitle>
          </p>
          {details && <p className={styles.details}>{details}</p>}
          <Price {...price} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" width="full" href={cart.href}>
          {cart.label}
        </Button>
        <Button width="full" onClick={onContinue}>
          {continueLabel}
        </Button>
      </div>
      {recommendations && (
        <section className={styles.more}>
          <h3 className={styles.moreTitle}>{recommendations.title}</h3>
          {recommendations.content}
        </section>
      )}
    </>
  );
}
