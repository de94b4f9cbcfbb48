import { type DeliveryContext, EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { parseDeliveryTime } from '@shop/rules/delivery/delivery-times';
import { parseJstDate } from '@shop/rules/jst-date';
// The small zod: this is the cart page's own code.
import * as z from 'zod/mini';

/** Key of what was entered; it lives as long as the tab. */
const KEY = 'shop:delivery';

const giftSchema = z.object({
  name: z.string(),
  postalCode: z.string(),
  address: z.string(),
  phone: z.string(),
});
const entries = {
  deliveryDate: z.nullable(z.string()),
  deliveryTime: z.string(),
  eGift: z.boolean(),
  note: z.string(),
};

const persistedSchema = z.object({
  /** Entries belong to one cart. */
  cartId: z.string(),
  form: z.object({ ...entries, isGiftOpen: z.boolean(), gift: giftSchema }),
  /** What the cart held: entries of the form that differ are drafts. */
  held: z.object({ ...entries, gift: z.nullable(giftSchema) }),
});

/** The browser's storage. Merely naming it throws where it is refused, so that it is named in here only. */
type NameStorage = () => Storage;

/** What stays: the entries, and what the cart was known to hold, which tells the drafts among them. */
type PersistedDelivery = Pick<DeliveryContext, 'form' | 'held'>;

/** What was entered for a cart before the page was loaded anew; an empty form when nothing was, or nothing readable. */
export function readPersistedDelivery(storage: NameStorage, cartId: string | null): PersistedDelivery {
  const parsed = persistedSchema.safeParse(parseJson(readText(storage)));
  if (!parsed.success || parsed.data.cartId !== cartId)
    return { form: EMPTY_DELIVERY_FORM, held: NO_PREFERENCES };
  const { form, held } = parsed.data;
  return { form: { ...form, ...dateAndTime(form) }, held: { ...held, ...dateAndTime(held) } };
}

function dateAndTime(written: { deliveryDate: string | null; deliveryTime: string }) {
  const date = written.deliveryDate === null ? null : parseJstDate(written.deliveryDate);
  return {
    deliveryDate: date?.ok ? date.value : null,
    deliveryTime: parseDeliveryTime(written.deliveryTime),
  };
}

/** Keeps what was entered for a cart; without a cart there is nothing to keep. */
export function persistDelivery(
  storage: NameStorage,
  cartId: string | null,
  { form, held }: PersistedDelivery,
): void {
  try {
    if (cartId === null) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify({ cartId, form, held }));
  } catch {
    // Storage is refused or full: the entries live as long as the page.
  }
}

function readText(storage: NameStorage): string {
  try {
    return storage().getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
