import { describe, expect, test } from 'vitest';
import { platformOfFile } from '../support/platform-under-test.ts';
import { createCart, PACHIRA } from '../support/shopper.ts';

const shop = await platformOfFile();

const KIND = {
  title: 'メールマガジン 15%',
  percentage: 15,
  minimumSubtotal: 3_000,
  oncePerCustomer: true,
  excludesProducts: true,
  usageLimit: 1,
  startsAt: '2026-01-01T00:00:00+09:00',
  endsAt: '2099-01-01T00:00:00+09:00',
};

function make(body: unknown, token = shop.adminToken): Promise<Response> {
  return fetch(`${shop.url}/admin/discounts`, {
    method: 'POST',
    headers: { 'x-platform-admin-token': token },
    body: JSON.stringify(body),
  });
}

/** Whether a code applies to this quantity at 1,280 yen each, and the cart's total. */
async function priced(code: string, quantity: number) {
  const { cart } = await createCart(shop, {
    lines: [{ merchandiseId: PACHIRA, quantity }],
    discountCodes: [code],
  });
  const { data } = await shop.ask(
    `query ($id: ID!) { cart(id: $id) { discountCodes { applicable } cost { totalAmount { amount } } } }`,
    { id: cart.id },
  );
  return [data.cart.discountCodes[0]?.applicable, data.cart.cost.totalAmount.amount];
}

describe('[PLAT-01] [MAIL-04] codes that the back office creates', () => {
  test('take their percentage off from their minimum', async () => {
    const response = await make({ ...KIND, codes: ['MM15-AAAA', 'MM15-BBBB'] });
    expect([response.status, await response.json()]).toEqual([200, { codes: ['MM15-AAAA', 'MM15-BBBB'] }]);
    expect(await priced('mm15-aaaa', 3)).toEqual([true, '3264.0']);
    expect(await priced('MM15-AAAA', 2)).toEqual([false, '2560.0']);
    expect(await priced('MM15-CCCC', 3)).toEqual([false, '3840.0']);
  });

  test('are valid in their period only', async () => {
    await make({ ...KIND, endsAt: '2026-02-01T00:00:00+09:00', codes: ['MM15-PAST'] });
    await make({ ...KIND, startsAt: '2098-01-01T00:00:00+09:00', codes: ['MM15-FUTURE'] });
    expect(await priced('MM15-PAST', 3)).toEqual([false, '3840.0']);
    expect(await priced('MM15-FUTURE', 3)).toEqual([false, '3840.0']);
  });

  test('may be requested again; with different terms the whole request is rejected', async () => {
    const codes = ['MM15-DDDD', 'MM15-EEEE'];
    expect((await make({ ...KIND, codes: codes.slice(0, 1) })).status).toBe(200);
    expect((await make({ ...KIND, codes })).status).toBe(200);
    const other = await make({ ...KIND, percentage: 10, codes: ['MM15-FFFF', 'MM15-EEEE'] });
    expect([other.status, await other.json()]).toEqual([
      409,
      { errors: { codes: ['MM15-EEEE has other terms'] } },
    ]);
    expect(await priced('MM15-FFFF', 3)).toEqual([false, '3840.0']);
    expect(await priced('MM15-EEEE', 3)).toEqual([true, '3264.0']);
  });

  test.each([
    [{ percentage: 101 }, 'percentage'],
    [{ endsAt: KIND.startsAt }, 'endsAt'],
    [{ automatic: true, usageLimit: null, oncePerCustomer: true }, 'oncePerCustomer'],
    [{ automatic: true, usageLimit: 1, oncePerCustomer: false }, 'usageLimit'],
    [{ codes: [] }, 'codes'],
    [{ codes: ['a b'] }, 'codes.0'],
    [{ codes: Array.from({ length: 251 }, (_, at) => `C${at}`) }, 'codes'],
  ])('with %j are rejected with 422', async (change, field) => {
    const response = await make({ ...KIND, codes: ['MM15-GGGG'], ...change });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });

  test('[CART-09] may be without an end and a limit, or apply without a code', async () => {
    const { endsAt: _end, usageLimit: _limit, ...open } = KIND;
    expect((await make({ ...open, codes: ['MM15-OPEN'] })).status).toBe(200);
    expect(await priced('MM15-OPEN', 3)).toEqual([true, '3264.0']);
    const automatic = { ...open, title: 'Ten off', percentage: 10, oncePerCustomer: false, automatic: true };
    expect((await make({ ...automatic, codes: ['TEN-OFF'] })).status).toBe(200);
    expect((await priced('MM15-NONE', 3))[1]).toBe('3456.0');
    expect((await priced('MM15-NONE', 2))[1]).toBe('2560.0');
    await fetch(`${shop.url}/admin/discounts/TEN-OFF`, {
      method: 'DELETE',
      headers: { 'x-platform-admin-token': shop.adminToken },
    });
    expect((await priced('MM15-NONE', 3))[1]).toBe('3840.0');
  });

  test('need the admin token', async () => {
    expect((await make({ ...KIND, codes: ['MM15-HHHH'] }, 'wrong')).status).toBe(401);
  });
});

test('[PLAT-01] a limit of uses that no code can have is refused, of a new code and a known one', async () => {
  const usageLimit = 3_000_000_000;
  const headers = { 'x-platform-admin-token': shop.adminToken };
  for (const answer of [
    await make({ ...KIND, usageLimit, codes: ['MM15-OFTEN'] }),
    await fetch(`${shop.url}/admin/discounts/APP10`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ usageLimit }),
    }),
  ]) {
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: { usageLimit: [expect.any(String)] } },
    ]);
  }
});
