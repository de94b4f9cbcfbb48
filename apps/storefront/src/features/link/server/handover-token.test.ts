import { encodeGlobalId } from '@shop/rules/global-id';
import { expect, test } from 'vitest';
import { signLink } from '#foundation/mail/signed-link.ts';
import { readHandover, signHandover } from './handover-token';

const encoded = encodeGlobalId('gid://shopify/Cart/agents?key=3');
if (!encoded.ok) throw new Error('no id');
const cartId = encoded.value;
const secret = 'a secret of the test';
const now = new Date('2026-11-26T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('[AGENT-03] the token of a handed-over cart names it for one hour', () => {
  const token = signHandover(cartId, { secret, now });
  expect(readHandover(token, { secret, now: after(3600) })).toBe(cartId);
  expect(readHandover(token, { secret, now: after(3601) })).toBeNull();
});

test('[AGENT-03] one that is forged, changed, or of a mail names no cart', () => {
  const token = signHandover(cartId, { secret, now });
  expect(readHandover(token, { secret: 'another', now })).toBeNull();
  const ofMail = signLink(
    { purpose: 'unsubscribe', id: '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a' },
    { secret, expiresAt: null },
  );
  for (const other of ['', '.', token.slice(1), `${token}A`, ofMail, 'x'.repeat(2_000)]) {
    expect(readHandover(other, { secret, now })).toBeNull();
  }
});
