import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  articleFields,
  blogFields,
  collectionFields,
  pageFields,
  redirectFields,
} from '../graphql/content-fields.ts';
import { evaluateQuery, type SearchFields } from './evaluate-query.ts';
import { parseQuery } from './parse-query.ts';
import { productFields } from './product-fields.ts';
import { textFields } from './text-fields.ts';

const ARTICLES = [
  { name: 'pests', title: 'Pests of house plants', body: 'Mites and scale', tags: ['Care', 'Pests'] },
  { name: 'light', title: 'Light', body: 'A place for house plants', tags: ['Care'] },
  { name: 'news', title: 'New year', body: 'We are closed', tags: [] },
];
const fields = textFields(
  ['tag', 'tag_not', 'title'],
  new Date('2026-11-20'),
  ({ title, body, tags }: (typeof ARTICLES)[number]) => ({
    numericId: 1,
    titles: [title],
    body,
    exact: { tag: tags },
    instants: {},
  }),
);

test.each([
  ['tag:pests', ['pests']],
  ['tag:pest', []],
  ['tag:pest*', ['pests']],
  ['tag_not:pests', ['light', 'news']],
  ['tag_not:care', ['news']],
  ['title:plants', ['pests']],
  ['title:mites', []],
])('%s is true of %j', (query, names) => {
  const found = ARTICLES.filter((article) => evaluateQuery(parseQuery(query), article, fields) !== null);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('a word of the title counts more than one of the text, and an empty one nothing', () => {
  const scores = (query: string) =>
    ARTICLES.map((article) => evaluateQuery(parseQuery(query), article, fields));
  const [inTitle, inText, nowhere] = scores('plants');
  expect(inTitle).toBeGreaterThan(inText ?? Number.POSITIVE_INFINITY);
  expect(nowhere).toBeNull();
  expect(scores('*')).toEqual([0, 0, 0]);
});

test('every instant of content is searched by its own name', () => {
  const now = new Date('2026-11-20');
  const instants = {
    createdAt: '2021-06-01T00:00:00Z',
    publishedAt: '2022-06-01T00:00:00Z',
    updatedAt: '2023-06-01T00:00:00Z',
  };
  const content = {
    ...{ numericId: 1, handle: 'a', title: 'A', body: '', translations: {}, descriptionHtml: '' },
    ...{ blog: 'news', author: '', contentHtml: '', tags: [], path: '/a', target: '/b', ...instants },
  };
  const yearsOf = (kind: SearchFields<never>) =>
    ['created_at', 'published_at', 'updated_at'].map((name) =>
      kind.field(name) === undefined
        ? null
        : [2021, 2022, 2023].filter(
            (year) =>
              evaluateQuery(
                parseQuery(`${name}:>=${year}-01-01 ${name}:<${year + 1}-01-01`),
                content as never,
                kind,
              ) !== null,
          ),
    );
  expect(yearsOf(collectionFields(now))).toEqual([null, null, [2023]]);
  expect(yearsOf(pageFields(now))).toEqual([[2021], null, [2023]]);
  expect(yearsOf(articleFields(new Map(), now))).toEqual([[2022], [2022], [2023]]);
  expect(yearsOf(blogFields(now))).toEqual([[2023], null, [2023]]);
  expect(yearsOf(redirectFields(now))).toEqual([[2021], null, null]);
});

test('[PLAT-04] each further part of a product that has the word adds to its score', () => {
  const PARTS = ['title', 'handle', 'productType', 'tags', 'vendor', 'variants', 'body'] as const;
  const { text } = productFields({} as never, new Date('2026-11-20'));
  const scoreOf = (parts: readonly string[]) => {
    const said = (part: (typeof PARTS)[number]) => (parts.includes(part) ? 'green ivy' : '');
    const product = {
      ...{ title: said('title'), handle: said('handle'), productType: said('productType') },
      ...{ vendor: said('vendor'), tags: [said('tags')], variants: [{ title: said('variants'), sku: '' }] },
      ...{ descriptionHtml: said('body'), translations: {}, metafields: [] },
    };
    return text(product as never, { value: 'ivy', isPrefix: false } as never) ?? 0;
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([...PARTS], { minLength: 1 }), ([part = '', ...others]) => {
      expect(scoreOf([part, ...others]) - scoreOf(others)).toBe(scoreOf([part]));
    }),
  );
});
