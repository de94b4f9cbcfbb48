/**
 * Reduces a maintained synonym dictionary (Sudachi's, Apache-2.0) to the words of the catalogue and of the shop's own dictionary,
 * and writes brands/komoreno/search-synonyms.json, which the search reads: 液肥 for 液体肥料, グレイ for グレー. Words with
 * several meanings are omitted. English words come from WordNet (Princeton's, a permissive licence): synonyms, and the kinds of the
 * shop's plants: berry for blueberry, and ベリー by way of Sudachi's English words.
 *   npm run search:synonyms             rewrites the file
 *   npm run search:synonyms -- --check  fails if it is out of date
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { z } from 'zod';
import { readOptions } from '../../apps/storefront/commands/read-options.mjs';
import { wordsOf } from '../../apps/storefront/src/features/search/server/indexed-words';
import { japaneseReadings } from '../../apps/storefront/src/features/search/server/japanese-readings';
import {
  FUNCTION_WORDS,
  foldSearchText,
  JAPANESE_FUNCTION_WORDS,
} from '../../apps/storefront/src/features/search/server/word-forms';
import { SEARCH_DICTIONARY } from '../../brands/komoreno/search';
import { writeJson } from '../../scripts/search/write-json';
import { projectRoot } from '../../scripts/setup/project-root.mjs';
import { FIELD, readWordNet } from './wordnet';

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

/** Levels above a plant to its broadest kind; a kind of more of the shop's things says little, of fewer foods too little. */
const HIGHEST = 4;
const MOST = 14;
const LEAST_FOODS = 3;

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
/** Words of so few kana that a long vowel makes another one. */
const SHORT = 3;
const written = [...own, ...named].join(' ');
const said = new Set([...filler, ...everything, ...FUNCTION_WORDS].map(foldSearchText));

const dictionarySchema = z.array(
  z.object({
    items: z.array(
      z.object({ taigenYogen: z.string(), expandControl: z.number().nullish(), midashi: z.string() }),
    ),
  }),
);
const source = join(
  import.meta.dirname,
  'node_modules/sudachi-synonyms-dictionary/sudachi-synonyms-dictionary.json',
);
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

const { synsets, senses } = readWordNet();
const ENGLISH = /^[a-z]{4,}(?: [a-z]+)?$/u;
/** Names of botany, which nobody searches by. */
const TAXON =
  /genus|^plant |organism|structure|^[a-z]+(?:us|a|um|is|ii|ea) [a-z]+(?:us|a|um|is|ii|ea|es|ta|or)$/u;
/** Latin names of animals, and names too short to be unmistakable. */
const LATIN_NAME = /^[a-z]+(?:us|a|um|is|ii|ea|es) [a-z]+(?:us|a|um|is|ii|ea|es|ta|or|ri|lus)$|^[a-z]{3}$/u;
const ownWords = new Set(own.map(foldSearchText));
const things = new Set(
  same
    .flat()
    .map(foldSearchText)
    .filter((word) => ENGLISH.test(word)),
);
/** Sizes and colours have degrees and shades: gigantic, reddish. */
const shaded = new Set(
  needs.flatMap(({ aiTags = [], words }) =>
    /^[45]\./u.test(aiTags[0] ?? '') ? words.map(foldSearchText) : [],
  ),
);
const asked = needs.flatMap(({ safety, words }) => (safety === undefined ? words.map(foldSearchText) : []));
const english = [...new Set([...things, ...asked])]
  .filter((word) => ENGLISH.test(word) || /^[a-z]{3}$/u.test(word))
  .flatMap((word) => [synonymsOf(word, 'noun'), synonymsOf(word, 'adj')])
  .filter((group) => group.length > 1);
const kinds = kindsOf();

const indoors = {
  rooms: placesUnder(['room']),
  furniture: placesUnder(['furniture', 'shelf', 'home appliance', 'television']),
};
const pets = animalsUnder([
  'dog',
  'domestic cat',
  'rabbit',
  'hamster',
  'cage bird',
  'parrot',
  'tortoise',
  'gecko',
]);

const read = await japaneseReadings();
const readings = readingsOfWords();

