import type { Cart } from '@shop/rules/cart/cart';
import { type CartTotals, cartTotals } from '@shop/rules/cart/cart-total';
import type { CheckoutReceipt, ReceiptChoices } from '@shop/rules/cart/compare-receipts';
import { type DeliveryPreferences, preferencesOfCart, toNote } from '@shop/rules/cart/delivery-preferences';
import { codesIn } from '@shop/rules/cart/discount';
import { canonicalGift } from '@shop/rules/delivery/gift-destination';
import type { FeeTable } from '@shop/rules/delivery/shipping-fee';
import { yen } from '@shop/rules/yen';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../cart/cart.machine';
import type { CartContext } from '../cart/cart-context';
import { cartView } from '../cart/cart-view';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/**
 * What the shopper sees now, compared with the held cart before the page is left for the checkout (GATE-02). The sums of
 * unanswered edits are null, because they were not shown.
 */
export function shownReceipt(snapshot: CartSnapshot, preferences: DeliveryPreferences): CheckoutReceipt {
  const view = cartView(snapshot, giftPlaceOf(preferences));
  const codes = codesIn(view.coupons, 'applied').map((code) => ({ code, applicable: true }));
  return {
    lines: [
      ...view.lines.map(({ merchandiseGlobalId, title, variantTitle, price, shownQuantity, warning }) => ({
        merchandiseGlobalId,
        title,
        variantTitle,
        price,
        quantity: warning === 'outOfStock' ? 0 : shownQuantity,
      })),
      ...snapshot.context.adds
        .filter(({ line }) => view.pendingLines.some((one) => isOf(one, line)))
        .map(({ line, display: { title, variantTitle, price } }) => ({
          ...line,
          title,
          variantTitle,
          price,
        })),
    ],
    sums: view.totals === null || hasEdits(snapshot.context) ? null : sumsOf(view.totals),
    codes,
    discountNames: [...view.discountNames, ...view.shippingDiscountNames],
    province: view.province,
    ...deliveryOf(preferences),
  };
}

/**
 * What the platform holds. A gift's address that it did not take is asked for at the checkout, so where it goes is not known then.
 * @param seen where the parcel goes as far as the cart does not say
 * @param fees those of the store; null where it names none
 */
export function cartReceipt(
  cart: Cart,
  preferences: DeliveryPreferences,
  seen: CheckoutReceipt,
  fees: FeeTable | null = null,
): CheckoutReceipt {
  const isGift = preferences.gift !== null && !preferences.eGift;
  const held = cart.deliveryAddress;
  const province = held === null || (isGift && held.recipient === undefined) ? null : held.province;
  const zone = giftPlaceOf(preferences)?.isRemoteIsland ? 'remoteIsland' : (province ?? seen.province);
  return {
    lines: cart.lines,
    sums: zone === null ? null : sumsOf(cartTotals(cart, zone, fees)),
    codes: cart.discountCodes,
    discountNames: [...(cart.discountNames ?? []), ...(cart.shippingDiscountNames ?? [])],
    province,
    ...deliveryOf(preferencesOfCart(cart)),
  };
}

/**
 * Adds the shopper's later cart changes to the receipt: their own changes count as seen.
 * @param before the cart's context when the receipt was last accurate
 */
export function withEdits(
  receipt: CheckoutReceipt,
  before: CartContext,
  after: CartContext,
): CheckoutReceipt {
  let edited = receipt;
  for (const [lineId, quantity] of Object.entries(after.requested)) {
    const line = after.cart?.lines.find(({ globalId }) => globalId === lineId);
    if (line === undefined || before.requested[lineId] === quantity) continue;
    const { merchandiseGlobalId } = line;
    const isSeen = edited.lines.some((one) => isOf(one, line));
    const lines = isSeen ? edited.lines : [...edited.lines, line];
    edited = {
      ...edited,
      lines: lines.map((one) =>
        one.merchandiseGlobalId === merchandiseGlobalId ? { ...one, quantity } : one,
      ),
      sums: null,
    };
  }
  for (const { requestId, line, display, hasRaisedRequest } of after.adds) {
    if (hasRaisedRequest || before.adds.some((add) => add.requestId === requestId)) continue;
    const { title, variantTitle, price } = display;
    const seen = edited.lines.find((one) => isOf(one, line));
    const added = { ...line, title, variantTitle, price: seen?.price ?? price };
    edited = { ...edited, lines: [...edited.lines, added], sums: null };
  }
  const isChosen = after.isDestinationUnsent || after.sentProvince === after.province;
  return isChosen && after.province !== before.province
    ? { ...edited, province: after.province, sums: null }
    : edited;
}

function sumsOf({ coupon, shippingFee, total, due }: CartTotals): NonNullable<CheckoutReceipt['sums']> {
  return { coupon: coupon ?? yen(0), shippingFee, total, ...(due !== undefined && { due }) };
}

function giftPlaceOf({ eGift, gift, giftPlace = null }: DeliveryPreferences) {
  return eGift || gift === null ? null : giftPlace;
}

/** Adds the shopper's later entries in the delivery form to the receipt. */
export function withEntries(
  receipt: CheckoutReceipt,
  before: DeliveryPreferences,
  after: DeliveryPreferences,
): CheckoutReceipt {
  const [from, to] = [deliveryOf(before), deliveryOf(after)];
  if (JSON.stringify(from) === JSON.stringify(to)) return receipt;
  const { choices } = receipt;
  const later = <Name extends keyof ReceiptChoices>(name: Name, seen: ReceiptChoices) =>
    from.choices[name] === to.choices[name] ? seen[name] : to.choices[name];
  return {
    ...receipt,
    ...(from.deliveryDate !== to.deliveryDate && { deliveryDate: to.deliveryDate }),
    ...(choices && {
      choices: {
        deliveryTime: later('deliveryTime', choices),
        eGift: later('eGift', choices),
        gift: later('gift', choices),
        note: later('note', choices),
      },
    }),
  };
}

/** The part of a receipt that the delivery form decides. */
function deliveryOf(preferences: DeliveryPreferences) {
  const { eGift, deliveryDate, deliveryTime, gift } = preferences;
  const sent = gift === null ? null : canonicalGift(gift);
  const choices: ReceiptChoices = {
    deliveryTime: eGift ? 'none' : deliveryTime,
    eGift,
    gift:
      eGift || sent === null
        ? ''
        : [sent.name, sent.postalCode, sent.address, sent.phone].filter((part) => part !== '').join(' '),
    note: toNote(preferences).replaceAll('\r\n', '\n'),
  };
  return { deliveryDate: (eGift ? null : deliveryDate) ?? ('none' as const), choices };
}

function hasEdits({ adds, requested, sent, codes, sentCodes }: CartContext): boolean {
  return (
    adds.length > 0 || [requested, sent, codes, sentCodes].some((edits) => Object.keys(edits).length > 0)
  );
}

function isOf(
  one: { readonly merchandiseGlobalId: string },
  other: { readonly merchandiseGlobalId: string },
): boolean {
  return one.merchandiseGlobalId === other.merchandiseGlobalId;
}
