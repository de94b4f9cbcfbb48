import type { Browser, BrowserContext, Page, Request, Response } from '@playwright/test';
import { PNG } from 'pngjs';
import type { RunningShop } from '../../apps/storefront/test/support/screen';
import { wordsOf } from '../../apps/storefront/test/support/words';
import type { Looker, Sight } from '../visual/compare-shot';
import { SETTLE } from '../visual/in-page';
import { colourOfAddress } from './colour-of-address';
import { goldenFaults } from './golden';
import { AXE_WINDOWS, axeFaults, PHONE_WIDTHS, reflowFaults, textFaults } from './page-faults';
import { prepareShopper } from './prepare-shopper';
import { isAsSent } from './sample-shots';
import { pathIn, type ScreenShot } from './screen-shots';

/** The date of the screenshots, for the browser and the shop's processes. */
export const DAY = '2026-11-20T10:00:00+09:00';

/** Timeout for pending loads. */
const LATEST_MS = 30_000;
const HEIGHTS = { 390: 844, 1280: 800 } as const;
/** Catalogue images, from the shop's own origin or the platform's. */
const CATALOGUE_PICTURES = /^https?:\/\/[^/]+\/(?:pictures\/)?(?:s\/files\/|cdn\/)/;
/** Waits for two frames. */
const FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
/** Waits for two frames and their follow-up work, between two checks for pending requests. */
const REST = `${FRAMES}.then(() => new Promise((done) => requestIdleCallback(() => done())))`;
/** The page's code has replaced the script that keeps early presses, if any (PERF-02). */
const IS_ALIVE = 'globalThis.earlyPresses === undefined';

/** Elements that report pending work. */
const BUSY = '[aria-busy="true"]:visible';
/** A failed call includes its log; the rest is page text. */
const FAULT_LENGTH = 500;
/** The image for a screen that failed to open. */
const BLANK_PICTURE = PNG.sync.write(new PNG({ width: 1, height: 1 }));

/** Checks of a run beside screenshots. */
export interface SweepOptions {
  /** Golden texts are written, not compared. */
  isUpdate: boolean;
  /** axe checks each page in the screenshot's window alone; otherwise in a phone's and a desktop's. */
  isSample: boolean;
  /** Shots with checks of text, accessibility and reflow: one per screen and, but for a sample, language. */
  swept: ReadonlySet<ScreenShot>;
}

/** A browser that opens one screen after another, each as a new shopper. */
export class ScreenPage implements Looker<ScreenShot> {
  readonly #browser: Browser;
  readonly #shop: RunningShop;
  readonly #sweep: SweepOptions;

  /** @param browser of this page alone: when two pages draw in one browser, one sometimes waits forever for its screenshot */
  constructor(browser: Browser, shop: RunningShop, sweep: SweepOptions) {
    this.#browser = browser;
    this.#shop = shop;
    this.#sweep = sweep;
  }

  /** Each look reloads the page. */
  forget(): void {}

