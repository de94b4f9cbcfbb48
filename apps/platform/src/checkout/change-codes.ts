import { DISCOUNT_CODE_MAX, discountKey } from '@shop/rules/cart/discount';
import type { Cart } from '../cart/cart.ts';
import { formatCartId } from '../cart/cart-id.ts';
import { viewCart } from '../cart/cart-view.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { PricedCode } from '../cart/price-cart.ts';
import { listCartLines } from '../db/repositories/carts.ts';
import { findGiftCards } from '../db/repositories/gift-cards.ts';
import { targetTypeOf } from '../discount/discount.ts';
import { isUsable } from '../gift-card/gift-card.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { formatYen } from './words.ts';

/** Result of a typed code; `message` is for the shopper. */
export interface CodeResult {
  readonly isRefused: boolean;
  readonly message: string;
}

/** Result of the code action in a step's form. */
export interface CodeAnswer {
  readonly code: CodeResult;
  /** Value of the field afterwards. */
  readonly typedCode: string;
  /** Whether the step is shown again: the form had no other action, or the code was refused. */
  readonly isAll: boolean;
}

const REMOVE_GIFT_CARD = /^removeGiftCard:(\d{1,15})$/;
const REMOVE_DISCOUNT = 'removeDiscount:';

/** Value of the code field. A longer one than any code keeps one character too many, so that it is no other code. */
export function typedCodeOf(form: URLSearchParams): string {
  return (form.get('discountCode') ?? '').trim().slice(0, DISCOUNT_CODE_MAX + 1);
}

/**
 * Applies the typed coupon or gift card code of a step's form, or removes the one a button names.
 * @returns null when the form does neither
 */
export async function changeCodes(
  context: CheckoutContext,
  form: URLSearchParams,
  email: string | null,
): Promise<CodeAnswer | null> {
  const action = form.get('action') ?? '';
  const giftCard = REMOVE_GIFT_CARD.exec(action)?.[1];
  if (action.startsWith(REMOVE_DISCOUNT)) {
    const code = await removeDiscount(context, action.slice(REMOVE_DISCOUNT.length));
    return { code, typedCode: '', isAll: true };
  }
  if (giftCard !== undefined) {
    return { code: await removeGiftCard(context, Number(giftCard)), typedCode: '', isAll: true };
  }
  const typedCode = typedCodeOf(form);
  if (typedCode === '') return null;
  const code = await applyCode(context, typedCode, email);
  return {
    code,
    typedCode: code.isRefused ? typedCode : '',
    isAll: action === 'applyDiscount' || code.isRefused,
  };
}

/**
 * Applies a code. It replaces the others but one of another target: goods and shipping combine (ADR 166). A code without a discount is not
 * kept; the message gives the reason.
 */
async function applyCode(context: CheckoutContext, code: string, email: string | null): Promise<CodeResult> {
  const { services, view, words } = context;
  const isApplied = ({ code: known, refusal }: PricedCode) =>
    refusal === null && discountKey(known) === discountKey(code);
  if (view.price.codes.some(isApplied)) {
    return { isRefused: false, message: words('discount.alreadyApplied') };
  }
  const pricing = { catalogue: services.catalogue, now: services.now() };
  const lines = await listCartLines(services.database, view.cart.token);
  const attempt = await viewCart(
    services.database,
    { ...view.cart, discountCodes: [code] },
    lines,
    pricing,
    email,
  );
  const [evaluated] = attempt.price.codes;
  if (evaluated === undefined || evaluated.refusal === 'missing') return applyGiftCard(context, code);
  if (evaluated.refusal !== null) {
    const minimum = formatYen(evaluated.discount?.minimumSubtotal ?? 0);
    return { isRefused: true, message: words(`discount.${evaluated.refusal}`, { minimum }) };
  }
  const target = targetOf(evaluated);
  const kept = view.price.codes.filter((other) => other.refusal === null && targetOf(other) !== target);
  await changeCartCodes(context, () => ({ discountCodes: [...kept.map((other) => other.code), code] }));
  return { isRefused: false, message: words('discount.applied', { code }) };
}

/** Applies a gift card. An unknown, empty, expired or disabled card gets the message of an unknown code. */
async function applyGiftCard(context: CheckoutContext, code: string): Promise<CodeResult> {
  const { services, view, words } = context;
  const [card] = await findGiftCards(services.database, [code]);
  if (!card || !isUsable(card, services.now())) {
    return { isRefused: true, message: words('discount.missing') };
  }
  const last = card.lastCharacters;
  if (view.cart.giftCards.includes(card.id)) {
    return { isRefused: false, message: words('giftCard.alreadyApplied', { last }) };
  }
  await changeCartCodes(context, ({ giftCards }) => ({ giftCards: [...giftCards, card.id] }));
  return { isRefused: false, message: words('giftCard.applied', { last }) };
}

/** The target of a code's discount; null for an unknown code. */
function targetOf({ discount }: PricedCode) {
  return discount && targetTypeOf(discount);
}

async function removeDiscount(context: CheckoutContext, removed: string): Promise<CodeResult> {
  await changeCartCodes(context, ({ discountCodes }) => ({
    discountCodes: discountCodes.filter((code) => discountKey(code) !== discountKey(removed)),
  }));
  return { isRefused: false, message: context.words('discount.removed') };
}

async function removeGiftCard(context: CheckoutContext, removed: number): Promise<CodeResult> {
  await changeCartCodes(context, ({ giftCards }) => ({
    giftCards: giftCards.filter((id) => id !== removed),
  }));
  return { isRefused: false, message: context.words('giftCard.removed') };
}

async function changeCartCodes(
  { services, key }: CheckoutContext,
  change: (cart: Cart) => Partial<Pick<Cart, 'discountCodes' | 'giftCards'>>,
): Promise<void> {
  const dependencies = {
    database: services.database,
    catalogue: services.catalogue,
    now: services.now(),
    ttlDays: services.env.cartTtlDays,
    shopOrigin: null,
  };
  await changeCart(dependencies, formatCartId(key), ({ cart, lines }) => ({
    draft: { cart: { ...cart, ...change(cart) }, lines },
  }));
}
