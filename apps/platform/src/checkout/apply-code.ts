import { formatCartId } from '../cart/cart-id.ts';
import { viewCart } from '../cart/cart-view.ts';
import { changeCart } from '../cart/change-cart.ts';
import { listCartLines } from '../db/repositories/carts.ts';
import { discountKey } from '../discount/discount.ts';
import type { Visit } from './checkout-visit.ts';
import { formatYen } from './words.ts';

/** What became of a typed code; `message` is for the shopper. */
export interface CodeResult {
  readonly isRefused: boolean;
  readonly message: string;
}

/** Applies a typed code to the cart. A code that takes nothing off is not kept; the shopper is told why. */
export async function applyCode(visit: Visit, typed: string, email: string | null): Promise<CodeResult> {
  const { services, view, words } = visit;
  const code = typed.trim();
  if (view.cart.discountCodes.some((known) => discountKey(known) === discountKey(code))) {
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
  if (evaluated === undefined || evaluated.refusal !== null) {
    const minimum = formatYen(evaluated?.discount?.minimumSubtotal ?? 0);
    return { isRefused: true, message: words(`discount.${evaluated?.refusal ?? 'missing'}`, { minimum }) };
  }
  await setCodes(visit, [code]);
  return { isRefused: false, message: words('discount.applied', { code }) };
}

/** Takes every code off the cart. */
export async function removeCodes(visit: Visit): Promise<CodeResult> {
  await setCodes(visit, []);
  return { isRefused: false, message: visit.words('discount.removed') };
}

async function setCodes({ services, key }: Visit, discountCodes: readonly string[]): Promise<void> {
  const dependencies = {
    database: services.database,
    catalogue: services.catalogue,
    now: services.now(),
    ttlDays: services.env.cartTtlDays,
    shopOrigin: null,
  };
  await changeCart(dependencies, formatCartId(key), ({ cart, lines }) => ({
    draft: { cart: { ...cart, discountCodes }, lines },
  }));
}
