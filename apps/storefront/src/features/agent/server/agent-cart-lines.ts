import {
  CART_LINES_READ,
  type Cart,
  type CartLine,
  LINES_OF_A_CALL,
  type LineToAdd,
  type LineWarning,
} from '@shop/rules/cart/cart';
import { isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { type GlobalId, numericId, parseGlobalId, toGid } from '@shop/rules/global-id';
import { QUANTITY_OPTIONS_MAX } from '@shop/rules/product/product-choice';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { Locale } from '#foundation/i18n/locale.ts';
import { type UcpMessage, ucpErrorMessage, ucpWarning } from '../contract/ucp';
import type { AgentInput } from './agent-inputs';
import type { AgentServices } from './agent-services';

type LineInputs = AgentInput<'createCart'>['cart']['line_items'];

/** The variants that exist and can be bought, each once, with their names, and messages about the others, by name (CART-12). */
export async function sellableLines(inputs: LineInputs, locale: Locale, { readVariants }: AgentServices) {
  const requested = new Map<number, number>();
  const reduced: { readonly id: number; readonly place: number }[] = [];
  const messages: UcpMessage[] = [];
  for (const [place, { item, quantity }] of inputs.entries()) {
    const id = variantNumber(item.id);
    if (id === null) messages.push(lineError(place, 'not_found', 'There is no such variant'));
    else {
      const total = (requested.get(id) ?? 0) + quantity;
      if (total > QUANTITY_OPTIONS_MAX) reduced.push({ id, place });
      requested.set(id, Math.min(total, QUANTITY_OPTIONS_MAX));
    }
  }
  const known = requested.size === 0 ? [] : await readVariants([...requested.keys()], locale);
  const lines: LineToAdd[] = [];
  const names = new Map<GlobalId, string>();
  for (const [id, quantity] of requested) {
    const place = inputs.findIndex(({ item }) => variantNumber(item.id) === id);
    const variant = known.find((one) => one.id === id);
    if (variant === undefined) {
      messages.push(lineError(place, 'not_found', 'There is no such variant'));
      continue;
    }
    const name = cartLineName({ title: variant.productTitle, variantTitle: variant.title });
    if (isSoldOut(variant.quantity)) {
      messages.push(lineError(place, 'out_of_stock', `${name} is sold out`));
      continue;
    }
    lines.push({ merchandiseGlobalId: variant.globalId, quantity });
    names.set(variant.globalId, name);
    const limit = `A line has ${QUANTITY_OPTIONS_MAX} pieces at most: so has ${name}`;
    for (const one of reduced.filter((more) => more.id === id))
      messages.push(ucpWarning('quantity_reduced', limit, `$.line_items[${one.place}]`));
  }
  return { lines, names, messages };
}

function variantNumber(id: string): number | null {
  const parts = parseGlobalId(/^\d{1,16}$/.test(id) ? toGid('ProductVariant', Number(id)) : id);
  return parts.ok && parts.value.type === 'ProductVariant' ? numericId(parts.value.plain) : null;
}

/** The calls that remove lines of a cart: each takes a part of them. */
export function removalCalls(cartId: GlobalId, lines: readonly CartLine[], gateway: CartGateway) {
  const lineIds = lines.map(({ globalId }) => globalId);
  return Array.from(
    { length: Math.ceil(lineIds.length / LINES_OF_A_CALL) },
    (_, part) => () =>
      gateway.removeLines({
        cartId,
        lineIds: lineIds.slice(part * LINES_OF_A_CALL, (part + 1) * LINES_OF_A_CALL),
      }),
  );
}

interface LineChange {
  readonly cartId: GlobalId;
  /** All lines of the cart. */
  readonly held: readonly CartLine[];
  readonly requested: readonly LineToAdd[];
}

/**
 * Changes a cart's lines to these; null if they are equal already. Lines are added before others are removed. The stock
 * warnings are those of every step: the next step's response does not repeat them (CART-12).
 */
export async function changeLines(
  { cartId, held, requested }: LineChange,
  gateway: CartGateway,
): Promise<{
  readonly outcome: CartOutcome;
  readonly shortages: Shortages;
  readonly call: 'change' | 'unchanged';
} | null> {
  const added = requested.filter((one) => !held.some((line) => isSameMerchandise(line, one)));
  const shares = sharesOf(held, requested);
  const gone = shares.flatMap(({ line, quantity }) => (quantity === 0 ? [line] : []));
  const changed = shares.flatMap(({ line, quantity }) =>
    quantity === 0 || quantity === line.quantity ? [] : [{ lineId: line.globalId, quantity }],
  );
  const steps = [
    ...(added.length === 0 ? [] : [() => gateway.addLines({ cartId, lines: added })]),
    ...(changed.length === 0 ? [] : [() => gateway.updateLines({ cartId, lines: changed })]),
    ...removalCalls(cartId, gone, gateway),
  ];
  let outcome: CartOutcome | null = null;
  let shortages: Shortages = new Map();
  let done = 0;
  for (const step of steps) {
    outcome = await step();
    if (!outcome.ok) break;
    done += 1;
    shortages = new Map([...shortages, ...shortagesOf(outcome.value.cart)]);
  }
  return outcome && { outcome, shortages, call: failureKind(outcome, done) };
}

/**
 * The requested quantity of each held line. A variant on several lines, such as with another client's attributes, is on them together as often as
 * requested: earlier lines keep theirs, the last one has the rest.
 */
function sharesOf(held: readonly CartLine[], requested: readonly LineToAdd[]) {
  const left = new Map(
    requested.map(({ merchandiseGlobalId, quantity }) => [merchandiseGlobalId, quantity] as const),
  );
  const lastOf = new Map(held.map((line) => [line.merchandiseGlobalId, line] as const));
  return held.map((line) => {
    const open = left.get(line.merchandiseGlobalId) ?? 0;
    const isLast = lastOf.get(line.merchandiseGlobalId) === line;
    const quantity = isLast ? open : Math.min(line.quantity, open);
    left.set(line.merchandiseGlobalId, open - quantity);
    return { line, quantity };
  });
}

function isSameMerchandise(
  one: Pick<LineToAdd, 'merchandiseGlobalId'>,
  other: Pick<LineToAdd, 'merchandiseGlobalId'>,
): boolean {
  return one.merchandiseGlobalId === other.merchandiseGlobalId;
}

/** The stock warnings of a call by their merchandise. */
export type Shortages = ReadonlyMap<GlobalId, LineWarning>;

export function shortagesOf({ lines }: Cart): Shortages {
  return new Map(
    lines.flatMap(({ merchandiseGlobalId, warning }) =>
      warning === null ? [] : [[merchandiseGlobalId, warning] as const],
    ),
  );
}

/** What there was not enough of, by name and line; a variant that sold out meanwhile has no line (CART-12). */
export function shortageMessages(
  { lines }: Cart,
  shortages: Shortages,
  requested: ReadonlyMap<GlobalId, string>,
): UcpMessage[] {
  const short = lines.flatMap(({ merchandiseGlobalId, quantity, ...line }, place): UcpMessage[] => {
    const warning = shortages.get(merchandiseGlobalId);
    if (warning === undefined) return [];
    const isGone = warning === 'outOfStock' || quantity === 0;
    const code = isGone ? 'out_of_stock' : 'quantity_reduced';
    const content = isGone
      ? `${cartLineName(line)} is sold out`
      : `There is not enough stock of ${cartLineName(line)}; its quantity in the cart is what can be had: ${quantity}`;
    // Lines beyond the first ones are not listed.
    const path = place < CART_LINES_READ ? `$.line_items[${place}]` : '$.line_items';
    return [ucpWarning(code, content, path)];
  });
  const gone = [...requested].filter(
    ([id]) => !lines.some(({ merchandiseGlobalId }) => merchandiseGlobalId === id),
  );
  return [
    ...short,
    ...gone.map(([, name]) =>
      ucpWarning('out_of_stock', `${name} is sold out: it is not in the cart`, '$.line_items'),
    ),
  ];
}

export function cartLineName({ title, variantTitle }: Pick<CartLine, 'title' | 'variantTitle'>): string {
  return variantTitle === '' ? title : `${title} ${variantTitle}`;
}

/** How a failed step of a change is told. @param done steps that were carried out before it */
export function failureKind(outcome: CartOutcome, done: number): 'change' | 'unchanged' {
  return outcome.ok || done > 0 || isUncertain(outcome.error.code) ? 'change' : 'unchanged';
}

function lineError(place: number, code: string, content: string): UcpMessage {
  return ucpErrorMessage(code, content, 'recoverable', `$.line_items[${place}]`);
}
