import { afterAll, describe, expect, test } from 'vitest';
import { receiveAiTagCount } from '../src/features/analytics/server/receive-ai-tag-count';
import { problemSchema } from '../src/foundation/http/problem';
import { formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';

const shop = await formServicesUnderTest();
afterAll(() => shop.drop());

const CHOICE = { parentAITagId: 1, childAITagId: 102, path: '/products/pachira-mini' };
const send = (...given: Parameters<typeof postFields>) =>
  receiveAiTagCount(postFields(...given), shop.services);
const counts = async () => {
  const { rows } = await (await shop.pool()).query(
    'select parent_tag_id, child_tag_id, path, count from ai_tag_count order by child_tag_id, path',
  );
  return rows;
};

describe('POST /api/ai-tags/counts', () => {
  test('[API-03] selections are counted by tag and page, concurrent ones included', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => send(CHOICE)),
      send({ ...CHOICE, path: '/en/products/pachira-mini' }),
      send({ ...CHOICE, childAITagId: 101 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    expect(await counts()).toEqual([
      { parent_tag_id: 1, child_tag_id: 101, path: CHOICE.path, count: 1 },
      { parent_tag_id: 1, child_tag_id: 102, path: '/en/products/pachira-mini', count: 1 },
      { parent_tag_id: 1, child_tag_id: 102, path: CHOICE.path, count: 8 },
    ]);
  });

  test.each([
    [{ parentAITagId: undefined }, ['parentAITagId']],
    [{ parentAITagId: '1' }, ['parentAITagId']],
    [{ parentAITagId: 0 }, ['parentAITagId']],
    [{ parentAITagId: 99 }, ['parentAITagId']],
    [{ childAITagId: 1.5 }, ['childAITagId']],
    [{ childAITagId: 201 }, ['childAITagId']],
    [{ childAITagId: 2 ** 60 }, ['childAITagId']],
    [{ path: 7 }, ['path']],
    [{ path: 'https://evil.example/' }, ['path']],
    [{ path: '/a?b=hana@example.com' }, ['path']],
    [{ path: `/${'a'.repeat(255)}` }, ['path']],
    [{ path: '/no-such-page' }, ['path']],
    [{ path: '/products/no-such-plant' }, ['path']],
    [{ childAITagId: '__proto__' }, ['childAITagId']],
    [{ parentAITagId: null, path: null }, ['parentAITagId', 'path']],
  ])('[API-06] the body %j is rejected with 400 and the fields %j', async (change, fields) => {
    const before = await counts();
    const answer = await send({ ...CHOICE, ...change });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual(fields);
    expect(await counts()).toEqual(before);
  });

  test('[API-06] a client above its rate limit is blocked, and its forms are not', async () => {
    const services = { ...shop.services, maxPerClient: 1 };
    const client = '198.51.100.7';
    const statuses: number[] = [];
    for (let choice = 0; choice < 5; choice += 1) {
      statuses.push((await receiveAiTagCount(postFields(CHOICE, { client }), services)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
  });

  test('[API-06] a cross-site request counts nothing', async () => {
    expect((await send(CHOICE, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
  });

  test('[API-06] while PostgreSQL is unavailable the response is 503', async () => {
    await shop.cut();
    try {
      expect((await send(CHOICE)).status).toBe(503);
    } finally {
      await shop.mend();
    }
  });
});
