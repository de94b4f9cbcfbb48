import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS } from '@shop/brands/brands';
import { contrast } from '@shop/design-tokens/contrast';
import { TEXT_CONTRAST, unreadablePairs } from '@shop/design-tokens/contrast-pairs';
import { themeOf } from '@shop/design-tokens/theme-of';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures } from '@shop/fixtures/pictures/find-picture';
import type { Brand } from '@shop/rules/brand/brand';
import { brandFaults } from '@shop/rules/brand/brand-faults';
import { LOCALES } from '@shop/rules/language';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { type Answers, camelOf, constantOf, isAsked, QUESTIONS, readAnswers } from './answers';
import { catalogueTexts } from './catalogue-files';
import { catalogueFaults } from './catalogue-references';
import { mix, newPalette } from './new-palette';
import { markFiles, placeholderPictures, recoloredMark } from './placeholder-pictures';
import { finishShop, nextSteps, surroundingsOf, writeShop } from './write-shop';

/** Drawing takes most of a shop's time, and equal goods in equal colours have equal pictures. */
vi.mock(import('./placeholder-pictures'), async (original) => {
  const real = await original();
  const drawnOnce = <Asked extends unknown[], Drawn>(draw: (...asked: Asked) => Drawn) => {
    const drawn = new Map<string, Drawn>();
    return (...asked: Asked) => {
      const key = JSON.stringify(asked);
      const pictures = drawn.get(key) ?? draw(...asked);
      drawn.set(key, pictures);
      return pictures;
    };
  };
  const pictures = drawnOnce(real.placeholderPictures);
  return {
    ...real,
    markFiles: drawnOnce(real.markFiles),
    placeholderPictures: (colors, products, categories) =>
      pictures(
        colors,
        products.map(({ handle, category }) => ({ handle, category })),
        categories,
      ),
  };
});

const BIOME = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');

