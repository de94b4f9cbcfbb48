import { test as base, expect, type Page } from '@playwright/test';
import type {} from '../../src/shell/page/early-presses.inline';
import { control, statusOfNoProduct } from '../../test/support/control';
import { PlatformApi } from '../../test/support/platform-api';
import { CONSOLE_ERRORS_OF_CONDITION, type Condition, putUnder } from './conditions';
import { e2eEnv } from './e2e-env';

/** The platform's process, for tests of the shop without it. */
export interface PlatformProcess {
  /** Public origin. */
  url: string;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** Kills it like a crash. */
  kill(): Promise<void>;
  /** Starts it and waits until it responds, and the shop queries it again. */
  start(): Promise<void>;
}

/** The shop's own database, for tests of the shop without it. */
interface ShopDatabase {
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

interface Fixtures {
  platform: PlatformProcess;
  /** External access to the platform; its faults are cleared before and after. */
  platformApi: PlatformApi;
  shopDatabase: ShopDatabase;
  /** Console messages that a test expects, such as the 503 it provokes; all others fail it. */
  expectedMessages: RegExp[];
  /** Condition of the main path; null elsewhere. */
  condition: Condition | null;
  expectedConsole: undefined;
  driveNote: undefined;
  lastRequests: undefined;
}

/** Attachment of a failed test: its pages' URLs and last requests (printed by rerun-reporter.ts). */
const LAST_REQUESTS = 'last requests';
const MAX_REQUESTS = 25;

/**
 * The browser's warning about a style sheet preloaded with code for a passing focus: on a slow machine it is used seconds later, or never.
 * For images it is a fault: they cost a shopper more.
 */
const SLOW_MACHINE =
  /_next\/static\/css\/\S+ was preloaded using link preload but not used within a few seconds/;

/** A browser that loads no pictures says so of each preloaded one. */
const NO_PICTURE =
  /A preload for '\S+' is found, but is not used because image loading is disabled|\/s\/files\/\S+ was preloaded using link preload but not used/;

/**
 * The shop's `test`: fails when a page throws or its console shows an error or a warning, and provides the platform's process. A test that
 * stops the platform need not restart it.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],
  condition: [null, { option: true }],

  expectedConsole: [
    async ({ context, expectedMessages, condition, launchOptions }, use) => {
      const messages: string[] = [];
      const hasNoPictures = launchOptions.args?.some((argument) => argument.includes('imagesEnabled=false'));
      context.on('console', (message) => {
        const isReported = message.type() === 'error' || message.type() === 'warning';
        if (isReported && !SLOW_MACHINE.test(message.text())) {
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => messages.push(`thrown: ${error.error().message}`));
      await use(undefined);
      const isExpected = [
        ...expectedMessages,
        ...(hasNoPictures ? [NO_PICTURE] : []),
        ...(condition === null ? [] : CONSOLE_ERRORS_OF_CONDITION[condition]),
      ];
      const unexpected = messages.filter((message) => !isExpected.some((expected) => expected.test(message)));
      expect(unexpected, 'no console errors').toEqual([]);
    },
    { auto: true },
  ],

  // scripts/requirements.ts counts a case for a screen row only with this annotation.
  driveNote: [
    async ({ context, baseURL }, use, testInfo) => {
      let hasDriven = false;
      const origins = [e2eEnv().shopUrl, baseURL].map((address) => address && new URL(address).origin);
      context.on('response', (response) => {
        hasDriven ||=
          response.request().isNavigationRequest() && origins.includes(new URL(response.url()).origin);
      });
      await use(undefined);
      if (hasDriven) testInfo.annotations.push({ type: 'drove the shop' });
    },
    { auto: true },
  ],

  lastRequests: [
    async ({ context }, use, testInfo) => {
      const begun = Date.now();
      const lines: string[] = [];
      const note = (text: string) => lines.push(`${Date.now() - begun} ms ${text}`);
      context.on('request', (request) => {
        if (!['document', 'fetch', 'xhr'].includes(request.resourceType())) return;
        note(`> ${request.method()} ${request.url()} ${operationOf(request.postData())}`);
      });
      context.on('response', (response) => {
        if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()))
          note(`< ${response.status()} ${response.url()}`);
      });
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of context.pages()) note(`at ${page.url()}`);
      await testInfo.attach(LAST_REQUESTS, {
        body: lines.slice(-MAX_REQUESTS).join('\n'),
        contentType: 'text/plain',
      });
    },
    { auto: true },
  ],

  page: async ({ page, context, condition }, use, { title }) => {
    // These conditions test presses before the code has loaded.
    if (condition !== 'late' && condition !== 'cancelled') waitForCode(page);
    if (condition !== null) await putUnder(condition, { context, page, title });
    await use(page);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  platformApi: async ({}, use) => {
    const platformApi = new PlatformApi(e2eEnv().platformUrl);
    await platformApi.clear();
    await use(platformApi);
    await platformApi.clear();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  platform: async ({}, use) => {
    let running = true;
    const change = (action: 'stop' | 'kill' | 'start', runs: boolean) => async () => {
      await control(`platform/${action}`);
      running = runs;
    };
    const start = async () => {
      await change('start', true)();
      await expect.poll(statusOfNoProduct).toBe(404);
    };
    await use({
      url: e2eEnv().platformUrl,
      stop: change('stop', false),
      kill: change('kill', false),
      start,
    });
    if (!running) await start();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  shopDatabase: async ({}, use) => {
    let isCut = false;
    const change = (action: 'cut' | 'mend', cut: boolean) => async () => {
      await control(`shop-database/${action}`);
      isCut = cut;
    };
    await use({ cut: change('cut', true), mend: change('mend', false) });
    if (isCut) await control('shop-database/mend');
  },
});

/** The name of a GraphQL call; empty for other bodies. */
function operationOf(body: string | null): string {
  return /"operationName":"(\w+)"/.exec(body ?? '')?.[1] ?? '';
}

/**
 * Waits for a page's code on navigation. Earlier presses are handled later too, but links and forms act natively, as without JavaScript
 * (PERF-02). A test of that moment sets its own wait: `{ waitUntil: 'load' }`.
 */
function waitForCode(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await open(address, options);
    const isComing = () => 'earlyPresses' in globalThis && globalThis.earlyPresses !== undefined;
    if (options?.waitUntil === undefined && (await page.evaluate(isComing)))
      await page.waitForFunction(() => globalThis.earlyPresses === undefined, undefined, { polling: 50 });
    return answer;
  };
}

export { expect };
