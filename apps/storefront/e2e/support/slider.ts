import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Frames without movement after which a row is still: more than between two easing steps. */
const STILL_FRAMES = 3;
/** Start position of a finger, from the row's edge: on a card. */
const EDGE_PX = 30;
/** The browser's touch slop, which does not count as movement. */
const TOUCH_SLOP_PX = 15;
const TOUCH_STEPS = 8;
const FRAME_SECONDS = 1 / 60;
/** A finger held this long causes no momentum. */
const HELD_SECONDS = 0.2;

/** One visible card of a row. */
interface SeenCard {
  /** Its name. */
  readonly name: string;
  /** Its visible share, 0 to 1. */
  readonly share: number;
}

/** A row of slides as seen: visible cards by rendered position. */
export class Slider {
  readonly page: Page;
  readonly row: Locator;
  readonly #part: Locator;

  /** @param part id of the page's part with the row */
  constructor(page: Page, part: string) {
    this.page = page;
    this.#part = page.locator(`#${part}`);
    this.row = page.locator(`#${part === 'reviews' ? 'review' : part}-slides`);
  }

  arrow(name: string): Locator {
    return this.#part.getByRole('button', { name, exact: true });
  }

  /** Presses an arrow repeatedly, as fast as the page accepts it. */
  async press(name: string, times: number): Promise<void> {
    await this.arrow(name).evaluate((button, count) => {
      for (let press = 0; press < count; press += 1) if (button instanceof HTMLElement) button.click();
    }, times);
  }

  /** Distinct names of the slides, in order. */
  async names(): Promise<string[]> {
    return this.row.locator('li:not([aria-hidden]) h3').allTextContents();
  }

  /**
   * Cards at least partly visible in the window, from the left, once the row is still. It is also still before a press has moved it: retry
   * until the position is as expected.
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

  /** Names of cards that are at least nine tenths visible. */
  async whole(): Promise<string[]> {
    return (await this.#seen()).filter(({ share }) => share > 0.9).map(({ name }) => name);
  }

  /** Waits until the row stops with these cards fully visible. */
  async expectWhole(names: readonly string[]): Promise<void> {
    await expect.poll(() => this.whole()).toEqual(names);
  }

  /**
   * Drags the row by this many cards, holds and releases, and waits until it stops: a positive number shows the right. It uses the
   * browser's own touch events with explicit timestamps, which determine the momentum regardless of a busy machine's delivery.
   */
  async drag(cards: number): Promise<void> {
    const pitch = await this.row.evaluate((row) => {
      const [one, other] = Array.from(row.querySelectorAll('li'), (slide) => slide.getBoundingClientRect());
      if (!one || !other) throw new Error('a row of less than two');
      return other.left - one.left;
    });
    await this.#touch(-cards * pitch - Math.sign(cards) * (TOUCH_SLOP_PX / 2), HELD_SECONDS);
  }

  /** The same as a flick: the row coasts. */
  async flick(distance: number): Promise<void> {
    await this.#touch(distance, 0);
  }

  async #touch(distance: number, heldSeconds: number): Promise<void> {
    const box = await this.row.boundingBox();
    if (box === null) throw new Error('the slider is not rendered');
    const from = distance < 0 ? box.x + box.width - EDGE_PX : box.x + EDGE_PX;
    const y = box.y + 40;
    // Copies of the slides are created on touch, which moves the row itself: only a stop after release counts.
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
    // No real finger moves before the next frame, which has the copies.
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

/** Visible slides of a looping row, `steps` beyond its start. */
export function turned(names: readonly string[], steps: number, count: number): string[] {
  const { length } = names;
  return Array.from(
    { length: count },
    (_, index) => names[(((index + steps) % length) + length) % length] ?? '',
  );
}
