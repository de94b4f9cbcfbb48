import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { freePort, type PlatformUnderTest, platformUnderTest } from './platform-under-test.ts';
import { type ShopListener, shopListener } from './shop-listener.ts';

/** The platform of a test file, whose webhooks a listener in the shop's place receives, and its back office. */
export interface BackOffice {
  readonly shop: PlatformUnderTest;
  /** Emptied before each test. */
  readonly listener: ShopListener;
  /** Calls `/admin/{path}` with a body of JSON or bytes. @param token that of the platform by default */
  call(method: string, path: string, body?: unknown, token?: string): Promise<BackOfficeAnswer>;
  /** Waits for webhooks of these topics, in this order: all of a test. */
  webhooksCame(topics: readonly string[]): Promise<void>;
}

/** An answer of the back office. */
export interface BackOfficeAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Starts the platform and its listener before the file's tests, and stops them after the last. */
export function backOffice(settings: Readonly<Record<string, string>> = {}): BackOffice {
  let started: Pick<BackOffice, 'shop' | 'listener'> | null = null;
  const running = () => {
    if (started === null) throw new Error('the platform starts before the first test');
    return started;
  };
  beforeAll(async () => {
    const port = await freePort();
    const listener = await shopListener(port);
    const shop = await platformUnderTest({ WEBHOOK_URL: `http://127.0.0.1:${port}/hooks`, ...settings });
    started = { shop, listener };
  });
  beforeEach(() => {
    running().listener.received.length = 0;
  });
  afterAll(async () => {
    await started?.shop.stop();
    await started?.listener.close();
  });
  return {
    get shop() {
      return running().shop;
    },
    get listener() {
      return running().listener;
    },
    async call(method, path, body, token = running().shop.adminToken) {
      const response = await fetch(`${running().shop.url}/admin/${path}`, {
        method,
        headers: { 'x-platform-admin-token': token },
        ...(body !== undefined && {
          body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
        }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async webhooksCame(topics) {
      await expect.poll(() => running().listener.received.map(({ topic }) => topic)).toEqual(topics);
    },
  };
}
