import { expect, test } from 'vitest';
import { evaluateQuery } from './evaluate-query.ts';
import { parseQuery } from './parse-query.ts';
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