const made = {
  $comment:
    "Made by npm run search:synonyms of Sudachi's synonym dictionary (Works Applications, Apache-2.0), and of WordNet 3.1 (Princeton University), cut to the words of the catalogue; the shop's own words are in search-dictionary.json",
  groups: [...cut, ...english],
  kinds,
  indoors,
  pets,
  readings,
};
const text = JSON.stringify(made);
if (!check) writeJson(FILE, made);
else if (JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'))) !== text) {
  console.error('search-synonyms.json is not up to date: npm run search:synonyms');
  process.exit(1);
}
console.log(
  `${cut.length} and ${english.length} groups, ${Object.keys(kinds).length} kinds, ${Math.round(text.length / 1000)} kB`,
);

/** Folding drops long vowels, which tell short words apart: ナース is no ナス. */
function isOfShop(word: string): boolean {
  const folded = foldSearchText(word);
  if (!catalogue.has(folded)) return false;
  return folded.length > SHORT || !/[ァ-ヺ]ー[ァ-ヺ]/u.test(word) || written.includes(word);
}

/** A word that means nothing else more often, and is not the shop's own. */
function isEnglishSynonym(word: string, key: string): boolean {
  const isNoun = key.startsWith('noun');
  const isUnmistakable = isNoun
    ? senses(word, 'noun')[0] === key
    : /^[a-z]+$/u.test(word) && senses(word, 'adj').length === 1 && senses(word, 'noun').length === 0;
  return ENGLISH.test(word) && isUnmistakable && !(ownWords.has(word) || said.has(word) || TAXON.test(word));
}

/** A word of the shop with its synonyms: those of the only noun or the first adjective of a need, and of the first plant that a name means. */
function synonymsOf(word: string, part: 'noun' | 'adj'): string[] {
  const meant = senses(word, part);
  const isOnly = part === 'adj' || (meant.length === 1 && senses(word, 'adj').length === 0);
  const key = things.has(word) ? thingsOf(word, FIELD.plant)[0] : isOnly ? meant[0] : undefined;
  if (key === undefined || !key.startsWith(part)) return [];
  const { words = [], similar = [] } = synsets.get(key) ?? {};
  const others = [
    ...words.filter((other) => isEnglishSynonym(other, key)),
    ...(shaded.has(word) ? similar : []).flatMap((near) =>
      (synsets.get(near)?.words ?? []).filter((other) => isEnglishSynonym(other, near)),
    ),
  ];
  return [word, ...new Set(others)];
}

function thingsOf(word: string, field: number): string[] {
  return senses(word, 'noun').filter((key) => synsets.get(key)?.field === field);
}

