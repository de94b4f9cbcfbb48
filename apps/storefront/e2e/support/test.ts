import { test as base, expect } from '@playwright/test';
import { e2eEnv } from './e2e-env';
import { PlatformApi } from './platform-api';

/** The platform's process, for tests of what the shop does without it. */
export interface PlatformProcess {
  /** Public origin. */
  url: string;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Starts it and waits until it answers. */
  start(): Promise<void>;
}

interface Fixtures {
  platform: PlatformProcess;
  /** The platform behind the shop's back; its faults are cleared before and after. */
  behind: PlatformApi;
  /** Console messages that a test expects, such as the 503 it provokes; all others fail it. */
  expectedMessages: RegExp[];
  quietConsole: undefined;
}

/**
 * The shop's `test`: fails when a page throws or its console shows an error or a warning, and hands over the platform's
 * process. A test that stops the platform need not start it again.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],

  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => messages.push(`thrown: ${error.error().message}`));
      await use(undefined);
      const unexpected = messages.filter(
        (message) => !expectedMessages.some((expected) => expected.test(message)),
      );
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],

  behind: async ({ request }, use) => {
    const behind = new PlatformApi(e2eEnv().platformUrl, request);
    await behind.clear();
    await use(behind);
    await behind.clear();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  platform: async ({}, use) => {
    const { controlUrl, platformUrl } = e2eEnv();
    const order = async (action: string) => {
      const response = await fetch(`${controlUrl}/platform/${action}`, { method: 'POST' });
      if (!response.ok) throw new Error(`the platform does not ${action}: ${await response.text()}`);
    };
    let running = true;
    const change = (action: string, runs: boolean) => async () => {
      await order(action);
      running = runs;
    };
    await use({
      url: platformUrl,
      stop: change('stop', false),
      kill: change('kill', false),
      start: change('start', true),
    });
    if (!running) await order('start');
  },
});

export { expect };
