import type { PlainPage } from './plain-browser.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { createCart, PACHIRA } from './shopper.ts';

/** A cart with two pachiras, or with `input`. */
export async function newCart(shop: PlatformUnderTest, input: Record<string, unknown> = {}) {
  return (await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 2 }], ...input })).cart;
}

/** The day `days` after today in Japan. */
export function inDays(days: number): string {
  return new Date(Date.now() + (9 + days * 24) * 3_600_000).toISOString().slice(0, 10);
}

/** The same day as displayed. */
export function dayAsShown(days: number): string {
  const [year, month, day] = inDays(days).split('-').map(Number);
  const weekday = '日月火水木金土'[new Date(`${inDays(days)}T00:00:00Z`).getUTCDay()];
  return `${year}年${month}月${day}日(${weekday})`;
}

/** The ids of the fields with an error. */
export function errorsOn(page: PlainPage): string[] {
  return [...page.document.querySelectorAll('p.error')].map((error) => error.id.replace('-error', ''));
}
