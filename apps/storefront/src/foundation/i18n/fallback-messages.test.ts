import { afterEach, expect, test, vi } from 'vitest';
import { MISSING_MESSAGES } from './__generated__/missing-messages';
import { embeddedMessages, messages, messageTable } from './messages';

const shop = vi.hoisted(() => ({ mode: 'test' }));
vi.mock('#foundation/env/env.ts', () => ({ env: () => ({ brand: 'asamoya', shopUrl: 'http://localhost' }) }));

afterEach(() => vi.unstubAllEnvs());

/** A message that zh-TW lacks: of the app, which the coffee roaster has not. */
const LACKED = 'support.premium';

/** As a process of another mode: messages are bound once. */
async function asIn(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  shop.mode = mode;
  return import('./messages');
}

test('[LANG-02] what a language lacks is said in its fallback', () => {
  expect(MISSING_MESSAGES['zh-TW']).toContain(LACKED);
  expect(messages('zh-TW').support.premium).toBe(messages('ja').support.premium);
  expect(messages('zh-TW').cart.title).toBe('購物車');
  expect(messages('zh-TW').cart.emptyAction).toBe('選購咖啡');
});

test('[LANG-02] traditional Chinese has every message of consent, links and mails', () => {
  const lacked = MISSING_MESSAGES['zh-TW']?.map((path) => path.split('.')[0]);
  expect(lacked).toContain('room');
  for (const part of ['consent', 'links', 'mails', 'mailLinks']) expect(lacked).not.toContain(part);
  expect(messages('zh-TW').consent.allow).toBe('允許');
  expect(messages('zh-TW').mails.findPlants).toBe('選購咖啡');
});

test('[LANG-02] traditional Chinese lacks only what no shop with it has: rooms, windows, AR, advisors, an app, draws', () => {
  const absent =
    /^(?:room|window|advisors)\.|^support\.|^home\.app|^footer\.premiumSupport$|^mail\.campaign|^product\.(?:ar|careGrowth)|^collection\.room$|^meta\.advisors\./;
  expect(MISSING_MESSAGES['zh-TW']?.filter((path) => !absent.test(path))).toEqual([]);
});

test('[LANG-02] development marks it, production does not', async () => {
  const developed = await asIn('development');
  expect(developed.messages('zh-TW').support.premium).toMatch(/^⟦.+⟧$/);
  expect(developed.messages('zh-TW').cart.title).toBe('購物車');
  expect(developed.messages('ja').support.premium).not.toContain('⟦');
  const built = await asIn('production');
  expect(JSON.stringify(built.messageTable('cart', 'zh-TW'))).not.toContain('⟦');
  expect(built.messages('zh-TW').support.premium).not.toContain('⟦');
});

test('[LANG-02] a page has the messages of code that loads on intent in no whole language', () => {
  expect([embeddedMessages('ja'), embeddedMessages('en')]).toEqual([undefined, undefined]);
  expect(embeddedMessages('zh-TW')?.forms).toBe(messageTable('forms', 'zh-TW'));
});
