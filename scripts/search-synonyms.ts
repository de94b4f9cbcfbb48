/**
 * Reduces a maintained synonym dictionary (Sudachi's, Apache-2.0) to the words of the catalogue and of the shop's own dictionary,
 * and writes brands/komoreno/search-synonyms.json, which the search reads: 液肥 for 液体肥料, グレイ for グレー. Words with
 * several meanings are omitted.
 *   npm run search:synonyms             rewrites the file
 *   npm run search:synonyms -- --check  fails if it is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { z } from 'zod';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { wordsOf } from '../apps/storefront/src/features/search/server/indexed-words';
import { FUNCTION_WORDS, foldSearchText } from '../apps/storefront/src/features/search/server/word-forms';
import { SEARCH_DICTIONARY } from '../brands/komoreno/search';
import { projectRoot } from './setup/project-root.mjs';

const { check } = readOptions(
  {
    usage: 'npm run search:synonyms',
    about: 'Cuts a dictionary of synonyms to the words of the catalogue; writes search-synonyms.json.',
  },
  { check: { type: 'boolean', about: 'ends with an error where the file is not up to date' } },
).values;

/** Sudachi's mark of a word that must not be expanded. */
const NEVER = 2;
const FILE = join(projectRoot, 'brands/komoreno/search-synonyms.json');
const USABLE =
  /^(?:[\p{Script=Han}々]{1,6}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,12}|[a-z][a-z ]{3,})$/u;

const { same, needs, pages, filler, everything } = SEARCH_DICTIONARY;
const { products } = loadCatalogue();
const own = [...same.flat(), ...needs.flatMap(({ words }) => words), ...pages.flatMap(({ words }) => words)];
// The names of goods: words of texts and of English names also belong to other things.
const named = products.flatMap(({ title, tags, productType, variants }) => [
  title,
  productType,
  ...tags,
  ...variants.map((variant) => variant.title),
]);
const catalogue = new Set(
  [...own.map(foldSearchText), ...named.flatMap(wordsOf).map(({ word }) => word)].filter(
    ({ length }) => length > 1,
  ),
);
const said = new Set([...filler, ...everything, ...FUNCTION_WORDS].map(foldSearchText));

const dictionarySchema = z.array(
  z.object({
    items: z.array(
      z.object({ taigenYogen: z.string(), expandControl: z.number().nullish(), midashi: z.string() }),
    ),
  }),
);
const source = join(projectRoot, 'node_modules/sudachi-synonyms-dictionary/sudachi-synonyms-dictionary.json');
const groups = dictionarySchema
  .parse(JSON.parse(readFileSync(source, 'utf8')))
  .map(({ items }) =>
    items
      .filter(({ taigenYogen, expandControl }) => taigenYogen === '体言' && expandControl !== NEVER)
      .map(({ midashi }) => midashi),
  );
const meanings = new Map<string, number>();
for (const group of groups) {
  for (const word of new Set(group.map(foldSearchText))) meanings.set(word, (meanings.get(word) ?? 0) + 1);
}
const isUsable = (word: string) =>
  USABLE.test(word) && meanings.get(foldSearchText(word)) === 1 && !said.has(foldSearchText(word));
const cut = groups
  .map((group) => {
    const words = new Map(
      group
        .filter(isUsable)
        .map((word) => [foldSearchText(word), word] as const)
        .reverse(),
    );
    return [...words.values()].sort((one, other) => Number(isOfShop(other)) - Number(isOfShop(one)));
  })
  .filter((group) => group.length > 1 && group.some(isOfShop) && !group.every(isOfShop))
  .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
const text = `${JSON.stringify(
  {
    $comment:
      "Made by npm run search:synonyms of Sudachi's synonym dictionary (Works Applications, Apache-2.0), cut to the words of the catalogue; the shop's own words are in search-dictionary.json",
    groups: cut,
  },
  null,
  2,
)}\n`;
if (!check) writeFileSync(FILE, text);
else if (JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'))) !== JSON.stringify(JSON.parse(text))) {
  console.error('search-synonyms.json is not up to date: npm run search:synonyms');
  process.exit(1);
}
console.log(`${cut.length} groups, ${cut.flat().length} words, ${Math.round(text.length / 1000)} kB`);

function isOfShop(word: string): boolean {
  return catalogue.has(foldSearchText(word));
}
