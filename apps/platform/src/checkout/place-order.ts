import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CartKey } from '../cart/cart-id.ts';
import { type CartLineView, type CartView, viewCart } from '../cart/cart-view.ts';
import { clampToStock } from '../cart/clamp-to-stock.ts';
import type { Customer } from '../customer/customer.ts';
import { cartTable } from '../db/commerce-tables.ts';
import type { Transaction } from '../db/open.ts';
import { listCartLines, lockCart, writeCartLines } from '../db/repositories/carts.ts';
import { findCheckout } from '../db/repositories/checkouts.ts';
import { findCustomer, findCustomerByEmail } from '../db/repositories/customers.ts';
import { lockDiscounts, recordDiscountUse } from '../db/repositories/discounts.ts';
import { lockGiftCards, takeFromGiftCards } from '../db/repositories/gift-cards.ts';
import { lockInventory, readInventory, takeFromInventory } from '../db/repositories/inventory.ts';
import { insertMail } from '../db/repositories/mails.ts';
import { findOrderOfCart, insertOrder } from '../db/repositories/orders.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import { withoutValues } from '../db/without-values.ts';
import { writeGateOf } from '../db/write-gate.ts';
import { type Discount, shownNameOf } from '../discount/discount.ts';
import type { Services } from '../graphql/context.ts';
import { localized } from '../graphql/localized.ts';
import type { Order } from '../order/order.ts';
import { orderMail } from '../order/order-mail.ts';
import { inventoryPayload, orderPayload, productPayload } from '../webhooks/webhook-payloads.ts';
import { isGiftWhole } from './checkout-context.ts';
import type { Contact } from './contact.ts';
import type { Payment } from './payment.ts';
import { possiblePreferences } from './possible-preferences.ts';
import { finalQuote, fingerprintOf, isSameOrder, paymentOf, shortSince } from './quote.ts';
import { pictureUrl, variantTitleOf } from './shown-line.ts';
import { toLanguage } from './words.ts';

const ORDER_TOKEN_BYTES = 24;

/** The shopper's request to place an order. */
export interface AskedOrder {
  /** of the confirmed order */
  readonly fingerprint: string;
  /** customer signed in to the account in this browser */
  readonly customerId: number | null;
}

/** A line that exceeds the stock. */
export interface ShortLine {
  readonly line: CartLineView;
  readonly left: number;
}

/** Result of placing an order. Stock and money are taken only with `placed`. */
export type Placement =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'soldOut'; readonly short: readonly ShortLine[]; readonly view: CartView }
  | { readonly kind: 'changed' | 'declined' | 'incomplete' | 'empty' | 'gone' };

/**
 * Places the order of a cart in one transaction. It locks the cart, then the stock in the order of variant ids, then discounts and gift
 * cards. It checks that the current state matches the confirmation. It takes the stock and writes order, mail and webhooks. It is
 * idempotent: a repeated call for an ordered cart returns its order.
 */
export async function placeOrder(services: Services, key: CartKey, asked: AskedOrder): Promise<Placement> {
  const { database } = services;
  return services.changes.track(async () => {
    const placement = await writeGateOf(database).run(key.token, () =>
      database.transaction((transaction) => place(services, transaction, key, asked)),
    );
    if (placement.kind === 'placed') {
      await services.catalogue
        .refreshVariants(placement.order.lines.map((line) => line.variantId))
        // The order is valid; only the displayed stock is stale until its next change.
        .catch((error: unknown) =>
          console.error('The stock could not be read for the error page:', withoutValues(error)),
        );
    }
    return placement;
  });
}

async function place(
  services: Services,
  transaction: Transaction,
  key: CartKey,
  { fingerprint, customerId }: AskedOrder,
): Promise<Placement> {
  const now = services.now();
  const cart = await lockCart(transaction, key, now);
  if (cart === null) {
    const order = await findOrderOfCart(transaction, key.token);
    return order === null ? { kind: 'gone' } : { kind: 'placed', order };
  }
  const { contact, payment: chosen } = await findCheckout(transaction, cart.token);
  if (contact === null) {
    return { kind: 'incomplete' };
  }
  const requested = await listCartLines(transaction, cart.token);
  // Also locks the other variants of those products: product webhooks must be correct for each.
  await lockInventory(
    transaction,
    requested.flatMap(
      ({ variantId }) =>
        services.catalogue.variantById(variantId)?.product.variants.map(({ numericId }) => numericId) ??
        variantId,
    ),
  );
  await lockDiscounts(transaction, cart.discountCodes);
  await lockGiftCards(transaction, cart.giftCards);
  const lines = await listCartLines(transaction, cart.token);
  const pricing = { catalogue: services.catalogue, now };
  const view = possiblePreferences(await viewCart(transaction, cart, lines, pricing, contact.email), pricing);
  // A gift may have been changed by another client since the confirmation.
  if (!isGiftWhole(view)) return { kind: 'incomplete' };
  const payment = paymentOf(view, contact, chosen);
  if (payment === null) {
    // Never chosen, or not needed before because gift cards paid more. The new state is shown.
    return { kind: 'changed' };
  }
  const bought = view.lines.filter(({ line }) => line.quantity > 0);
  const isAsConfirmed = isSameOrder(fingerprint, fingerprintOf(view, contact, payment));
  if (!isAsConfirmed) {
    const short = shortSince(fingerprint, view).map((line) => ({ line, left: line.line.quantity }));
    if (short.length > 0) {
      await writeCartLines(transaction, cart.token, lines, clampToStock(lines).lines);
      return { kind: 'soldOut', short, view };
    }
  }
  if (bought.length === 0) {
    return { kind: 'empty' };
  }
  if (!isAsConfirmed) {
    return { kind: 'changed' };
  }
  if (payment.method === 'card' && payment.outcome === 'declined') {
    return { kind: 'declined' };
  }
  const order = await writeOrder(services, transaction, view, bought, contact, payment, customerId);
  return { kind: 'placed', order };
}