let root: string;
/** A project with only its lists of brands. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-shop-'));
  mkdirSync(join(root, 'brands'));
  mkdirSync(join(root, 'packages/fixtures'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(projectRoot, 'biome.json'), join(root, 'biome.json'));
  for (const file of ['brand-names', 'brands', 'category-addresses', 'checkout-words'])
    cpSync(join(projectRoot, `brands/${file}.ts`), join(root, `brands/${file}.ts`));
});
afterEach(() => rmSync(root, { recursive: true }));

const BAKERY = {
  name: 'komugi-do',
  title: 'こむぎ堂',
  'title-en': 'Komugi-do',
  colors: '#e3b06a,#33241a,#fffdf9',
  goods: 'パン,個,loaf,loaves',
  categories: 'bread:食パン:Bread,pastry:菓子パン:Pastry',
  fee: '650',
  domain: 'komugi.example',
};
function answersOf({ 'title-en': titleEn, ...typed }: typeof BAKERY & { languages?: string }): Answers {
  const read = readAnswers({ ...typed, titleEn }, surroundingsOf(projectRoot));
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.answers;
}

test('[BRAND-05] it generates a brand and a catalogue with an image for every reference', async () => {
  const paths = await writeShop(answersOf(BAKERY), root);
  expect(paths).toContain('brands/komugi-do');
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(brandFaults(KOMUGI_DO)).toEqual([]);
  expect(KOMUGI_DO).not.toHaveProperty('languages');
  expect(KOMUGI_DO).toMatchObject({
    names: { ja: { storeName: 'こむぎ堂' }, en: { storeName: 'Komugi-do' } },
    noun: { ja: { name: 'パン', unit: '個' }, en: { one: 'loaf', many: 'loaves' } },
    deliveryRules: { fees: { regular: 650, areas: [], freeFrom: null } },
    menus: { categories: [{ path: '/bread' }, { path: '/pastry' }] },
  });
  const catalogue = loadCatalogue(join(root, 'packages/fixtures/komugi-do'));
  expect(catalogue.products.map(({ title }) => title)).toHaveLength(6);
  expect(catalogue.collections.map(({ productHandles }) => productHandles.length)).toEqual([3, 3]);
  const { prefectures, ...own } = catalogue;
  expect(JSON.stringify(own)).not.toMatch(/komoreno|コモレノ|植物|asamoya/i);
  const index = indexPictures(catalogue);
  const named = [...new Set(JSON.stringify(catalogue).match(/\/s\/files[^"]+/g))];
  expect(named.length).toBeGreaterThan(14);
  expect(named.filter((path) => !findPicture(path, index)?.file.startsWith(root))).toEqual([]);
  const { width, height } = await sharp(findPicture(named[0] ?? '', index)?.file).metadata();
  expect([width, height].every((size) => (size ?? 0) >= 900)).toBe(true);
  // Every list of brands contains it.
  const read = (file: string) => readFileSync(join(root, `brands/${file}.ts`), 'utf8');
  expect(read('brand-names')).toContain(", 'komugi-do'] as const");
  expect(read('brands')).toContain("import { KOMUGI_DO } from './komugi-do/brand';");
  expect(read('brands')).toMatch(/'komugi-do': KOMUGI_DO,?\s\};/);
  expect(read('category-addresses')).toMatch(/'komugi-do': KOMUGI_DO,? \} satisfies/);
  expect(read('checkout-words')).toContain("  'komugi-do': { ja: jaKomugiDo, en: enKomugiDo },\n};");
  expect(readdirSync(root).toSorted()).toEqual(['biome.json', 'brands', 'node_modules', 'packages']);
});

test('[BRAND-05] what it writes is formatted, its lists too, for names before and after those of other shops', async () => {
  const names = ['aa-shop', 'a-shop-with-a-long-name-10', 'a-shop-with-a-long-name-9', 'shop'];
  for (const name of names)
    await writeShop(answersOf({ ...BAKERY, name, title: `O'Hara`, 'title-en': 'A long name' }), root);
  const checked = spawnSync(
    process.execPath,
    [BIOME, 'check', '--error-on-warnings', '--vcs-enabled=false', 'brands', 'packages'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(checked.stdout + checked.stderr).toMatch(/^Checked \d\d+ files in \S+ No fixes applied\.\n$/);
  const { BRAND_NAMES } = (await import(join(root, 'brands/brand-names.ts'))) as { BRAND_NAMES: string[] };
  expect(BRAND_NAMES).toEqual(['komoreno', 'asamoya', ...names]);
});

test('[BRAND-05] names that differ by a hyphen, or are words of JavaScript, are shops side by side', async () => {
  const names = ['shop9', 'shop-9', 'class'];
  for (const name of names) await writeShop(answersOf({ ...BAKERY, name }), root);
  for (const list of ['brands', 'category-addresses', 'checkout-words']) {
    const text = readFileSync(join(root, `brands/${list}.ts`), 'utf8');
    const imported = [...text.matchAll(/^import (?:\{ .*?(\w+) \}|(\w+)) from '\.\/.*\//gm)].map(
      ([, one, other]) => one ?? other,
    );
    expect(imported.length).toBeGreaterThanOrEqual(names.length + 2);
    expect(new Set(imported).size, list).toBe(imported.length);
  }
  const { SHOP_9 } = (await import(join(root, 'brands/shop-9/brand.ts'))) as { SHOP_9: object };
  expect(brandFaults(SHOP_9)).toEqual([]);
});

test.each([
  ...['menus', 'brands', 'brand', 'delivery-rules', 'search-dictionary', 'category-addresses'],
  ...['brand-names', 'page-addresses', 'package', 'tsconfig', 'neutral-palette', 'build', 'reports'],
  ...['constructor', 'none', 'komoreno', 'images', 'a-', 'a--b', '-a', '9a', 'Shop', 'a'.repeat(32)],
])('[BRAND-05] no shop is called %s', (name) => {
  const read = readAnswers({ name }, surroundingsOf(projectRoot));
  expect(read.ok ? [] : read.faults).toEqual([expect.stringMatching(/^name: (?:is|must) /)]);
});

test('[BRAND-05] whatever a shop is called, its names in code are identifiers of its own', () => {
  const surroundings = surroundingsOf(projectRoot);
  const name = fc
    .stringMatching(/^[a-c][a-c0-2]{0,2}(?:-[a-c0-2]{1,2}){0,3}$/)
    .filter((text) => text.length > 1);
  const inCode = (text: string) => [constantOf(text), camelOf(text)];
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(readAnswers({ name: one }, surroundings).ok).toBe(true);
      for (const word of inCode(one)) expect(word).toMatch(/^[A-Z]\w*$/);
      // Hyphens alone tell few of two names apart.
      for (const differing of [other, one.replaceAll('-', '')].filter((text) => text !== one))
        for (const [index, word] of inCode(one).entries()) expect(word).not.toBe(inCode(differing)[index]);
    }),
  );
});

test('[BRAND-05] a shop of one language is asked for its own names and nouns alone', () => {
  const asked = (languages: string) =>
    QUESTIONS.filter((question) => isAsked(question, { languages })).map(({ key }) => key);
  const all = QUESTIONS.map(({ key }) => key);
  expect(all.slice(0, 4)).toEqual(['name', 'languages', 'title', 'titleEn']);
  expect([asked('ja,en'), asked('zh-TW,en')]).toEqual([all, all]);
  expect(asked('en')).toEqual(all.filter((key) => key !== 'title'));
  expect(asked('ja')).toEqual(all.filter((key) => key !== 'titleEn'));
  const read = (typed: Parameters<typeof readAnswers>[0]) => readAnswers(typed, surroundingsOf(projectRoot));
  expect(
    read({ languages: 'ja', title: 'こむぎ堂', goods: 'パン,斤', categories: 'bread:食パン,cake:菓子パン' }),
  ).toMatchObject({
    ok: true,
    answers: {
      titleEn: 'こむぎ堂',
      goods: { ja: 'パン', unit: '斤', one: 'パン', many: 'パン' },
      categories: [{ handle: 'bread', ja: '食パン', en: '食パン' }, { handle: 'cake' }],
    },
  });
  expect(read({ languages: 'en', goods: 'loaf,loaves', categories: 'bread:Bread' })).toMatchObject({
    ok: true,
    answers: {
      goods: { ja: 'loaves', unit: 'loaves', one: 'loaf', many: 'loaves' },
      categories: [{ ja: 'Bread' }],
    },
  });
  expect(read({ languages: 'en', goods: 'loaf', categories: 'bread' })).toEqual({
    ok: false,
    faults: [
      'goods: must be four words, or two: product,products: 商品,点,product,products',
      'categories: must each be handle:name',
    ],
  });
});

const ODD = `「パンの子」🥐 O'Hara "Ｂａｋｅｒｙ" \\ \${unit} </script>`;
test('[BRAND-05] a name keeps its quotes, full-width letters and emoji in every file; mails have it as one sender', async () => {
  const categories = 'bread:食パン＆<b>:Bread & "<b>"';
  await writeShop(answersOf({ ...BAKERY, categories, title: ODD, 'title-en': `Ko's "🥐" \\` }), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(KOMUGI_DO).toMatchObject({
    names: { ja: { storeName: ODD }, en: { storeName: `Ko's "🥐" \\` } },
    mailFrom: `"「パンの子」🥐 O'Hara \\"Ｂａｋｅｒｙ\\" \\\\ \${unit} </script>" <noreply@komugi.example>`,
  });
  const { shop, products } = loadCatalogue(join(root, 'packages/fixtures/komugi-do'));
  expect(shop.storeName).toBe(ODD);
  expect(products[0]?.bodyHtml).toContain('「食パン＆&lt;b&gt;」');
  expect(products[0]?.english.bodyHtml).toContain('Bread &amp; "&lt;b&gt;"');
});

test.each([
  ['ja', { ja: { storeName: 'こむぎ堂' }, en: { storeName: 'こむぎ堂' } }],
  ['en', { ja: { storeName: 'Komugi-do' }, en: { storeName: 'Komugi-do' } }],
])(
  '[BRAND-05] [LANG-01] a shop of %s alone is a brand of that language, named in it',
  async (languages, names) => {
    await writeShop(answersOf({ ...BAKERY, languages }), root);
    const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
    expect(brandFaults(KOMUGI_DO)).toEqual([]);
    expect(KOMUGI_DO).toMatchObject({ languages: [languages], names });
  },
);

test('[BRAND-05] [LANG-02] languages are those of the table, the main one first; one with a fallback shows its texts', async () => {
  await writeShop(answersOf({ ...BAKERY, languages: 'zh-TW,en' }), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(brandFaults(KOMUGI_DO)).toEqual([]);
  expect(KOMUGI_DO).toMatchObject({
    languages: ['zh-TW', 'en'],
    names: { ja: { storeName: 'こむぎ堂' }, en: { storeName: 'Komugi-do' } },
    mailFrom: '"こむぎ堂" <noreply@komugi.example>',
  });
});

test('[BRAND-05] [LANG-01] mails come from the name of the shop in its main language', async () => {
  await writeShop(answersOf({ ...BAKERY, languages: 'en,ja' }), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(KOMUGI_DO).toMatchObject({ mailFrom: '"Komugi-do" <noreply@komugi.example>' });
});

test('[BRAND-05] interrupted it leaves nothing, and so it does where a list is not as it was', async () => {
  const before = [root, join(root, 'brands'), join(root, 'packages/fixtures')].map((path) =>
    readdirSync(path),
  );
  await expect(writeShop(answersOf(BAKERY), root, AbortSignal.abort())).rejects.toThrow();
  expect(
    [root, join(root, 'brands'), join(root, 'packages/fixtures')].map((path) => readdirSync(path)),
  ).toEqual(before);
  rmSync(join(root, 'brands/checkout-words.ts'));
  await expect(writeShop(answersOf(BAKERY), root)).rejects.toThrow('checkout-words.ts');
  expect(readdirSync(join(root, 'brands')).toSorted()).toEqual([
    'brand-names.ts',
    'brands.ts',
    'category-addresses.ts',
  ]);
});

test.each([1, 3, 7])(
  '[BRAND-05] killed at its move %i it leaves no half brand, and the next run is as if nothing had happened',
  async (move) => {
    const script = join(root, 'killed.mts');
    writeFileSync(
      script,
      `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import sharp from 'sharp';
// The moves are interrupted, not the drawing, which takes most of the time.
sharp.prototype.toBuffer = async () => Buffer.from('picture');
const rename = fs.renameSync;
let moves = 0;
fs.renameSync = (...paths) => {
  if (++moves === ${move}) process.kill(process.pid, 'SIGKILL');
  rename(...paths);
};
syncBuiltinESMExports();
const { writeShop } = await import(${JSON.stringify(join(projectRoot, 'scripts/new-shop/write-shop.ts'))});
await writeShop(${JSON.stringify(answersOf(BAKERY))}, ${JSON.stringify(root)});
`,
    );
    const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect([run.signal, run.stderr]).toEqual(['SIGKILL', '']);
    const names = () => readFileSync(join(root, 'brands/brand-names.ts'), 'utf8');
    expect(names()).not.toContain('komugi-do');
    expect(readdirSync(root).filter((name) => name.startsWith('.new-shop'))).toHaveLength(1);

    const finished = finishShop(root);
    expect(finished).toBe(move === 1 ? null : 'komugi-do');
    if (finished === null) {
      expect(existsSync(join(root, 'brands/komugi-do'))).toBe(false);
      await writeShop(answersOf(BAKERY), root);
    }
    expect(readdirSync(root).filter((name) => name.startsWith('.new-shop'))).toEqual([]);
    expect(names().match(/'komugi-do'/g)).toHaveLength(1);
    const lists = ['brands', 'category-addresses', 'checkout-words'].map((file) =>
      readFileSync(join(root, `brands/${file}.ts`), 'utf8'),
    );
    expect(lists.map((text) => text.match(/'komugi-do': /g))).toEqual(
      Array.from({ length: 3 }, () => ["'komugi-do': "]),
    );
    expect(loadCatalogue(join(root, 'packages/fixtures/komugi-do')).products).toHaveLength(6);
    expect(finishShop(root)).toBeNull();
  },
);

test('[BRAND-05] every question has an answer of its own', () => {
  const read = readAnswers({}, surroundingsOf(projectRoot));
  expect(read).toMatchObject({
    ok: true,
    answers: { name: 'my-shop', title: 'My Shop', domain: 'my-shop.example' },
  });
  if (read.ok) expect(unreadablePairs(newPalette(read.answers.colors))).toEqual([]);
});

test('[BRAND-05] [BRAND-04] the mark of a new shop follows its palette; the same colours and an icon of its own change nothing', async () => {
  const { colors } = answersOf(BAKERY);
  const old = (await markFiles(colors)).get('icon.svg')?.toString() ?? '';
  const green = { ...colors, action: '#0f4d32' };
  const files = await recoloredMark(old, green);
  expect([...files.keys()]).toEqual([...(await markFiles(green)).keys()]);
  expect(files.get('icon.svg')).toBe(old.replace(colors.action, green.action));
  const icon = 'icons/icon-512.png';
  expect(files.get(icon)).not.toEqual((await markFiles(colors)).get(icon));
  const own = readFileSync(join(projectRoot, 'brands/asamoya/files/icon.svg'), 'utf8');
  expect([(await recoloredMark(old, colors)).size, (await recoloredMark(own, green)).size]).toEqual([0, 0]);
});

test('[BRAND-05] an omitted language falls back to the other one', () => {
  const read = readAnswers(
    { languages: 'ja', title: '店', goods: 'パン,個,loaf,loaves' },
    surroundingsOf(root),
  );
  expect(read).toMatchObject({ answers: { titleEn: '店', goods: { one: 'パン', many: 'パン' } } });
});

test.each([
  [
    'name',
    'Komugi',
    'name: must have 2 to 31 small letters, digits and single hyphens between them, and begin with a letter',
  ],
  ['name', 'x', 'name: must have 2 to 31 small letters'],
  ['name', 'komoreno', 'name: is taken'],
  ['title', ' '.repeat(3) + '店'.repeat(61), 'title: must have 60 characters at most'],
  ['title', 'こむぎ\n堂', 'title: must be one line'],
  ['goods', 'パ\nン,個,loaf,loaves', 'goods: must be four words'],
  ['categories', `bread:${'パ'.repeat(61)}:Bread`, 'categories: must each be handle:Japanese:English'],
  ['titleEn', '小麦', 'title-en: must be written in Latin letters'],
  ['languages', 'ja,xx', `languages: must each be one of ${LOCALES.join(', ')}`],
  ['languages', 'ja,ja', `languages: must each be one of ${LOCALES.join(', ')}`],
  ['colors', 'red', 'colors: must be three colours'],
  ['goods', 'パン', 'goods: must be four words'],
  ['categories', 'bread', 'categories: must each be handle:Japanese:English'],
  ['categories', 'bread:パン:Bread:', 'categories: must each be handle:Japanese:English'],
  ['categories', 'bread:パン:Bread:斤:loaves', 'categories: must each be handle:Japanese:English'],
  ['categories', 'cart:カート:Cart', 'categories: must not be called cart'],
  ['categories', 'a:あ:A,a:い:B', 'categories: must each have a handle of their own'],
  ['fee', 'free', 'fee: must be a number'],
  ['domain', 'https://komugi.example', 'domain: must be a host without https://'],
] as const)('[BRAND-05] %s rejects "%s"', (key, text, fault) => {
  const read = readAnswers({ [key]: text }, surroundingsOf(projectRoot));
  expect(read.ok ? [] : read.faults).toEqual([expect.stringContaining(fault)]);
});

test('[BRAND-05] what an input method writes in full width is read; texts stay as they are', () => {
  const read = readAnswers(
    {
      name: 'ｋｏｍｕｇｉ',
      title: 'Ｂａｋｅｒｙ',
      fee: '５５０',
      goods: 'パン，個，loaf，loaves',
      categories: 'bread：パン：Bread',
      domain: 'komugi．example',
    },
    surroundingsOf(projectRoot),
  );
  expect(read).toMatchObject({
    ok: true,
    answers: {
      name: 'komugi',
      title: 'Ｂａｋｅｒｙ',
      fee: 550,
      goods: { ja: 'パン', many: 'loaves' },
      categories: [{ handle: 'bread', en: 'Bread' }],
      domain: 'komugi.example',
    },
  });
});

test('[BRAND-05] a question fits a line, and with its own answer in brackets that of colours and goods', () => {
  for (const { key, about, fallback } of QUESTIONS) {
    expect(about.length, about).toBeLessThanOrEqual(70);
    if (key !== 'categories') expect(`${about} [${fallback({})}]: `.length, about).toBeLessThanOrEqual(100);
  }
});

test('[BRAND-06] a category may have a counter of its own', async () => {
  const categories = 'teaware:茶器:Teaware:客,tea:お茶:Tea';
  await writeShop(answersOf({ ...BAKERY, categories }), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(brandFaults(KOMUGI_DO)).toEqual([]);
  expect(KOMUGI_DO).toMatchObject({ units: { teaware: '客' } });
  const read = readAnswers({ languages: 'ja', categories: 'teaware:茶器::客' }, surroundingsOf(projectRoot));
  expect(read).toMatchObject({ answers: { categories: [{ ja: '茶器', en: '茶器', unit: '客' }] } });
});

test('[BRAND-05] a product with the tag of a badge has the badge, and nothing that the brand names is missing', async () => {
  await writeShop(answersOf(BAKERY), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: Brand };
  expect(KOMUGI_DO).not.toHaveProperty('units');
  expect(KOMUGI_DO.productLists?.badgeTags).toEqual(BRANDS.asamoya.productLists?.badgeTags);
  const catalogue = loadCatalogue(join(root, 'packages/fixtures/komugi-do'));
  expect(catalogueFaults(KOMUGI_DO, catalogue)).toEqual([]);
  expect(catalogue.meta).not.toHaveProperty('counts');
});

test('[BRAND-05] colours are taken in the short form of style sheets too', () => {
  const read = readAnswers({ colors: '#EB7, #322,#ffe' }, surroundingsOf(projectRoot));
  expect(read).toMatchObject({
    answers: { colors: { action: '#eebb77', text: '#332222', page: '#ffffee' } },
  });
});

test.each([
  ['#8c2f39', 'page'],
  ['#1e2a5a', 'page'],
  ['#e8a860', 'text'],
] as const)(
  '[BRAND-05] [BRAND-04] the text on an action of %s has the colour of the %s',
  (action, readable) => {
    const colors = { action, text: '#33241a', page: '#fffdf9' };
    const palette = newPalette(colors);
    expect(unreadablePairs(palette)).toEqual([]);
    expect(themeOf(palette).color.action.text).toBe(colors[readable]);
  },
);

const colorFaultsOf = (colors: string) => {
  const read = readAnswers({ colors }, surroundingsOf(projectRoot));
  return read.ok ? '' : read.faults.join('\n');
};

test.each([
  ['#80766a,#33241a,#fffdf9', 'text on the primary action cannot be read', 'actions', 0],
  ['#0f4d32,#9a9a7a,#f7f5ea', 'text on the page cannot be read: #9a9a7a on #f7f5ea', 'the text', 1],
  [
    '#8fc1a9,#1a2420,#a0a0a0',
    'muted text on the page cannot be read: #[0-9a-f]{6} on #a0a0a0',
    'the page',
    2,
  ],
])(
  '[BRAND-05] the fault of %s is a line: %s, and the nearest colour for %s',
  (typed, reason, field, place) => {
    const fault = colorFaultsOf(typed);
    expect(fault).toMatch(
      new RegExp(`^colors: ${reason}[^\\n]*; the nearest readable colour for ${field} is #`),
    );
    const nearest = fault.slice(-7);
    const given = typed.split(',');
    const withColor = (one: string) => given.with(place, one).join();
    expect(colorFaultsOf(withColor(nearest))).toBe('');
    const steps = ['#ffffff', '#000000'].map((end) =>
      Array.from({ length: 20 }, (_, step) => mix(given[place] ?? '', end, step / 20)),
    );
    const nearer = steps.find((way) => way.includes(nearest)) ?? [];
    expect(nearer.indexOf(nearest)).toBeGreaterThan(0);
    for (const one of nearer.slice(0, nearer.indexOf(nearest)))
      expect(colorFaultsOf(withColor(one)), one).not.toBe('');
  },
);

test.each(['#e8a860,#f5f0e6,#14110f', '#8c2f39,#f1efe9,#15181c', '#fff,#fff,#000'])(
  '[BRAND-05] [BRAND-04] a page darker than its text makes a dark shop (%s), whose pictures and icons stay light',
  async (typed) => {
    const { colors } = answersOf({ ...BAKERY, colors: typed });
    const palette = newPalette(colors);
    expect(unreadablePairs(palette)).toEqual([]);
    const { color, colorScheme } = themeOf(palette);
    expect([colorScheme, color.surface.page, color.text.picture]).toEqual(['dark', colors.page, colors.page]);
    const files = await markFiles(colors);
    expect(files.get('icon.svg')).toContain(`stroke="${colors.page}"`);
    const pictures = await placeholderPictures(colors, [{ handle: 'one', category: 'all' }], ['all']);
    // Where the title lies.
    const { channels } = await sharp(pictures.get('collections/all_cover.webp'))
      .extract({ left: 100, top: 400, width: 700, height: 300 })
      .stats();
    const wall = `#${channels.map(({ mean }) => Math.round(mean).toString(16)).join('')}`;
    expect(contrast(color.text.picture, wall)).toBeGreaterThan(TEXT_CONTRAST);
  },
);

test('[BRAND-05] whatever colours are typed, the suggested ones are accepted', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.tuple(color, color, color), (typed) => {
      const fault = colorFaultsOf(typed.join());
      if (fault === '') return;
      expect(fault).not.toContain('\n');
      const [, field = '', one = ''] = /colour for ([a-z ]+) is (#.{6})$/.exec(fault) ?? [];
      const [, all] = /colours are (.+)$/.exec(fault) ?? [];
      const place = ['actions', 'the text', 'the page'].indexOf(field);
      expect(colorFaultsOf(all ?? typed.with(place, one).join()), fault).toBe('');
    }),
    {
      numRuns: 15,
      examples: [
        [['#0f4d32', '#1c2a20', '#10150f']],
        [['#777777', '#888888', '#999999']],
        [['#999999', '#888888', '#777777']],
      ],
    },
  );
});

test('[BRAND-05] it ends with how to start, and what a shop needs before it sells', () => {
  const text = nextSteps({ name: 'komugi-do', languages: ['ja', 'zh-TW'] });
  expect(text).toMatch(/^BRAND=komugi-do npm start /);
  for (const needed of [
    'legal notice, returns and privacy',
    'packages/fixtures/komugi-do/catalogue/policies.json',
    'payments',
    'mailFrom in brands/komugi-do/brand.ts',
    'packages/fixtures/komugi-do/catalogue/words.zh-TW.json',
    'README.md',
    'package.json',
  ])
    expect(text).toContain(needed);
  const addresses = 'Addresses without /en are Japanese';
  expect(nextSteps({ name: 'komugi-do', languages: ['en', 'ja'] })).toContain(addresses);
  for (const languages of [['en'], ['ja', 'en']] as const)
    expect(nextSteps({ name: 'komugi-do', languages })).not.toContain(addresses);
  expect(nextSteps({ name: 'komugi-do', languages: ['ja', 'en'] })).not.toContain('Names, nouns');
});

test('[BRAND-05] it names every file around the shop that names the project, and the recipe repeats none of it', () => {
  const text = nextSteps({ name: 'komugi-do', languages: ['ja', 'en'] });
  const files = execFileSync('git', ['ls-files', '--', ':!*/*'], { cwd: projectRoot, encoding: 'utf8' });
  const naming = files
    .trim()
    .split('\n')
    .filter((file) => /komoreno/i.test(readFileSync(join(projectRoot, file), 'utf8')));
  // History, and what `npm install` writes.
  for (const file of naming.filter((one) => !['CHANGELOG.md', 'package-lock.json'].includes(one)))
    expect(text, file).toContain(file);
  for (const [file] of text.split('What still names')[1]?.matchAll(/(?<!\/)\b[\w-]+\.(?:md|json|yaml)\b/g) ??
    [])
    expect(naming, file).toContain(file);
  const recipes = readFileSync(join(projectRoot, 'docs/recipes.md'), 'utf8');
  const recipe = recipes.slice(recipes.indexOf('## Another brand'), recipes.indexOf('### A category'));
  expect(recipe).not.toMatch(/compose\.yaml|package-lock|`name` and/);
  expect(recipe).toContain('last lines');
});

