import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { Looker, Sight } from './compare-shot';
import { forceStates } from './force-states';
import {
  ANIMATIONS_END,
  LOAD_FACES,
  SET_GLOBALS,
  SETTLE,
  SHOW_STORY,
  STORY_FAULTS,
  VIOLATIONS,
} from './in-page';
import type { Look, StoryShot } from './shots-of';

/** The sample date of the fixtures; components must not read the clock. */
const NOW = '2026-11-20T10:00:00+09:00';
const HEIGHT = 640;
/** A failed expectation contains the whole page; its beginning is enough. */
const FAULT_LENGTH = 500;
/** A line of an accessibility tree with Japanese in a role's name or a text. Addresses do not count: they are ids in stories. */
const JAPANESE_LINE = /^(?!\s*- \/url:).*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*$/gmu;
/** Rules about whole pages, which do not apply to a single component. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'heading-order',
  'bypass',
  'document-title',
];
/** Storybook's default globals. */
const USUAL = { locale: 'ja', browser: 'web' };
const GLOBALS: Partial<Record<Look, typeof USUAL>> = {
  en: { locale: 'en', browser: 'web' },
  app: { locale: 'ja', browser: 'app' },
};
const STATES = { focus: ['focus', 'focus-visible'], hover: ['hover'] };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const lines = z.array(z.string());

/** A page of the pinned browser that switches stories inside one loaded Storybook. */
export class StoryPage implements Looker<StoryShot> {
  readonly #page: Page;
  readonly #origin: string;
  #errors: string[] = [];
  #globals: typeof USUAL | null = null;

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#errors.push(`page: ${error.message}`));
    page.on('requestfailed', (request) => this.#errors.push(`request failed: ${request.url()}`));
  }

  /** Opens a page; requests outside of the Storybook are refused. */
  static async open(browser: Browser, origin: string): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: { width: 360, height: HEIGHT },
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await context.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    return new StoryPage(page, origin);
  }

  /** Makes the next look reload the page, without earlier stories. */
  forget(): void {
    this.#globals = null;
  }

  /** Shows the story of a shot, waits until nothing moves, runs axe, reads the accessibility tree and takes the screenshot. */
  async look(shot: StoryShot): Promise<Sight> {
    const page = this.#page;
    await this.#load(GLOBALS[shot.look] ?? USUAL);
    this.#errors = [];
    await page.setViewportSize({ width: shot.width, height: HEIGHT });
    await page.emulateMedia({ forcedColors: shot.look === 'forced' ? 'active' : 'none' });
    await page.evaluate(call(SHOW_STORY, shot.id));
    const unseen = await page.evaluate(call(SETTLE));
    await page.evaluate(call(ANIMATIONS_END));
    const words = shot.look === 'plain' || shot.look in GLOBALS;
    const violations = words ? lines.parse(await page.evaluate(call(VIOLATIONS, PAGE_RULES))) : [];
    const release =
      shot.look === 'focus' || shot.look === 'hover' ? await forceStates(page, STATES[shot.look]) : undefined;
    const seen = shot.look === 'plain' || shot.look === 'en' ? await page.locator('body').ariaSnapshot() : '';
    const tree = shot.look === 'plain' ? `${seen}\n` : undefined;
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    await release?.();
    const faults = lines.parse(await page.evaluate(call(STORY_FAULTS)));
    if (typeof unseen === 'string' && shot.look !== 'focus')
      faults.push(`ends with a focus that this look does not show (tag focus-alone): ${unseen}`);
    if (shot.look === 'en')
      faults.push(...(seen.match(JAPANESE_LINE) ?? []).map((line) => `Japanese in English: ${line.trim()}`));
    const all = [...faults, ...violations, ...this.#errors];
    return { picture, tree, faults: all.map((fault) => fault.slice(0, FAULT_LENGTH)) };
  }

  /** Loads Storybook with these globals, unless loaded already. */
  async #load(globals: typeof USUAL): Promise<void> {
    if (this.#globals === globals) return;
    const page = this.#page;
    await page.goto(`${this.#origin}/iframe.html?viewMode=story&visual`);
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.channel');
    // A URL without a story ignores globals.
    await page.evaluate(call(SET_GLOBALS, globals));
    await page.addScriptTag({ content: axeSource });
    await page.evaluate(call(LOAD_FACES));
    // The pointer is outside of the window, so nothing is hovered.
    await page.mouse.move(-10, -10);
    this.#globals = globals;
  }
}

/** A call of a function given as text. */
function call(source: string, ...values: unknown[]): string {
  return `(${source})(${values.map((value) => JSON.stringify(value)).join(', ')})`;
}
