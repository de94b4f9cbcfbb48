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
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findPicture, indexPictures } from '@shop/fixtures/pictures/find-picture';
import type { Brand } from '@shop/rules/brand/brand';
import { brandFaults } from '@shop/rules/brand/brand-faults';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../setup/project-root.mjs';
import { readAnswers } from './answers';
import { answersOf, BAKERY } from './bakery';
import { catalogueTexts } from './catalogue-files';
import { catalogueFaults } from './catalogue-references';
import { finishShop, namesInUse, nextSteps, writeShop } from './write-shop';

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

test('[BRAND-06] a category may have a counter of its own', async () => {
  const categories = 'teaware:茶器:Teaware:客,tea:お茶:Tea';
  await writeShop(answersOf({ ...BAKERY, categories }), root);
  const { KOMUGI_DO } = (await import(join(root, 'brands/komugi-do/brand.ts'))) as { KOMUGI_DO: object };
  expect(brandFaults(KOMUGI_DO)).toEqual([]);
  expect(KOMUGI_DO).toMatchObject({ units: { teaware: '客' } });
  const read = readAnswers({ languages: 'ja', categories: 'teaware:茶器::客' }, namesInUse(projectRoot));
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
  const read = readAnswers({ titleEn: 'Fruit Co.', title: 'Fruit Co.' }, namesInUse(projectRoot));
  if (!read.ok) throw new Error(read.faults.join());
  for (const [path, text] of catalogueTexts(read.answers)) expect(text, path).not.toContain('..');
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
  expect([unasked.status, unasked.stderr]).toEqual([
    2,
    expect.stringContaining('Nothing is written. Answer by options and --yes'),
  ]);
  expect(existsSync(join(projectRoot, 'brands/unasked-shop'))).toBe(false);
  const wrong = run('--yes', '--fee', 'free');
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringMatching(/^fee: must be a number\nNothing is written/),
  ]);
});
