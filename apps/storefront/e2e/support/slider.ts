import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** One card of a row as a shopper sees it. */
interface SeenCard {
  /** What it is called. */
  readonly name: string;
  /** How much of it is in sight, 0 to 1. */
  readonly share: number;
}

/** A row of slides as a shopper sees it: what is in sight, told by where it is drawn. */
export class Slider {
  readonly page: Page;
  readonly row: Locator;
  readonly #part: Locator;

  /** @param part the id of the page's part that the row stands in */
  constructor(page: Page, part: string) {
    this.page = page;
    this.#part = page.locator(`#${part}`);
    this.row = page.locator(`#${part === 'reviews' ? 'review' : part}-slides`);
  }

  arrow(name: string): Locator {
    return this.#part.getByRole('button', { name, exact: true });
  }

  /** Presses an arrow as often and as quickly as the page takes it. */
  async press(name: string, times: number): Promise<void> {
    await this.arrow(name).evaluate((button, count) => {
      for (let press = 0; press < count; press += 1) if (button instanceof HTMLElement) button.click();
    }, times);
  }

  /** Names of the slides, in order, each once. */
  async names(): Promise<string[]> {
    return this.row.locator('li:not([aria-hidden]) h3').allTextContents();
  }

  /** Cards of which something is drawn in the window, from the left, when nothing moves any more. */
  async seen(): Promise<SeenCard[]> {
    await this.row.evaluate(
      (row) =>
        new Promise<void>((resolve) => {
          const place = () => row.querySelector('li')?.getBoundingClientRect().left;
          let before = place();
          let still = 0;
          const look = () => {
            const now = place();
            still = now === before ? still + 1 : 0;
            before = now;
            // Longer than the pause between two steps of an easing.
            if (still > 20) resolve();
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    return this.row.locator('li').evaluateAll((slides) =>
      slides
        .map((slide) => {
          const card = slide.getBoundingClientRect();
          const window = slide.closest('[id$="-slides"]')?.getBoundingClientRect() ?? card;
          const left = Math.max(card.left, window.left, 0);
          const right = Math.min(card.right, window.right, innerWidth);
          return {
            name: slide.querySelector('h3')?.textContent ?? '',
            share: Math.max(0, right - left) / card.width,
            left: card.left,
          };
        })
        .filter(({ share }) => share > 0.05)
        .toSorted((one, other) => one.left - other.left),
    );
  }

  /** Names of the cards that are in sight with at least nine tenths. */
  async whole(): Promise<string[]> {
    return (await this.seen()).filter(({ share }) => share > 0.9).map(({ name }) => name);
  }

  /** Moves a finger over the row, by the browser's own touch events: negative shows what is to the right. */
  async swipe(distance: number): Promise<void> {
    const box = await this.row.boundingBox();
    if (box === null) throw new Error('the row is not drawn');
    const from = distance < 0 ? box.x + box.width - 30 : box.x + 30;
    const y = box.y + 40;
    const place = () => this.row.evaluate((row) => row.querySelector('li')?.getBoundingClientRect().left);
    const before = await place();
    const touch = await this.page.context().newCDPSession(this.page);
    const STEPS = 12;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
    for (let step = 1; step <= STEPS; step += 1) {
      const x = from + (distance * step) / STEPS;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
    // A busy machine hands the touches on a little later.
    await expect.poll(place).not.toBe(before);
  }
}

/** What is in sight of a row that goes round, `steps` further than its start. */
export function turned(names: readonly string[], steps: number, count: number): string[] {
  const { length } = names;
  return Array.from(
    { length: count },
    (_, index) => names[(((index + steps) % length) + length) % length] ?? '',
  );
}