/** The shop's plants by the words for their kinds, in English and, where Sudachi has the English word, in Japanese. */
function kindsOf(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const thing of things) {
    const broader = [
      ...thingsOf(thing, FIELD.food).flatMap((food) => synsets.get(food)?.broader ?? []),
      ...thingsOf(thing, FIELD.plant).flatMap((plant) => broaderThan(plant, HIGHEST)),
    ];
    for (const kind of broader) found.set(kind, (found.get(kind) ?? new Set()).add(thing));
  }
  const named = new Map<string, Set<string>>();
  for (const [kind, members] of found) {
    const { words = [], field } = synsets.get(kind) ?? {};
    const least = field === FIELD.food ? LEAST_FOODS : field === FIELD.plant ? 1 : Number.POSITIVE_INFINITY;
    for (const word of members.size <= MOST && members.size >= least ? words : [])
      if (isKindWord(word, kind))
        named.set(
          word,
          new Set([...(named.get(word) ?? []), ...[...members].filter((member) => member !== word)]),
        );
  }
  for (const group of groups) {
    const word = group.map(foldSearchText).find((one) => named.has(one));
    const members = word === undefined ? undefined : named.get(word);
    for (const other of members === undefined ? [] : group.filter(isUsable))
      if (!named.has(foldSearchText(other))) named.set(other, members ?? new Set());
  }
  return Object.fromEntries(
    [...named]
      .filter(([, members]) => members.size > 0)
      .map(([word, members]) => [word, [...members].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The shop's words and the function words that have kanji, by their folded readings; the first of several. */
function readingsOfWords(): Record<string, string> {
  const words = [
    ...needs.flatMap((need) => need.words),
    ...same.flat(),
    ...JAPANESE_FUNCTION_WORDS,
    ...filler,
    ...everything,
    ...pages.flatMap((page) => page.words),
  ];
  const found = new Map<string, string>();
  for (const word of words) {
    if (!/\p{Script=Han}/u.test(word) || word.includes(' ')) continue;
    const reading = foldSearchText(read(word).join(''));
    // Two kana are the reading of many words.
    if (reading.length > 1 && !(found.has(reading) || ownWords.has(reading))) found.set(reading, word);
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Rooms and furniture of a house: all kinds of a word, and their Japanese words of Sudachi's groups. Vehicles, cells and booths are none. */
function placesUnder(roots: readonly string[]): string[] {
  const keys = roots.flatMap((root) => senses(root, 'noun')[0] ?? []);
  const outside = ['compartment', 'cell', 'booth', 'barroom'].flatMap((word) => senses(word, 'noun'));
  const isPlace = (key: string): boolean =>
    keys.includes(key) ||
    (!outside.includes(key) && (synsets.get(key)?.broader ?? []).some((broader) => isPlace(broader)));
  const places = [...synsets]
    .filter(([key, { field }]) => field === FIELD.artifact && !keys.includes(key) && isPlace(key))
    .flatMap(([key, { words }]) =>
      words.filter((word) => /^[a-z]{3,}(?: [a-z]+)?$/u.test(word) && senses(word, 'noun')[0] === key),
    );
  const inEnglish = new Set(places);
  const inJapanese = groups
    .filter((group) => group.some((word) => inEnglish.has(word)))
    .flatMap((group) => group.filter(isUsable));
  return [...new Set([...places, ...inJapanese])]
    .filter((word) => !isOfShop(word) && !said.has(foldSearchText(word)))
    .sort();
}

/** Whether a word means this first, or only a place before it: Labrador. */
function isFirst(word: string, key: string): boolean {
  const [first] = senses(word, 'noun').filter((meant) => synsets.get(meant)?.field !== FIELD.location);
  return first === key;
}

/** Breeds and names of the animals that people keep, with their Japanese words of Sudachi's groups. */
function animalsUnder(roots: readonly string[]): string[] {
  const keys = roots.flatMap((root) => thingsOf(root, FIELD.animal)[0] ?? []);
  const isUnder = (key: string): boolean =>
    keys.includes(key) || (synsets.get(key)?.broader ?? []).some((broader) => isUnder(broader));
  const animals = [...synsets]
    .filter(([key, { field }]) => field === FIELD.animal && isUnder(key))
    .flatMap(([key, { words }]) =>
      words.filter((word) => /^[a-z]{3,}(?: [a-z]+)?$/u.test(word) && isFirst(word, key)),
    );
  const inEnglish = new Set(animals);
  const inJapanese = groups
    .filter((group) => group.some((word) => inEnglish.has(word)))
    .flatMap((group) =>
      group.filter((word) => isUsable(word) && /^[ァ-ヺー\p{Script=Han}]{2,}$/u.test(word)),
    );
  return [...new Set([...animals, ...inJapanese])]
    .filter((word) => !isOfShop(word) && !said.has(foldSearchText(word)) && !LATIN_NAME.test(word))
    .sort();
}

function broaderThan(key: string, levels: number): string[] {
  const direct = levels === 0 ? [] : (synsets.get(key)?.broader ?? []);
  return [...new Set([...direct, ...direct.flatMap((kind) => broaderThan(kind, levels - 1))])];
}

/** A word whose commoner meanings are plants or foods too, and that is no need and not for everything. */
function isKindWord(word: string, kind: string): boolean {
  const meant = senses(word, 'noun');
  return (
    ENGLISH.test(word) &&
    !TAXON.test(word) &&
    !said.has(word) &&
    !needs.some(({ words }) => words.includes(word)) &&
    meant.slice(0, meant.indexOf(kind)).every((key) => {
      const field = synsets.get(key)?.field;
      return field === FIELD.plant || field === FIELD.food;
    })
  );
}