test('[BRAND-05] a name that ends with a full stop has no second one in the texts', () => {
  const read = readAnswers({ titleEn: 'Fruit Co.', title: 'Fruit Co.' }, surroundingsOf(projectRoot));
  if (!read.ok) throw new Error(read.faults.join());
  for (const [path, text] of catalogueTexts(read.answers)) expect(text, path).not.toContain('..');
});

test.each([
  ['name', 'Komoreno', /^name: must have/],
  ['domain', '-.-', /^domain: must be a host/],
  ['domain', 'shop-.example', /^domain: must be a host/],
  ['domain', `${'a'.repeat(64)}.example`, /^domain: must be a host/],
])('[BRAND-05] %s %s has one fault', (key, value, fault) => {
  const read = readAnswers({ [key]: value }, surroundingsOf(projectRoot));
  expect(read).toEqual({ ok: false, faults: [expect.stringMatching(fault)] });
});

test('[BRAND-05] a host may be typed in capitals', () => {
  const read = readAnswers({ domain: 'Shop.Example' }, surroundingsOf(projectRoot));
  expect(read).toMatchObject({ ok: true, answers: { domain: 'shop.example' } });
});

test('[BRAND-05] the command lists its questions, also for an unknown answer', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new-shop.ts', ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
  const help = run('--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--categories LIST')]);
  const unknown = run('--colour', 'red');
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('--colors LIST')]);
  const unasked = run('--name', 'unasked-shop');
  expect([unasked.status, unasked.stderr]).toEqual([2, expect.stringContaining('Nothing is written. --yes')]);
  expect(existsSync(join(projectRoot, 'brands/unasked-shop'))).toBe(false);
  const wrong = run('--yes', '--fee', 'free');
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringMatching(/^fee: must be a number\nNothing is written/),
  ]);
});
