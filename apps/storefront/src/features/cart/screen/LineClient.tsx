'use client';

import { type CartLineView, requestedQuantity } from '@shop/machines/cart/cart-view';
import type { ReceiptChange } from '@shop/rules/cart/compare-receipts';
import type { GlobalId } from '@shop/rules/global-id';
import { nearestQuantity, quantityOptions } from '@shop/rules/product/product-choice';
import { remainingCount, stockLabelKind } from '@shop/rules/product/stock-label';
import { CartLine, type CartLineProps } from '@shop/ui-kit/commerce/cart/CartLine';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Link } from '@shop/ui-kit/primitives/Link';
import { QuantityStepper } from '@shop/ui-kit/primitives/QuantityStepper';
import { RESTOCK_FORM_ID } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { localePath } from '#foundation/i18n/locale.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import { cartActor } from '../browser/cart-runtime';
import { lineName } from './add-messages';
import { lineChangeMessage } from './cart-messages';

interface LineClientProps {
  line: CartLineView;
  m: Messages;
  /** A coupon of the cart excludes it (MAIL-04). */
  isExcluded: boolean;
  /** Its differences from what the shopper saw at the press. */
  changes: readonly ReceiptChange[];
  onRemoved: (lineId: GlobalId) => void;
}

/** One line of the cart: the requested quantity at once, the amounts as last settled (CART-10, CART-12, CART-14). */
export function LineClient({ line, m, isExcluded, changes, onRemoved }: LineClientProps) {
  const { globalId, title, variantTitle, vendor, shownQuantity, availableQuantity } = line;
  const warning = warningOf(line, changes, m);
  const name = lineName(line, m);
  const address = `${localePath(m.locale, `/products/${line.handle}`)}?variant=${line.variantId}`;
  const isSoldOut = line.warning === 'outOfStock';
  const remove = () => {
    cartActor.send({ type: 'line.remove', lineId: globalId });
    onRemoved(globalId);
  };
  const setQuantity = (requested: number) => {
    const quantity = nearestQuantity(requested, availableQuantity);
    cartActor.send({ type: 'line.setQuantity', lineId: globalId, quantity });
  };
  const step = (by: number) => {
    const requested = requestedQuantity(cartActor.getSnapshot(), globalId);
    if (requested > 0) setQuantity(requested + by);
  };
  const most = Math.max(quantityOptions(availableQuantity).length, Math.min(shownQuantity, 1));
  return (
    <CartLine
      href={address}
      title={title}
      picture={productPicture({ src: line.imageUrl, alt: title }, 360)}
      details={listFacts([variantTitle, vendor], m.common.separator)}
      {...(warning === null ? {} : { warning })}
      {...(isExcluded ? { exclusion: m.cart.lineExcluded } : {})}
      quantity={
        isSoldOut ? (
          <Inline gap="small">
            <Button size="small" onClick={remove}>
              {m.cart.lineRemove}
            </Button>
            <Link href={`${address}#${RESTOCK_FORM_ID}`}>{m.cart.lineRestock}</Link>
          </Inline>
        ) : (
          <QuantityStepper
            label={m.aria.lineQuantity({ name })}
            decreaseLabel={m.aria.lineQuantityDown({ name })}
            increaseLabel={m.aria.lineQuantityUp({ name })}
            value={shownQuantity}
            max={most}
            onStep={step}
            choice={{ label: m.aria.lineQuantityChoice({ name }), onChoose: setQuantity }}
          />
        )
      }
      // For a sold-out line the platform counts no pieces: the price of one piece is shown.
      price={{ amount: isSoldOut ? line.price : line.totalPrice, taxNote: m.common.taxIncluded }}
      removeLabel={m.aria.deleteLine({ name })}
      onRemove={remove}
      busy={line.isUpdating}
    />
  );
}

function warningOf(
  line: CartLineView,
  changes: readonly ReceiptChange[],
  m: Messages,
): CartLineProps['warning'] | null {
  const { warning, failure, availableQuantity } = line;
  if (warning === 'outOfStock') return { label: m.cart.lineSoldOut, tone: 'soldOut' };
  const changed = changes.flatMap((change) => lineChangeMessage(change, m) ?? []);
  if (changed.length > 0) return { label: changed.join(m.common.separator), tone: 'notice' };
  if (warning === 'notEnoughStock') {
    return { label: m.cart.lineExceeds({ n: availableQuantity }), tone: 'notice' };
  }
  if (failure !== null) return { label: m.cart.lineFailed, tone: 'notice' };
  const remaining = remainingCount(availableQuantity);
  return remaining !== null && stockLabelKind(availableQuantity) === 'few'
    ? { label: m.product.stockRemaining({ n: remaining }), tone: 'notice' }
    : null;
}
