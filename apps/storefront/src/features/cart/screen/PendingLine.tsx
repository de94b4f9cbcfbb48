'use client';

import type { PendingLineView } from '@shop/machines/cart/cart-view';
import { linePrice } from '@shop/rules/yen';
import { CartLine } from '@shop/ui-kit/commerce/cart/CartLine';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { cartActor } from '../browser/cart-runtime';
import { lineName } from './add-messages';

interface PendingLineProps {
  line: PendingLineView;
  m: Messages;
}

/** A just added line that the platform has not confirmed yet, with the product page's data. */
export function PendingLine({ line, m }: PendingLineProps) {
  const { title, variantTitle, vendor, quantity, price, handle, imageUrl } = line;
  return (
    <CartLine
      href={localePath(m.locale, `/products/${handle}`)}
      title={title}
      picture={productPicture({ src: imageUrl, alt: title }, 360)}
      details={listFacts([variantTitle, vendor, m.common.quantityUnit({ n: quantity })], m.common.separator)}
      price={{ amount: linePrice(price, quantity), taxNote: m.common.taxIncluded }}
      removeLabel={m.aria.deleteLine({ name: lineName(line, m) })}
      onRemove={() => removeWhenInCart(line.merchandiseGlobalId)}
      busy
    />
  );
}

/** Removes the line as soon as the cart contains it. */
function removeWhenInCart(merchandiseGlobalId: string): void {
  const waiting = cartActor.subscribe(({ context }) => {
    const held = context.cart?.lines.find((line) => line.merchandiseGlobalId === merchandiseGlobalId);
    if (held === undefined) return;
    waiting.unsubscribe();
    cartActor.send({ type: 'line.remove', lineId: held.globalId });
  });
}
