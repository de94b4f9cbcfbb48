'use client';

import type { PendingLineView } from '@shop/machines/cart/cart-view';
import { yen } from '@shop/rules/yen';
import { CartLine } from '@shop/ui-kit/commerce/cart/CartLine';
import { cartActor } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { productPicture } from '../product/product-picture';
import type { CartWords } from './cart-words';

interface PendingLineProps {
  line: PendingLineView;
  locale: Locale;
  words: CartWords;
}

/** A line that was added a moment ago and the platform has not answered for: as the product's page knew it. */
export function PendingLine({ line, locale, words }: PendingLineProps) {
  const { title, variantTitle, vendor, quantity, price, handle, imageUrl } = line;
  return (
    <CartLine
      href={localePath(locale, `/products/${handle}`)}
      title={title}
      picture={productPicture({ src: imageUrl, alt: title }, 360)}
      details={listFacts([variantTitle, vendor, fill(words.pieces, { n: quantity })], words.joint)}
      price={{ amount: yen(price * quantity), taxNote: words.taxIncluded }}
      removeLabel={fill(words.remove, { name: title })}
      onRemove={() => removeWhenHeld(line.merchandiseGlobalId)}
      busy
    />
  );
}

/** The line becomes one of the cart's within a moment; then it goes. */
function removeWhenHeld(merchandiseGlobalId: string): void {
  const waiting = cartActor.subscribe(({ context }) => {
    const held = context.cart?.lines.find((line) => line.merchandiseGlobalId === merchandiseGlobalId);
    if (held === undefined) return;
    waiting.unsubscribe();
    cartActor.send({ type: 'line.remove', lineId: held.globalId });
  });
}
