import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  receiveSearchCount,
  type SearchCountServices,
} from '../src/features/telemetry/server/receive-search-count';
import {
  forgetOldSearchTerms,
  type SearchOutcome,
} from '../src/features/telemetry/server/search-term.repository';
import { problemSchema } from '../src/foundation/http/problem';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { runCommand } from './support/run-command';

const OUTCOMES: Readonly<Record<string, SearchOutcome>> = {
  モンステラ: { results: 4, correction: null },
  もんすら: { results: 4, correction: 'モンステラ' },
};

let shop: FormServicesUnderTest;
let services: SearchCountServices;
beforeAll(async () => {
  shop = await formServicesUnderTest();
  services = {
    ...shop.services,
    hasRoom: () => true,
    readOutcome: async (keyword) =>
      OUTCOMES[keyword.normalize('NFKC').trim()] ?? { results: 0, correction: null },
  };
});
afterAll(() => shop.drop());

let clients = 0;
const send = (body: object, given = services) =>
  receiveSearchCount(postFields(body, { client: `198.51.100.${(clients++ % 250) + 1}` }), given);
const search = (q: string, more: object = {}) => send({ q, locale: 'ja', event: 'search', ...more });
const rows = async (sql: string) => (await (await shop.pool()).query(sql)).rows;
const counted = () =>
  rows('select term, locale, searches, presses, results, correction from search_term order by term, locale');

describe('POST /api/searches', () => {
  test('[SEARCH-09] counts searches and clicks by query and language, with the result count', async () => {
    const answers = await Promise.all([
      search('モンステラ'),
      search(' ﾓﾝｽﾃﾗ'),
      search('モンステラ', { locale: 'en' }),
      search('もんすら'),
      search('ペペロミア'),
      search('ペペロミア'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    // A press without its search is ignored, and presses do not outnumber searches.
    for (const q of ['モンステラ', 'モンステラ', 'モンステラ', '盆栽']) await search(q, { event: 'press' });
    const rest = { presses: 0, correction: null };
    expect(await counted()).toEqual([
      { ...rest, term: 'もんすら', locale: 'ja', searches: 1, results: 4, correction: 'モンステラ' },
      { ...rest, term: 'ペペロミア', locale: 'ja', searches: 2, results: 0 },
      { ...rest, term: 'モンステラ', locale: 'en', searches: 1, results: 4 },
      { ...rest, term: 'モンステラ', locale: 'ja', searches: 2, presses: 2, results: 4 },
    ]);
  });

  test('[SEARCH-09] queries with personal data, above the limit, and before the index is loaded are silently dropped', async () => {
    const before = await counted();
    for (const q of ['hana@example.com', '090-1234-5678', '  ']) expect((await search(q)).status).toBe(204);
    const full = { ...services, hasRoom: () => false };
    expect((await send({ q: '苔', locale: 'ja', event: 'search' }, full)).status).toBe(204);
    const starting = { ...services, readOutcome: async () => null };
    expect((await send({ q: '苔', locale: 'ja', event: 'search' }, starting)).status).toBe(204);
    expect(await counted()).toEqual(before);
  });

  test('[SEARCH-09] a day stores a limited number of distinct queries, and stored ones are still counted', async () => {
    await (await shop.pool()).query(
      `insert into search_term (locale, term, results) select 'en', 'made up ' || n, 0 from generate_series(1, 2000) n`,
    );
    await search('苔');
    await search('もんすら');
    expect(await rows(`select term, searches from search_term where term in ('苔', 'もんすら')`)).toEqual([
      { term: 'もんすら', searches: 2 },
    ]);
    await (await shop.pool()).query(`delete from search_term where term like 'made up %'`);
  });

  test.each([
    [{ q: undefined }, ['q']],
    [{ q: '' }, ['q']],
    [{ q: 'x'.repeat(101) }, ['q']],
    [{ q: ['x'] }, ['q']],
    [{ locale: 'xx' }, ['locale']],
    [{ event: 'sale' }, ['event']],
  ])('[SEARCH-09][API-06] the body %j is rejected with 400 and the fields %j', async (change, fields) => {
    const before = await counted();
    const answer = await search('苔', change);
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).errors?.map(({ field }) => field)).toEqual(fields);
    expect(await counted()).toEqual(before);
  });

  test('[SEARCH-09][API-06] a cross-site request counts nothing, and a client is rate limited', async () => {
    const body = { q: '苔', locale: 'ja', event: 'search' };
    const evil = postFields(body, { headers: { origin: 'https://evil.example' } });
    expect((await receiveSearchCount(evil, services)).status).toBe(403);
    const few = { ...services, maxPerClient: 1 };
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push((await receiveSearchCount(postFields(body, { client: '203.0.113.7' }), few)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
    await (await shop.pool()).query(`delete from search_term where term = '苔'`);
  });
});

test('[SEARCH-09] npm run search:report lists queries without results, with corrections or without clicks', async () => {
  await (await shop.pool()).query(
    `insert into search_term (day, locale, term, searches, results) values
       (current_date - 5, 'ja', '土', 7, 24), (current_date - 80, 'ja', '古い言葉', 9, 0)`,
  );
  const { code, said } = await runCommand('search-report', [], { DATABASE_URL: shop.url });
  expect(code, said).toBe(0);
  expect(said.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    "- [ ] ペペロミア  ja  2 searches  npm run search:synonym -- 'ペペロミア' MEANING",
    "- [ ] もんすら  ja  2 searches  taken for モンステラ  npm run search:synonym -- 'もんすら' 'モンステラ'",
    '- [ ] 土  ja  7 searches  24 results',
  ]);
});

test('[SEARCH-09] queries are deleted after 90 days', async () => {
  const pool = await shop.pool();
  await pool.query(
    `insert into search_term (day, locale, term, results) select (now() at time zone 'Asia/Tokyo')::date - n, 'ja', 'day ' || n, 1
     from unnest(array[89, 90, 91]) n`,
  );
  await forgetOldSearchTerms(pool);
  expect(await rows(`select term from search_term where term like 'day %'`)).toEqual([{ term: 'day 89' }]);
});
