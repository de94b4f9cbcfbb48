'use client';

import type { CartLineView } from '@shop/machines/cart/cart-view';
import { quantityOptions } from '@shop/rules/product/quantity-options';
import { remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { CartLine, type CartLineProps } from '@shop/ui-kit/commerce/cart/CartLine';
import { QuantityStepper } from '@shop/ui-kit/primitives/QuantityStepper';
import { cartActor } from '../../browser/cart/cart-runtime';
import { fill } from '../../i18n/fill';
import { listFacts } from '../../i18n/list-facts';
import { type Locale, localePath } from '../../i18n/locale';
import { productPicture } from '../product/product-picture';
import type { CartWords } from './cart-words';

interface LiveLineProps {
  line: CartLineView;
  locale: Locale;
  words: CartWords;
  onRemoved: () => void;
}

/** One line of the cart: the wanted quantity at once, the money as last settled (CART-10, CART-12, CART-14). */
export function LiveLine({ line, locale, words, onRemoved }: LiveLineProps) {
  const { globalId, title, variantTitle, vendor, shownQuantity, availableQuantity } = line;
  const warning = warningOf(line, words);
  const most = Math.max(quantityOptions(availableQuantity).length, Math.min(shownQuantity, 1));
  return (
    <CartLine
      href={`${localePath(locale, `/products/${line.handle}`)}?variant=${line.variantId}`}
      title={title}
      picture={productPicture({ src: line.imageUrl, alt: title }, 360)}
      details={listFacts([variantTitle, vendor], words.joint)}
      {...(warning === null ? {} : { warning })}
      quantity={
        line.warning === 'outOfStock' ? undefined : (
          <QuantityStepper
            label={words.quantity}
            decreaseLabel={words.decrease}
            increaseLabel={words.increase}
            value={shownQuantity}
            max={most}
            onChange={(quantity) => cartActor.send({ type: 'line.setQuantity', lineId: globalId, quantity })}
          />
        )
      }
      price={{ amount: line.totalPrice, taxNote: words.taxIncluded }}
      removeLabel={fill(words.remove, { name: title })}
      onRemove={() => {
        cartActor.send({ type: 'line.remove', lineId: globalId });
        onRemoved();
      }}
      busy={line.isUpdating}
    />
  );
}

function warningOf(line: CartLineView, words: CartWords): CartLineProps['warning'] | null {
  const { warning, failure, availableQuantity } = line;
  if (warning === 'outOfStock') return { label: words.lineSoldOut, tone: 'soldOut' };
  if (warning === 'notEnoughStock') {
    return { label: fill(words.lineExceeds, { n: availableQuantity }), tone: 'notice' };
  }
  if (failure !== null) return { label: words.lineFailed, tone: 'notice' };
  const remaining = remainingCount(availableQuantity);
  return remaining !== null && stockLabelKind(availableQuantity) === 'few'
    ? { label: fill(words.remaining, { n: remaining }), tone: 'notice' }
    : null;
}
