import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemSchema } from '../src/contracts/problem';
import { receiveRestockForm } from '../src/server/restock-notice/receive-restock-form';
import { receiveRestockWish } from '../src/server/restock-notice/receive-restock-wish';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';

let shop: FormServicesUnderTest;
beforeAll(async () => {
  shop = await formServicesUnderTest();
});
afterAll(() => shop.drop());

const WISH = { variant_id: 44795488731369, product_id: 8123456789012, mail_address: 'hana@example.com' };
const send = (...given: Parameters<typeof postFields>) =>
  receiveRestockWish(postFields(...given), shop.services);
const wishes = async () => {
  const { rows } = await (await shop.pool()).query(
    'select address, variant_id::text, product_id::text, notified_at from restock_notice order by id',
  );
  return rows;
};

describe('POST /api/stock-notification', () => {
  test('[API-02] a wish is kept once, however often it is sent, by numbers or by text', async () => {
    const answers = await Promise.all([
      send(WISH),
      send({ ...WISH, mail_address: 'HANA@example.com' }),
      send({ ...WISH, variant_id: String(WISH.variant_id) }),
      send({ ...WISH, variant_id: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await wishes()).map((wish) => wish.variant_id).sort()).toEqual(['1', '44795488731369']);
  });

  test('[RESTOCK-01] a wish that was marked as answered may be made again, once', async () => {
    const wish = { ...WISH, variant_id: 2, mail_address: 'again@example.com' };
    await send(wish);
    await (await shop.pool()).query('update restock_notice set notified_at = now() where variant_id = 2');
    await send(wish);
    await send(wish);
    const kept = (await wishes()).filter(({ variant_id }) => variant_id === '2');
    expect(kept.map(({ notified_at }) => notified_at === null)).toEqual([false, true]);
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
  ])('[API-06] with %j it is refused with 400 and the fields %j', async (change, fields) => {
    const before = await wishes();
    const answer = await send({ ...WISH, ...change });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual(fields);
    expect(await wishes()).toEqual(before);
  });

  test('[API-06] about one address there are five in ten minutes', async () => {
    const statuses: number[] = [];
    for (const variant_id of [11, 12, 13, 14, 15, 16]) {
      const client = `198.51.100.${variant_id}`;
      statuses.push(
        (await send({ ...WISH, variant_id, mail_address: 'many@example.com' }, { client })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('[API-06] while PostgreSQL is away the answer is a 503 that says when to try again', async () => {
    await shop.cut();
    try {
      const answer = await send({ ...WISH, variant_id: 3 });
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
  const wish = { variant_id: '21', product_id: '9', mail_address: 'form@example.com', language: 'en' };

  test.each([
    [wish, '/en/restock-notice/registered'],
    [{ ...wish, language: 'ja', mail_address: 'hana' }, '/restock-notice/invalid'],
  ])('[RESTOCK-01] %j leads to %s', async (fields, page) => {
    const answer = await post(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  });

  test('[API-06] a wrong id is no page’s doing: 400 that names it', async () => {
    const answer = await post({ ...wish, variant_id: 'x' });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual([
      'variant_id',
    ]);
  });
});
