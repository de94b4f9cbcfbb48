import type { Brand } from '@shop/rules/brand/brand';
import { WHOLE_LOCALES } from '@shop/rules/language';
import { type Answers, constantOf } from './answers';

/** What the files of a brand name, beside its own constant. */
export const GENERATED =
  'Brand BrandMenus BRAND DELIVERY_RULES DeliveryRules MENUS SEARCH_DICTIONARY dictionary palette parseSearchDictionary yen';

/** The tags of products that are shown as badges. */
export const BADGE_TAGS = { limited: '限定', new: '新入荷', giftOnly: 'ギフト限定' };

/** In days from the order. */
const WINDOW = { earliestDays: 3, latestDays: 21 };

/** The brand from the answers, as data with the content of its files, for the schema. */
export function newBrand(answers: Answers, tokens: NonNullable<Brand['tokens']>): Brand {
  const { title, titleEn, languages, goods, categories, fee, domain } = answers;
  const text = (ja: string, en: string) => ({ ja, en });
  const [first, second] = categories;
  const isEnglish = languages[0] === 'en';
  const units = categories.flatMap(({ handle, unit }) =>
    unit === undefined ? [] : [[handle, unit] as const],
  );
  return {
    ...(languages.join() !== WHOLE_LOCALES.join() && { languages }),
    names: {
      ja: { storeName: title, brand: title, company: title, tagline: [`${goods.ja}の、`, '小さなお店。'] },
      en: {
        storeName: titleEn,
        brand: titleEn,
        company: titleEn,
        tagline: ['A small shop ', `for ${goods.many}.`],
      },
    },
    // The mark of files/icon.svg, as lines on the same grid.
    logo: { lines: 'M5 27h22M7 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0', fills: '' },
    tokens,
    deliveryRules: {
      window: WINDOW,
      blockedRanges: [],
      weekdayBlocks: [],
      // The file calls `yen` on it.
      fees: { regular: fee, areas: [], freeFrom: null } as unknown as NonNullable<
        NonNullable<Brand['deliveryRules']>['fees']
      >,
    },
    noun: { ja: { name: goods.ja, unit: goods.unit }, en: { one: goods.one, many: goods.many } },
    ...(units.length > 0 && { units: Object.fromEntries(units) }),
    goods: text(goods.ja, goods.many),
    productLists: { excluded: [], storeOriginal: [], badgeTags: BADGE_TAGS },
    ...(first && second && { openCategories: [first.handle, second.handle] as const }),
    agentDomain: domain.split('.').toReversed().join('.'),
    menus: {
      categories: categories.map(({ handle, ja, en }) => ({
        handle,
        path: `/${handle}`,
        title: text(ja, en),
      })),
      subCategories: [],
      purposes: [],
      offered: [],
      producers: [],
      tags: [],
    },
    hasStoreMenu: true,
    mailFrom: `"${(isEnglish ? titleEn : title).replace(/["\\]/g, '\\$&')}" <noreply@${domain}>`,
  };
}

/** A value as code, one field per line. */
function code(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => code(item, `${indent}  `));
    return items.length === 0 ? '[]' : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string'
      ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
      : String(value);
  const lines = Object.entries(value).map(
    ([name, one]) => `${indent}  ${name}: ${code(one, `${indent}  `)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** The text files of `brands/<name>/`, by path. */
export function brandTexts(answers: Answers, palette: NonNullable<Brand['tokens']>): Map<string, string> {
  const { deliveryRules: _rules, menus, tokens: _file, ...brand } = newBrand(answers, palette);
  const constant = constantOf(answers.name);
  const shown = code(brand).replace(
    /\n\}$/,
    '\n  tokens: palette,\n  deliveryRules: DELIVERY_RULES,\n  menus: MENUS,\n  searchDictionary: SEARCH_DICTIONARY,\n}',
  );
  const { ja, many, one } = answers.goods;
  const dictionary = {
    $comment: 'docs/recipes.md, "A word that shoppers search by"',
    same: [[ja, one, many]],
    needs: [],
    wider: [],
    pages: [],
    filler: [],
    everything: [...new Set([ja, '商品', many])],
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [
      'brand.ts',
      `import type { Brand } from '@shop/rules/brand/brand';
import { parseSearchDictionary } from '@shop/rules/brand/search-dictionary';
import { DELIVERY_RULES } from './delivery';
import { MENUS } from './menus';
import palette from './palette.tokens.json' with { type: 'json' };
import dictionary from './search-dictionary.json' with { type: 'json' };

const SEARCH_DICTIONARY = parseSearchDictionary(dictionary);

/** Made by \`npm run new-shop\`. What is left out is said nowhere: brands/README.md says what there is. */
export const ${constant} = ${shown} as const satisfies Brand;
`,
    ],
    [
      'delivery.ts',
      `import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { yen } from '@shop/rules/yen';

/** On which days is delivered, and for what. */
export const DELIVERY_RULES: DeliveryRules = {
  window: { earliestDays: ${WINDOW.earliestDays}, latestDays: ${WINDOW.latestDays} },
  blockedRanges: [],
  weekdayBlocks: [],
  fees: { regular: yen(${answers.fee}), areas: [], freeFrom: null },
};
`,
    ],
    [
      'menus.ts',
      `import type { BrandMenus } from '@shop/rules/brand/brand';

/** Where the menus lead. */
export const MENUS: BrandMenus = ${code(menus)};
`,
    ],
    ['palette.tokens.json', json(palette)],
    ['search-dictionary.json', json(dictionary)],
    ...['words', 'checkout'].flatMap((kind) =>
      ['ja', 'en'].map((language) => [`${kind}.${language}.json`, '{}\n'] as const),
    ),
  ]);
}
