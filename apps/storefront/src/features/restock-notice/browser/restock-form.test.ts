import { type EmailAddress, parseEmail } from '@shop/rules/email';
import { LOCALES } from '@shop/rules/language';
import { err, ok } from '@shop/rules/result';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { restockState, sendRestockRequest } from './restock-form';

afterEach(() => vi.unstubAllGlobals());

describe('[RESTOCK-01] messages of the form', () => {
  const m = messages('en');

  test.each([
    ['idle', false, '', ''],
    ['submitting', true, '', ''],
    ['invalid', false, m.restock.errorFormat, ''],
    ['failed', false, m.mail.errorGeneric, ''],
    ['gone', false, m.cartError.merchandiseInvalid, ''],
    ['inStock', false, '', m.restock.inStock],
    ['registered', false, '', m.restock.registered({ address: 'hana@example.com' })],
  ] as const)('%s', (value, busy, message, status) => {
    const request = { address: 'hana@example.com' as EmailAddress, variantId: 7, productId: 9 };
    const state = restockState(
      { value, context: { request, next: null, isChanged: false, isInvalid: false } },
      m,
      '/en/products/x',
    );
    const way = { href: '/en/products/x?variant=7', label: m.restock.buy };
    expect(state).toEqual({
      busy,
      message,
      status,
      ...(value === 'inStock' && { way }),
      ...(value === 'registered' && { done: true }),
    });
  });
});

test.each(LOCALES)(
  '[RESTOCK-01] in %s what says to whom the notice goes begins with the success message',
  (locale) => {
    const { success, registered } = messages(locale).restock;
    expect(registered({ address: 'hana@example.com' }).startsWith(success)).toBe(true);
  },
);

describe('[API-02] the outcome of a request by the response', () => {
  const address = parseEmail('hana@example.com');
  const answers = (status: number, body: unknown) => {
    vi.stubGlobal('document', { documentElement: { lang: 'ja' } });
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    if (!address.ok) throw new Error('that is an address');
    return sendRestockRequest({ address: address.value, variantId: 1, productId: 9 });
  };

  test.each([
    [200, { status: 'SUCCESS' }, ok(null)],
    [400, { errors: [{ field: 'mail_address', detail: 'x' }] }, err('invalid')],
    [400, { errors: [{ field: 'variant_id', detail: 'x' }] }, err('gone')],
    [400, { errors: [{ field: 'product_id', detail: 'x' }] }, err('gone')],
    [200, { status: 'IN_STOCK', productPath: '/products/x?variant=1' }, err('inStock')],
    [429, { title: 'x', status: 429 }, err('refused')],
    [503, { title: 'x', status: 503 }, err('refused')],
  ])('%i %j', async (status, body, outcome) => {
    expect(await answers(status, body)).toEqual(outcome);
  });
});