async function writeOrder(
  services: Services,
  transaction: Transaction,
  view: CartView,
  bought: readonly CartLineView[],
  contact: Contact,
  payment: Payment,
  customerId: number | null,
): Promise<Order> {
  const now = services.now();
  const language = toLanguage(view.cart.language);
  const { applied, shipping } = view.price;
  const { due: _rest, ...charged } = finalQuote(view, contact);
  const onShipping = charged.shippingDiscount > 0 ? shipping : null;
  const unnumbered: Omit<Order, 'number'> = {
    ...charged,
    token: randomBytes(ORDER_TOKEN_BYTES).toString('base64url'),
    email: contact.email,
    language,
    contact,
    payment,
    note: view.cart.note,
    attributes: view.cart.attributes,
    discountCode: applied && shownNameOf(applied.discount),
    shippingCode: onShipping && shownNameOf(onShipping),
    shopOrigin: view.cart.shopOrigin ?? services.env.shopUrl,
    placedAt: now,
    lines: bought.map(({ line, variant, discount }) => ({
      variantId: variant.numericId,
      productId: variant.product.numericId,
      handle: variant.product.handle,
      title: localized(variant.product, 'title', variant.product.title, { language }),
      variantTitle: variantTitleOf(variant, language),
      sku: variant.sku,
      imageUrl: pictureUrl(variant, services.env.url),
      quantity: line.quantity,
      price: variant.price,
      discount,
      attributes: line.attributes,
    })),
  };
  await takeFromInventory(transaction, quantities(bought));
  const customer = await ownerOf(transaction, [view.cart.buyer.customerId, customerId], contact);
  const number = await insertOrder(transaction, view.cart.token, unnumbered, customer?.id ?? null);
  const order: Order = { ...unnumbered, number };
  const used = [applied?.discount, onShipping].filter((one) => one != null);
  for (const discount of used) {
    await recordDiscountUse(transaction, discount, {
      email: contact.email,
      orderNumber: number,
      usedAt: now,
    });
  }
  await takeFromGiftCards(transaction, order.giftCards);
  await transaction.update(cartTable).set({ completedAt: now }).where(eq(cartTable.token, view.cart.token));
  await insertMail(transaction, orderMail(order, services));
  await announce(transaction, order, { bought, used, now });
  return order;
}

/**
 * Owner of the order: the signed-in customer, else the customer with this proven e-mail; null for a guest (ADR 74).
 * @param signedIn customer numbers of the sessions in the shop and the browser
 */
async function ownerOf(
  transaction: Transaction,
  signedIn: readonly (number | null | undefined)[],
  contact: Contact,
): Promise<Customer | null> {
  for (const id of signedIn) {
    const customer = id == null ? null : await findCustomer(transaction, id);
    if (customer !== null) return customer;
  }
  const named = await findCustomerByEmail(transaction, contact.email);
  return named?.emailProvenAt == null ? null : named;
}

/** Writes the webhooks of the order and of the stock it took to the outbox. */
async function announce(
  transaction: Transaction,
  order: Order,
  { bought, used, now }: { bought: readonly CartLineView[]; used: readonly Discount[]; now: Date },
): Promise<void> {
  const variants = [...new Set(bought.map(({ variant }) => variant))];
  const products = [...new Set(variants.map(({ product }) => product))];
  const stock = await readInventory(
    transaction,
    products.flatMap((product) => product.variants.map(({ numericId }) => numericId)),
  );
  await insertWebhookEvents(
    transaction,
    [
      ...products.map((product) => ({
        topic: 'products/update' as const,
        payload: productPayload(product, stock),
      })),
      ...variants.map((variant) => ({
        topic: 'inventory_levels/update' as const,
        payload: inventoryPayload(variant, stock, now),
      })),
      { topic: 'orders/create', payload: orderPayload(order, used) },
    ],
    now,
  );
}

function quantities(lines: readonly CartLineView[]): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { line } of lines) {
    taken.set(line.variantId, (taken.get(line.variantId) ?? 0) + line.quantity);
  }
  return taken;
}