  /**
   * Opens the screen, performs its state's actions, waits until loading has ended, and takes its screenshot. For a swept shot it compares
   * the text, and checks accessibility and sideways scrolling.
   */
  async look(shot: ScreenShot): Promise<Sight> {
    if (shot.isRead) return { picture: BLANK_PICTURE, faults: await this.#read(shot) };
    const isPhone = shot.width === 390;
    const context = await this.#browser.newContext({
      viewport: { width: shot.width, height: HEIGHTS[shot.width] },
      isMobile: isPhone,
      hasTouch: isPhone,
      locale: shot.language === 'ja' ? 'ja-JP' : 'en-US',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    try {
      return await this.#see(context, shot);
    } catch (error) {
      // With the log of the call, which shows the failed step.
      const reason = String(error instanceof Error ? error.message : error).replaceAll(/\s*\n\s*/g, ' / ');
      return { picture: BLANK_PICTURE, faults: [`cannot be looked at: ${reason.slice(0, FAULT_LENGTH)}`] };
    } finally {
      await context.close();
    }
  }

  async #see(context: BrowserContext, shot: ScreenShot): Promise<Sight> {
    const { screen, language } = shot;
    await prepareShopper(context, this.#shop, screen);
    await context.route(CATALOGUE_PICTURES, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: colourOfAddress(new URL(route.request().url()).pathname),
      }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(LATEST_MS);
    await page.clock.setFixedTime(DAY);
    const { faults, settle } = watch(page, screen.expected);
    const answer = await page.goto(`${this.#shop.shopUrl}${pathIn(language, screen.path)}`);
    const status = answer?.status();
    if (status !== (screen.status ?? 200)) faults.push(`is answered with ${status}`);
    // The pointer is outside of the window: at its corner, sliders that scroll under it would start or not, at random.
    await page.mouse.move(-10, -10);
    await settle();
    if (screen.act) {
      await screen.act(page, wordsOf[language]);
      await settle();
    }
    const picture =
      screen.isPictured === false
        ? BLANK_PICTURE
        : await page.screenshot({
            fullPage: screen.isOverlay !== true,
            animations: 'disabled',
            caret: 'hide',
          });
    if (this.#sweep.swept.has(shot)) faults.push(...(await this.#check(page, shot, answer)));
    return { picture, faults };
  }

  /** Faults of a page's words as sent. */
  async #read(shot: ScreenShot): Promise<string[]> {
    const { language, screen } = shot;
    const answer = await fetch(`${this.#shop.shopUrl}${pathIn(language, screen.path)}`);
    const status = answer.status === (screen.status ?? 200) ? [] : [`is answered with ${answer.status}`];
    return [...status, ...this.#goldenFaults(shot, await answer.text())];
  }

  #goldenFaults({ screen, language, id }: ScreenShot, html: string): string[] {
    const name = `${language}/${id.replace(/--\w+$/, '')}`;
    return goldenFaults({ html, name, isMainOnly: screen.path !== '/' }, this.#shop, this.#sweep.isUpdate);
  }

  async #check(page: Page, shot: ScreenShot, answer: Response | null): Promise<string[]> {
    const { screen, width } = shot;
    // An overlay includes its page; the page's own screen checks the rest and other windows.
    if (screen.isOverlay)
      return [
        ...(await axeFaults(page, [{ width, height: HEIGHTS[width] }])),
        ...(await textFaults(
          page,
          PHONE_WIDTHS.filter((one) => one === width),
        )),
      ];
    const html = isAsSent(shot) ? ((await answer?.text()) ?? '') : await page.content();
    const said = screen.isHosted ? [] : this.#goldenFaults(shot, html);
    const windows = AXE_WINDOWS[this.#sweep.isSample ? width : 'all'];
    return [
      ...said,
      ...(await axeFaults(page, windows)),
      ...(await textFaults(page, PHONE_WIDTHS)),
      ...(await reflowFaults(page)),
    ];
  }
}

/** Records page errors, and detects the end of loading. */
function watch(page: Page, expected?: RegExp) {
  const faults: string[] = [];
  const underWay = new Set<Request>();
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !expected?.test(text))
      faults.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  /** Scrolls through the whole page to trigger lazy loading, then back to the top. */
  const walk = () =>
    page.evaluate(`(async () => {
      const top = scrollY;
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' });
        await ${FRAMES};
      }
      scrollTo({ top, behavior: 'instant' });
    })()`);
  const isBusy = async () =>
    underWay.size > 0 || !(await page.evaluate(IS_ALIVE)) || (await page.locator(BUSY).count()) > 0;
  const rest = async () => {
    const latest = performance.now() + LATEST_MS;
    do {
      if (performance.now() > latest)
        throw new Error(`not at rest: ${[...underWay].map((request) => request.url()).join(' ') || BUSY}`);
      await page.evaluate(REST);
    } while (await isBusy());
  };
  return {
    faults,
    settle: async () => {
      await page.waitForLoadState('load');
      await rest();
      await walk();
      await rest();
      await page.evaluate(`(${SETTLE})()`);
    },
  };
}
