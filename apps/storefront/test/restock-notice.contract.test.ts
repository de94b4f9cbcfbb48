import { afterAll, describe, expect, test, vi } from 'vitest';
import { receiveRestockForm } from '#features/restock-notice/server/receive-restock-request.ts';
import { restockResponseSchema } from '../src/features/restock-notice/contract/restock-notice';
import { receiveRestockRequest } from '../src/features/restock-notice/server/receive-restock-request';
import { problemSchema } from '../src/foundation/http/problem';
import { PlatformUnreachableError } from '../src/foundation/platform/platform-errors';
import { log } from '../src/foundation/process/log';
import { formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';

const shop = await formServicesUnderTest();
afterAll(() => shop.drop());

// For product 9, where 1 to 899 are sold out and 900 to 999 are not.
const REQUEST = { variant_id: 369, product_id: 9, mail_address: 'hana@example.com' };
const send = (...given: Parameters<typeof postFields>) =>
  receiveRestockRequest(postFields(...given), shop.services);
const preferences = async () => {
  const { rows } = await (await shop.pool()).query(
    'select address, variant_id::text, product_id::text, notified_at from restock_notice order by id',
  );
  return rows;
};

describe('POST /api/stock-notification', () => {
  test('[API-02] a request is stored once, however often it is sent, by numbers or by text', async () => {
    const answers = await Promise.all([
      send(REQUEST),
      send({ ...REQUEST, mail_address: 'HANA@example.com' }),
      send({ ...REQUEST, variant_id: String(REQUEST.variant_id) }),
      send({ ...REQUEST, variant_id: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await preferences()).map((action) => action.variant_id).sort()).toEqual(['1', '369']);
  });

  test('[RESTOCK-01] a fulfilled request may be made again, once', async () => {
    const action = { ...REQUEST, variant_id: 2, mail_address: 'again@example.com' };
    await send(action);
    await (await shop.pool()).query('update restock_notice set notified_at = now() where variant_id = 2');
    await send(action);
    await send(action);
    const stored = (await preferences()).filter(({ variant_id }) => variant_id === '2');
    expect(stored.map(({ notified_at }) => notified_at === null)).toEqual([false, true]);
  });

  test('[RESTOCK-02] who asks again in another language is written to in that one', async () => {
    const action = { ...REQUEST, variant_id: 3, mail_address: 'both@example.com' };
    for (const language of ['ja', 'en']) await send(action, { headers: { 'accept-language': language } });
    const { rows } = await (await shop.pool()).query(
      'select language from restock_notice where variant_id = 3',
    );
    expect(rows).toEqual([{ language: 'en' }]);
  });

  test.each([
    [{ mail_address: 'hana' }, ['mail_address']],
    [{ mail_address: 7 }, ['mail_address']],
    [{ mail_address: undefined }, ['mail_address']],
    [{ variant_id: 0 }, ['variant_id']],
    [{ variant_id: -1 }, ['variant_id']],
    [{ variant_id: 1.5 }, ['variant_id']],
    [{ variant_id: 'x' }, ['variant_id']],
    [{ variant_id: '9007199254740993' }, ['variant_id']],
    [{ variant_id: undefined, product_id: '' }, ['variant_id', 'product_id']],
    [{ product_id: { $gt: 0 } }, ['product_id']],
  ])('[API-06] the body %j is rejected with 400 and the fields %j', async (change, fields) => {
    const before = await preferences();
    const answer = await send({ ...REQUEST, ...change });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual(fields);
    expect(await preferences()).toEqual(before);
  });

  test.each([
    [{ variant_id: 1_000 }, 'variant_id', 'variant_id is no variant of this shop.'],
    [{ product_id: 8 }, 'product_id', 'product_id is not the product of that variant.'],
  ])('[API-02] [API-06] %j stores no notice: 400 that names %s', async (change, field, detail) => {
    const before = await preferences();
    const answer = await send({ ...REQUEST, ...change });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors).toEqual([{ field, detail }]);
    expect(await preferences()).toEqual(before);
  });

  test('[RESTOCK-01] [API-02] an available variant returns a link to buy it, and no notice is stored', async () => {
    const before = await preferences();
    for (const [language, productPath] of [
      ['ja', '/products/pothos?variant=900'],
      ['en', '/en/products/pothos?variant=900'],
    ]) {
      const headers = { 'accept-language': language ?? '' };
      const answer = await send({ ...REQUEST, variant_id: 900 }, { headers });
      expect(answer.status).toBe(200);
      expect(restockResponseSchema.parse(await answer.json())).toEqual({ status: 'IN_STOCK', productPath });
    }
    expect(await preferences()).toEqual(before);
    // The page that accepted the request is stale.
    expect(shop.refreshed).toEqual(['pothos', 'pothos']);
  });

  test('[RESTOCK-01] [API-02] a sold-out variant returns SUCCESS', async () => {
    const answer = await send({ ...REQUEST, variant_id: 4 });
    expect(restockResponseSchema.parse(await answer.json())).toEqual({ status: 'SUCCESS' });
  });

  test('[API-06] while the platform is unavailable nothing is stored: 503 with Retry-After', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const before = await preferences();
    const readVariant = () => Promise.reject(new PlatformUnreachableError('away'));
    const answer = await receiveRestockRequest(postFields(REQUEST), { ...shop.services, readVariant });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await preferences()).toEqual(before);
    logged.mockRestore();
  });

  test('[RESTOCK-01] [API-06] a client may wait for a sixth sold-out plant, and for a sixtieth; then the limit applies', async () => {
    const statuses: number[] = [];
    for (let plant = 1; plant <= 61; plant += 1) {
      const client = `198.51.100.${plant}`;
      const action = { ...REQUEST, variant_id: 100 + plant, mail_address: 'many@example.com' };
      statuses.push((await send(action, { client })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });

  test('[API-06] a blocked client uses up no quota of other addresses', async () => {
    const services = { ...shop.services, maxPerClient: 2 };
    const ask = (client: string) =>
      receiveRestockRequest(
        postFields({ ...REQUEST, mail_address: 'victim@example.com' }, { client }),
        services,
      );
    const statuses: number[] = [];
    for (let time = 0; time < 70; time += 1) statuses.push((await ask('203.0.113.66')).status);
    expect(statuses).toEqual([200, 200, ...Array(68).fill(429)]);
    expect((await ask('203.0.113.67')).status).toBe(200);
  });

  test('[API-06] while PostgreSQL is unavailable the response is 503 with Retry-After', async () => {
    await shop.cut();
    try {
      const answer = await send({ ...REQUEST, variant_id: 3 });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await shop.mend();
    }
  });
});

describe('the form without JavaScript', () => {
  const post = (fields: Record<string, string>) =>
    receiveRestockForm(
      postFields(new URLSearchParams(fields).toString(), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      shop.services,
    );
  const action = { variant_id: '21', product_id: '9', mail_address: 'form@example.com', language: 'en' };

  test.each([
    [action, '/en/restock-notice/registered'],
    [{ ...action, language: 'ja', mail_address: 'hana' }, '/restock-notice/invalid'],
    [
      { ...action, mail_address: 'hana', handle: 'ポトス' },
      `/en/restock-notice/invalid/${encodeURIComponent('ポトス')}/21`,
    ],
    [{ ...action, mail_address: 'hana', handle: '../cart' }, '/en/restock-notice/invalid'],
    [{ ...action, variant_id: '900' }, '/en/restock-notice/in-stock/pothos/900'],
  ])('[RESTOCK-01] %j leads to %s', async (fields, page) => {
    const answer = await post(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  });

  test('[RESTOCK-01] what the merchant withdrew since the page, and a text longer than any address, have a page', async () => {
    for (const [fields, page] of [
      [{ ...action, variant_id: '1000' }, '/en/restock-notice/gone'],
      [{ ...action, mail_address: 'あ'.repeat(5_000) }, '/restock-notice/invalid'],
    ] as const) {
      const answer = await post(fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    }
  });

  test('[API-06] an invalid id that no page sends: 400 that names it', async () => {
    const answer = await post({ ...action, variant_id: 'x' });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual([
      'variant_id',
    ]);
  });
});
