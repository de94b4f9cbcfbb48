import type { Locator, Page, Request } from '@playwright/test';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { addDays, jstDateAt } from '@shop/rules/jst-date';
import { say, words } from '../../test/support/words';
import { Shop } from './shop';
import { setTime } from './shop-time';
import { expect } from './test';

/** A plant with delivery dates. */
export const DATED_PLANT = 'pachira-mini';
/** A fixed time of the shop. */
export const SHOP_NOON = '2026-11-21T12:00:00+09:00';
/** Keys that the warehouse reads. */
export const DATE_ATTRIBUTE = ATTRIBUTE_KEYS.deliveryDate;
export const TIME_ATTRIBUTE = ATTRIBUTE_KEYS.deliveryTime;

const DAY = new Intl.DateTimeFormat('ja-JP', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});

/** The cart page's delivery form, as a shopper uses it. */
export class Delivery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A filled cart at a fixed time of the shop, with the gift form open. */
  static async openGift(page: Page): Promise<Shop> {
    await setTime(page, SHOP_NOON);
    const shop = new Shop(page);
    await shop.fillCart(DATED_PLANT);
    await new Delivery(page).giftHead.click();
    return shop;
  }

  /** The heading of date, time and remarks. */
  get dateHead(): Locator {
    return this.page.getByRole('button', { name: words.cart.accordion });
  }

  get giftHead(): Locator {
    return this.page.getByRole('button', { name: words.delivery.giftToggle });
  }

  get eGift(): Locator {
    return this.page.getByRole('checkbox', { name: words.cart.egift });
  }

  get note(): Locator {
    return this.page.getByRole('textbox', { name: words.delivery.note });
  }

  async openDate(): Promise<void> {
    await this.dateHead.click();
    await expect(this.note).toBeVisible();
  }

  /** A day of the calendar, `2026-12-05`. */
  day(day: string): Locator {
    return this.page.getByRole('button', { name: dayText(day), exact: true });
  }

  async expectWindow(from: string, to: string): Promise<void> {
    const hint = say(words.delivery.dateHint, { from: dayText(from), to: dayText(to) });
    await expect(this.page.getByText(hint)).toBeVisible();
  }

  /** Selectable days of the displayed month. */
  async freeDays(): Promise<number[]> {
    const days = await this.page
      .getByRole('gridcell')
      .getByRole('button', { disabled: false })
      .allTextContents();
    return days.map(Number);
  }

  /** Selects a day, in the displayed month or the next one. */
  async choose(day: string): Promise<void> {
    if ((await this.day(day).count()) === 0) await this.nextMonth();
    await this.day(day).click();
    await expect(this.dateHead).toContainText(dayText(day));
  }

  async nextMonth(): Promise<void> {
    await this.page.getByRole('button', { name: words.aria.calendarNext }).click();
  }
}

/** The day this many days after today in Japan: `2026-12-05`. */
export function inDays(days: number): string {
  return addDays(jstDateAt(Date.now()), days);
}

/** A day in the shop's format. */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** Attributes and note that the page sends to the platform from now on, by key. */
export function watchSent(page: Page): { attributes: Map<string, string> | null; note: string | null } {
  const sent: ReturnType<typeof watchSent> = { attributes: null, note: null };
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().includes('graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === 'CartAttributesUpdate') {
      const list: { key: string; value: string }[] = variables.attributes;
      sent.attributes = new Map(list.map(({ key, value }) => [key, value]));
    }
    if (operationName === 'CartNoteUpdate') sent.note = variables.note;
  });
  return sent;
}
