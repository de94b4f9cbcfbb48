import { type DeliveryForm, EMPTY_DELIVERY_FORM } from '@shop/machines/delivery/delivery-context';
import { parseDeliveryTime } from '@shop/rules/delivery/delivery-times';
import { parseJstDate } from '@shop/rules/jst-date';
// The small zod: this is the cart page's own code.
import * as z from 'zod/mini';

/** Key of what was entered; it lives as long as the tab. */
const KEY = 'shop:delivery';

const keptSchema = z.object({
  /** Entries belong to one cart. */
  cartId: z.string(),
  form: z.object({
    deliveryDate: z.nullable(z.string()),
    deliveryTime: z.string(),
    eGift: z.boolean(),
    note: z.string(),
    isGiftOpen: z.boolean(),
    gift: z.object({ name: z.string(), postalCode: z.string(), address: z.string(), phone: z.string() }),
  }),
});

/** The browser's storage. Merely naming it throws where it is refused, so that it is named in here only. */
type NameStorage = () => Storage;

/** What was entered for a cart before the page was loaded anew; an empty form when nothing was, or nothing readable. */
export function readKeptDelivery(storage: NameStorage, cartId: string | null): DeliveryForm {
  const kept = keptSchema.safeParse(parseJson(readText(storage)));
  if (!kept.success || kept.data.cartId !== cartId) return EMPTY_DELIVERY_FORM;
  const { form } = kept.data;
  const date = form.deliveryDate === null ? null : parseJstDate(form.deliveryDate);
  return {
    ...form,
    deliveryDate: date?.ok ? date.value : null,
    deliveryTime: parseDeliveryTime(form.deliveryTime),
  };
}

/** Keeps what was entered for a cart; without a cart there is nothing to keep. */
export function keepDelivery(storage: NameStorage, cartId: string | null, form: DeliveryForm): void {
  try {
    if (cartId === null) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify({ cartId, form }));
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
