import { type DeliveryContext, EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { NO_PREFERENCES } from '@shop/rules/cart/delivery-preferences';
import { parseDeliveryTime } from '@shop/rules/delivery/delivery-times';
import { parseJstDate } from '@shop/rules/jst-date';
// zod/mini: this is part of the cart page's bundle.
import * as z from 'zod/mini';

/** Storage key of the entries, which last as long as the tab. */
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
  /** The cart's values: form entries that differ are drafts. */
  held: z.object({ ...entries, gift: z.nullable(giftSchema) }),
});

/** The browser's storage. Merely accessing it throws where it is denied, so it is accessed only in here. */
type NameStorage = () => Storage;

/** The persisted state: the entries, and the cart's last known values, which identify the drafts. */
type PersistedDelivery = Pick<DeliveryContext, 'form' | 'held'>;

/** A cart's entries from before a reload; an empty form if there are none, or none readable. */
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

/** Persists a cart's entries; without a cart there is nothing to persist. */
export function persistDelivery(
  storage: NameStorage,
  cartId: string | null,
  { form, held }: PersistedDelivery,
): void {
  try {
    if (cartId === null) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify({ cartId, form, held }));
  } catch {
    // Storage is denied or full: the entries last as long as the page.
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
