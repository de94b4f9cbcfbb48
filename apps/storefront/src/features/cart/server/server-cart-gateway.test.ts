import { expect, test, vi } from 'vitest';
import { serverCartGateway } from './server-cart-gateway';

const { settings } = vi.hoisted(() => ({ settings: { platformTimeoutMs: 0 } }));
vi.mock('#foundation/env/env.ts', async (original) => {
  const { env } = await original<typeof import('#foundation/env/env.ts')>();
  return { env: () => ({ ...env(), ...settings }) };
});
vi.mock('#foundation/platform/platform-fetch.ts', () => ({
  buyerAddress: () => undefined,
  platformFetch: () => Promise.reject(new TypeError('no platform')),
}));

test.each([
  ['ja', 4_000, 8_000],
  ['en', 20_000, 20_000],
] as const)(
  '[CART-04] the cart of the server, %s, with %d ms for the platform waits %d ms',
  async (locale, platformTimeoutMs, ms) => {
    settings.platformTimeoutMs = platformTimeoutMs;
    const waits = vi.spyOn(AbortSignal, 'timeout');
    await serverCartGateway(locale).readCart({ cartId: 'gid://shopify/Cart/1' as never });
    expect(new Set(waits.mock.calls.map(([each]) => each))).toEqual(new Set([ms]));
    waits.mockRestore();
  },
);
