import { describe, expect, test } from 'vitest';
import { indexedCatalogue } from '#test/search/indexed-catalogue.ts';
import { safetyInQuery } from './safety-in-query';

const { search, products: goods } = await indexedCatalogue();

/** The AI tag of goods that are checked for pets. */
const CHECKED = 701;

const ANIMALS =
  '猫 ねこ ネコ 子猫 愛猫 ペルシャ猫 犬 いぬ ワンコ ワンちゃん 柴犬 チワワ うさぎ ハムスター モルモット オカメインコ 文鳥 ペット 小鳥 リクガメ トカゲ'.split(
    ' ',
  );
const CHILDREN = '赤ちゃん 幼児 子供 子ども 小さい子 1歳の娘 二歳の息子 孫 園児 お子さん 甥っ子'.split(' ');
/** Whom the brand has no word for: only the grammar tells that they eat. */
const STRANGERS = 'マンチカン コーギー フクロウ'.split(' ');
const EATS =
  'が食べても大丈夫な が食べてしまっても問題ない が葉っぱを食べても安全な がかじっても安心な が噛んでも平気な がなめても大丈夫な が口に入れても大丈夫な が誤って食べても害のない に毒のない に有毒でない に害がない に無害な に安全な のいる部屋に置ける がいても飾れる を飼っている家の'.split(
    ' ',
  );
const HARMS =
  'にとって危険じゃない に悪くない に影響のない が中毒を起こさない がお腹を壊さない が病気にならない が具合悪くならない が吐かない の健康を害さない に与えても良い がむしゃむしゃしても問題ない に触られても平気な'.split(
    ' ',
  );
const GOODS = '観葉植物 花 グリーン 鉢植え 多肉 モンステラ 大きな木 吊るす植物 3000円以下の観葉植物'.split(
  ' ',
);
const ENGLISH_ANIMALS =
  'cat,kittens,dog,puppy,rabbit,bunny,hamster,parrot,budgie,tortoise,pet,gecko,labrador,french bulldog'.split(
    ',',
  );
const ENGLISH_CHILDREN = 'baby,toddler,kids,grandchild,two year old,nephew,little one'.split(',');
const ENGLISH_STRANGERS = ['siamese', 'ragdoll'];
const ENGLISH_EATS = [
  'plants safe for my %',
  'plants that are safe around a %',
  'plants not toxic to %',
  "plants that aren't toxic to my %",
  "houseplants that won't hurt my %",
  "plants that won't poison my %",
  'flowers my % can eat',
  'flowers my % can chew on',
  'my % chews on leaves plants',
  'non-poisonous plants %',
  'bouquet safe for %',
  'low light plants safe for %',
];
const ENGLISH_HARMS = [
  'what can i grow with a % in the house',
  "plants that don't make my % ill",
  'plants without toxins for my %',
  "plants that won't upset my %'s stomach",
  'plants that wont make % vomit',
  'is ivy bad for %',
];

/** Every beginning with every ending, and goods in turn. */
const phrases = (whom: readonly string[], endings: readonly string[]) =>
  whom.flatMap((one, row) =>
    endings.map((ending, column) => `${one}${ending}${GOODS[(row + column) % GOODS.length]}`),
  );
const english = (whom: readonly string[], patterns: readonly string[]) =>
  whom.flatMap((one) => patterns.map((pattern) => pattern.replace('%', one)));

describe('[SEARCH-05] whoever is not to be harmed, in any phrasing, is shown what is checked, or the note above', () => {
  test.each([
    ['animals and children', phrases([...ANIMALS, ...CHILDREN], [...EATS, ...HARMS])],
    ['whom the brand does not know', phrases(STRANGERS, EATS)],
    [
      'animals and children in English',
      english([...ENGLISH_ANIMALS, ...ENGLISH_CHILDREN], [...ENGLISH_EATS, ...ENGLISH_HARMS]),
    ],
    [
      'whom the brand does not know in English',
      english(
        ENGLISH_STRANGERS,
        ENGLISH_EATS.filter((pattern) => /\b(?:(?:for|to|hurt|poison) my %|% chew)/.test(pattern)),
      ),
    ],
  ])('%s', (_, queries) => {
    const unsafe = queries.filter((query) => {
      const { products, unchecked } = search(query);
      return unchecked.length === 0 && products.some(({ aiTags }) => !aiTags.includes(CHECKED));
    });
    expect(unsafe).toEqual([]);
  });

  test.each([
    '夫が食べる野菜',
    'バジル 葉が食べられる',
    'flowers vegans can eat',
    '来客が食べる花',

    '子供の日のプレゼント',
    'plants safe for beginners',
  ])('%s: harms no animal', (query) => {
    expect(search(query).products.some(({ aiTags }) => !aiTags.includes(CHECKED))).toBe(true);
  });
});

test('[SEARCH-05] the names of goods ask for no safety', () => {
  const names = goods.flatMap(({ title, titleEn }) => [title, titleEn]);
  expect(names.length).toBeGreaterThan(goods.length);
  expect(names.filter((name) => safetyInQuery(name.normalize('NFKC')).asked.length > 0)).toEqual([]);
});
