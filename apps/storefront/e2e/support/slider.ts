import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Frames without a move after which a row stands still: more than lie between two steps of an easing. */
const STILL_FRAMES = 3;
/** Where a finger begins, from the row's edge: on a card. */
const EDGE_PX = 30;
/** What the browser takes for a tap's own unsteadiness, and leaves out of a move. */
const TOUCH_SLOP_PX = 15;
const TOUCH_STEPS = 8;
const FRAME_SECONDS = 1 / 60;
/** A finger held so long gives no push. */
const HELD_SECONDS = 0.2;

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

  /**
   * Cards of which something is drawn in the window, from the left, as soon as the row stands still. It stands still before a press
   * has moved it too: look again until it is where it should be.
   */
  async #seen(): Promise<SeenCard[]> {
    return this.row.evaluate(async (row, stillFrames) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const place = () => row.querySelector('li')?.getBoundingClientRect().left;
      for (let before = place(), still = 0; still < stillFrames; ) {
        await nextFrame();
        still = place() === before ? still + 1 : 0;
        before = place();
      }
      const window = row.getBoundingClientRect();
      return Array.from(row.querySelectorAll('li'), (slide) => {
        const card = slide.getBoundingClientRect();
        const left = Math.max(card.left, window.left, 0);
        const right = Math.min(card.right, window.right, innerWidth);
        return {
          name: slide.querySelector('h3')?.textContent ?? '',
          share: Math.max(0, right - left) / card.width,
          left: card.left,
        };
      })
        .filter(({ share }) => share > 0.05)
        .toSorted((one, other) => one.left - other.left);
    }, STILL_FRAMES);
  }

  /** Names of the cards that are in sight with at least nine tenths. */
  async whole(): Promise<string[]> {
    return (await this.#seen()).filter(({ share }) => share > 0.9).map(({ name }) => name);
  }

  /** The row comes to rest with these cards whole in sight. */
  async expectWhole(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.whole()).toEqual(names);
  }

  /**
   * Moves a finger over the row by so many cards, holds it and takes it off, until the row has come to rest: a positive number shows
   * what is to the right. By the browser's own touch events, at times of their own: how far a row runs on is told from these, not
   * from when a busy machine hands them on.
   */
  async drag(cards: number): Promise<void> {
    const pitch = await this.row.evaluate((row) => {
      const [one, other] = Array.from(row.querySelectorAll('li'), (slide) => slide.getBoundingClientRect());
      if (!one || !other) throw new Error('a row of less than two');
      return other.left - one.left;
    });
    await this.#touch(-cards * pitch - Math.sign(cards) * (TOUCH_SLOP_PX / 2), HELD_SECONDS);
  }

  /** The same with a quick finger: the row runs on by itself. */
  async flick(distance: number): Promise<void> {
    await this.#touch(distance, 0);
  }

  async #touch(distance: number, heldSeconds: number): Promise<void> {
    const box = await this.row.boundingBox();
    if (box === null) throw new Error('the row is not drawn');
    const from = distance < 0 ? box.x + box.width - EDGE_PX : box.x + EDGE_PX;
    const y = box.y + 40;
    // Copies of the slides are made when the finger comes, which is a move of its own: only what ends after the finger has left counts.
    const moved = await this.row.evaluateHandle((row) => ({
      end: new Promise<void>((resolve) => {
        const left = () => row.addEventListener('scrollend', () => resolve(), { once: true });
        row.addEventListener('touchend', left, { once: true });
      }),
    }));
    const browser = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, x?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        timestamp,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    const end = Date.now() / 1000;
    const start = end - heldSeconds - TOUCH_STEPS * FRAME_SECONDS;
    await touch('touchStart', start, from);
    // Nobody's finger has moved on before the next frame is drawn, and that has the copies.
    await this.row.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await Promise.all([
      ...Array.from({ length: TOUCH_STEPS }, (_, step) =>
        touch('touchMove', start + (step + 1) * FRAME_SECONDS, from + (distance * (step + 1)) / TOUCH_STEPS),
      ),
      touch('touchEnd', end),
    ]);
    await moved.evaluate(({ end: rest }) => rest);
    await moved.dispose();
    await browser.detach();
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
