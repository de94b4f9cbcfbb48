import { jstDate } from '@shop/rules/jst-date';
import type { Campaign } from '@shop/rules/mail-magazine/campaign';
import type { Pool } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import type { JobQueue } from '#foundation/store/job-queue.ts';
import { drawWinners, hashOfSeed } from './draw-winners';

const facts = vi.hoisted(() => ({
  ja: {} as { email?: string; telephone?: string },
  en: {} as { email?: string; telephone?: string },
}));
vi.mock('#foundation/brand/legal-facts.ts', () => ({
  legalFacts: (locale: 'ja' | 'en') => ({ links: {}, ...facts[locale] }),
}));
beforeEach(() => {
  facts.ja = {};
  facts.en = {};
});

const campaign = {
  id: 'of-the-test',
  from: jstDate(2026, 3, 1),
  to: jstDate(2026, 3, 31),
  winners: 2,
  seedHash: hashOfSeed('leaf'),
} as Campaign & { seedHash: string };
const entrants = ['ja', 'en'].map((language) => ({
  id: language,
  address: `${language}@example.com`,
  language,
  link_id: language,
}));

/** A database with two entrants and no draw yet, and what was written to it. */
function database() {
  const written: string[] = [];
  const client = {
    query: async (sql: string) => {
      if (/^insert/.test(sql.trim())) written.push(sql.trim().split(' ')[2] ?? '');
      if (/^select id, address/.test(sql.trim())) return { rows: entrants };
      return { rows: /^insert into mail /.test(sql) ? [{ id: 'mail' }] : [] };
    },
    on: () => {},
    off: () => {},
    release: () => {},
  };
  return { pool: { connect: async () => client } as unknown as Pool, written };
}
const queue = { queueMail: async () => {} } as unknown as JobQueue;
const draw = (pool: Pool, isDry = false) => drawWinners(pool, queue, { campaign, seed: 'leaf', isDry });

test('[MAIL-05] without a contact for its winners nothing is drawn', async () => {
  const { pool, written } = database();
  await expect(draw(pool)).rejects.toThrow('winners cannot answer: set inquiry_url, email or telephone');
  // A contact that only readers of one language have is none for the others.
  facts.ja = { email: 'help@shop.example' };
  await expect(draw(pool)).rejects.toThrow('winners cannot answer');
  expect(written).toEqual([]);
});

test('[MAIL-05] a dry draw needs none', async () => {
  const { pool, written } = database();
  expect(await draw(pool, true)).toMatchObject({ state: 'dry', entrants: 2 });
  expect(written).toEqual([]);
});

test('[MAIL-05] with one in the language of each winner all are recorded', async () => {
  facts.ja = { email: 'help@shop.example' };
  facts.en = { telephone: '+81-3-1234-5678' };
  const { pool, written } = database();
  expect(await draw(pool)).toMatchObject({ state: 'drawn', entrants: 2 });
  expect(written.filter((table) => table === 'prize_winner')).toHaveLength(2);
});
