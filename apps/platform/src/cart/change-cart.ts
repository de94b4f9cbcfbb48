import type { Catalogue } from '../catalogue/catalogue.ts';
import { globalId } from '../catalogue/global-id.ts';
import type { Database, Transaction } from '../db/open.ts';
import { insertCart, listCartLines, lockCart, updateCart, writeCartLines } from '../db/repositories/carts.ts';
import { writeGateOf } from '../db/write-gate.ts';
import type { Cart, CartLine, CartNotice, CartProblem } from './cart.ts';
import { formatCartLineId, parseCartId } from './cart-id.ts';
import { type CartView, viewCart } from './cart-view.ts';
import { clampToStock } from './clamp-to-stock.ts';
import { inFamilies, withoutOrphans } from './nested-lines.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Dependencies of every cart change. */
export interface CartDependencies {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly now: Date;
  /** days from the last change until a cart expires */
  readonly ttlDays: number;
  /** origin of the shop, if its browser sent it */
  readonly shopOrigin: string | null;
}

/** A cart with its lines, before and after an edit. */
export interface CartDraft {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
}

/** The edited cart, or why the edit is refused. */
export type CartEdit = { readonly draft: CartDraft } | { readonly problems: readonly CartProblem[] };

/** Result of a cart mutation; without a view nothing was changed. */
export interface CartOutcome {
  readonly view: CartView | null;
  readonly problems: readonly CartProblem[];
  readonly notices: readonly CartNotice[];
}

/**
 * Changes one cart in one transaction. Its row is locked first, so changes of one cart are serialised. The returned state is committed.
 * Quantities are limited to the stock.
 */
export async function changeCart(
  dependencies: CartDependencies,
  id: string,
  edit: (draft: CartDraft, transaction: Transaction) => Promise<CartEdit> | CartEdit,
): Promise<CartOutcome> {
  const key = parseCartId(id);
  if (key === null) {
    return noSuchCart();
  }
  return write(dependencies, key.token, async (transaction) => {
    const cart = await lockCart(transaction, key, dependencies.now);
    if (cart === null) {
      return noSuchCart();
    }
    const before = await listCartLines(transaction, cart.token);
    const edited = await edit({ cart, lines: before }, transaction);
    if ('problems' in edited) {
      return { view: null, problems: edited.problems, notices: [] };
    }
    const { lines, notices } = settle(edited.draft.lines, before, cart.token, dependencies);
    const changed = touched(edited.draft.cart, dependencies);
    await updateCart(transaction, changed);
    await writeCartLines(transaction, cart.token, before, lines);
    return { view: await viewCart(transaction, changed, lines, dependencies), problems: [], notices };
  });
}

/** Creates a cart with its first lines in one transaction; quantities are limited to the stock. */
export async function createCart(dependencies: CartDependencies, draft: CartDraft): Promise<CartOutcome> {
  return write(dependencies, draft.cart.token, async (transaction) => {
    const { lines, notices } = settle(draft.lines, [], draft.cart.token, dependencies);
    const cart = touched(draft.cart, dependencies);
    await insertCart(transaction, cart);
    await writeCartLines(transaction, cart.token, [], lines);
    return { view: await viewCart(transaction, cart, lines, dependencies), problems: [], notices };
  });
}

function write(
  { database }: CartDependencies,
  token: string,
  work: (transaction: Transaction) => Promise<CartOutcome>,
): Promise<CartOutcome> {
  return writeGateOf(database).run(token, () => database.transaction(work));
}

function touched(cart: Cart, { now, ttlDays, shopOrigin }: CartDependencies): Cart {
  return {
    ...cart,
    shopOrigin: shopOrigin ?? cart.shopOrigin,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + ttlDays * DAY),
  };
}

/**
 * Limits quantities to the stock; a new line with quantity 0 is not created, and none nested below it. A line whose variant no longer
 * exists is not shown, so that no notice is about it.
 */
function settle(
  requested: readonly CartLine[],
  before: readonly CartLine[],
  token: string,
  { catalogue }: Pick<CartDependencies, 'catalogue'>,
): { lines: readonly CartLine[]; notices: readonly CartNotice[] } {
  const clamped = clampToStock(requested);
  const old = new Set(before.map((line) => line.id));
  const soldOut = clamped.outOfStock.filter((line) => catalogue.variantById(line.variantId) !== undefined);
  const rejected = new Set(soldOut.filter((line) => !old.has(line.id)));
  const target = (line: CartLine) =>
    rejected.has(line) ? globalId('ProductVariant', line.variantId) : formatCartLineId(line.id, token);
  return {
    lines: inFamilies(withoutOrphans(clamped.lines.filter((line) => !rejected.has(line)))),
    notices: [
      ...clamped.notEnough.map((line) => ({
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK' as const,
        target: target(line),
        message: `Only ${line.quantity} items were added to your cart due to availability.`,
      })),
      ...soldOut.map((line) => ({
        code: 'MERCHANDISE_OUT_OF_STOCK' as const,
        target: target(line),
        message: 'The product is already sold out.',
      })),
    ],
  };
}

/** The answer for a cart that does not exist, or no longer exists. */
export function noSuchCart(): CartOutcome {
  return {
    view: null,
    problems: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
    notices: [],
  };
}
