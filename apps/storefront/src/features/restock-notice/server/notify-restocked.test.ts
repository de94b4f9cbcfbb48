import type { SellableVariant } from '@shop/graphql/to-rules/to-variant';
import type { Locale } from '@shop/rules/language';
import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import type { MailToQueue } from '#foundation/mail/outbox.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';

const mails: MailToQueue[] = [];
vi.mock('#foundation/mail/outbox.ts', () => ({
  queueMail: async (_client: unknown, _queue: unknown, mail: MailToQueue) => {
    mails.push(mail);
    return '1';
  },
}));
const { notifyRestocked } = await import('./notify-restocked');

/** The database with one notice in each language for each variant. */
function poolWith(variantIds: readonly number[], languages: readonly Locale[]): Pool {
  const query = async (sql: string, values: readonly unknown[] = []) => {
    if (sql.includes('group by variant_id'))
      return { rows: variantIds.map((id) => ({ variant_id: String(id), languages: [...languages] })) };
    if (sql.includes('for update skip locked'))
      return {
        rows: languages.map((language) => ({
          id: '1',
          address: `${language}-${values[0]}@example.jp`,
          link_id: 'link',
          language,
        })),
      };
    return { rows: [{ count: 0 }] };
  };
  const client = { query, on: vi.fn(), off: vi.fn(), release: vi.fn() };
  return { query, connect: async () => client } as unknown as Pool;
}

test.each<[string, Locale[]]>([
  ['Japanese first', ['ja', 'en']],
  ['English first', ['en', 'ja']],
])('[RESTOCK-02] a restock mail names product and variant in its own language: %s', async (_, languages) => {
  mails.length = 0;
  const names = {
    7: { ja: ['モンステラ', '6号'], en: ['Monstera', 'Size 6'] },
    8: { ja: ['シダ', '大'], en: ['Fern', 'Large'] },
  } as const;
  const readVariants = async (ids: readonly number[], locale: Locale) =>
    ids.map((id) => {
      const [productTitle, title] = names[id as 7 | 8][locale as 'ja' | 'en'];
      return {
        id,
        handle: 'plant',
        productTitle,
        title,
        vendor: '',
        price: 1_000,
        quantity: 5,
        picture: null,
      };
    }) as unknown as SellableVariant[];
  const services = {
    pool: poolWith([7, 8], languages),
    queue: {} as JobQueue,
    readVariants,
    maxVariants: 10,
  };
  expect(await notifyRestocked(services)).toBe(4);
  expect(
    mails.map(({ recipient, language, facts }) => [
      recipient,
      language,
      ...(facts.kind === 'restock' ? [facts.product, facts.variant] : []),
    ]),
  ).toEqual(
    ([7, 8] as const).flatMap((id) =>
      languages.map((language) => [
        `${language}-${id}@example.jp`,
        language,
        ...names[id][language as 'ja' | 'en'],
      ]),
    ),
  );
});
