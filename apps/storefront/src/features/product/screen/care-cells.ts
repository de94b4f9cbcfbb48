import type { CareCell } from '@shop/rules/brand/brand';
import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import { inLanguage } from '@shop/rules/language';
import type { CareFacts, Product } from '@shop/rules/product/product';
import { hasTagOf } from '@shop/rules/product/product-tag';
import type { CareFactsProps } from '@shop/ui-kit/commerce/product/CareFacts';
import { child, paw, ruler } from '@shop/ui-kit/icons';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { CARE_ICONS } from '#foundation/screen/care-icons.ts';

/** The head of a sentence about the size. */
const SIZE_HEAD = /^(?:[^、]*の)?大きさ(?:の目安)?は、/;

/**
 * Care instructions: each of the brand's cells has its text, and a scale where the catalogue has the facts; sizes that differ by
 * variant become a table (PROD-15). The growth in a year is stated beside the size (GROW-01). Null in a brand without care.
 */
export function careCells(
  {
    care,
    aiTags,
    variants,
    options,
    growth,
  }: Pick<Product, 'care' | 'aiTags' | 'variants' | 'options' | 'growth'>,
  m: Messages,
): Pick<CareFactsProps, 'facts' | 'sizes'> | null {
  const cells = shopBrand().care;
  if (cells === undefined || care === null) return null;
  const rows = variants.flatMap(({ title, size }) =>
    title === '' || size === '' ? [] : [[title, size] as const],
  );
  const isTable = rows.length === variants.length && new Set(rows.map(([, size]) => size)).size > 1;
  const grows = growth && m.product.careGrowth({ from: growth.fromCm, to: growth.toCm });
  const size = String(care['size'] ?? '').replace(SIZE_HEAD, '');
  return {
    facts: [
      ...cells.flatMap((cell) => factOf(cell, care, aiTags, m.locale)),
      ...(isTable || size === ''
        ? []
        : [
            {
              icon: ruler,
              title: m.product.careSize,
              text: grows ? m.product.careSizeGrowth({ size, growth: grows }) : size,
            },
          ]),
    ],
    ...(isTable && {
      sizes: {
        icon: ruler,
        title: m.product.careSize,
        head: [
          options.map(({ name }) => name).join(m.common.nameSeparator) || m.product.variant,
          m.product.careMeasure,
        ],
        rows,
        ...(grows && { note: grows }),
      },
    }),
  };
}

type Fact = CareFactsProps['facts'][number];

/** The cell without its text's repetition of the title; none without a text. */
function factOf(cell: CareCell, care: CareFacts, tags: Product['aiTags'], locale: Locale): Fact[] {
  const title = inLanguage(cell.title, locale);
  const said = String(care[cell.key] ?? '');
  if (said === '') return [];
  const head = `${title}は、`;
  const level = levelByTag(cell, tags, locale) ?? levelByNumber(cell, care, locale);
  return [
    {
      icon: CARE_ICONS[cell.sign],
      title,
      text: said.startsWith(head) ? said.slice(head.length) : said,
      ...(level && { level }),
    },
  ];
}

function levelByTag({ tags = [] }: CareCell, ofProduct: Product['aiTags'], locale: Locale): Fact['level'] {
  for (const { id, degree } of tags) {
    const tag = ofProduct.find(({ childId }) => childId === id);
    const names = tag && aiTagNames(tag, locale);
    if (names) return { of: degree, label: names.child };
  }
  return undefined;
}

function levelByNumber({ number }: CareCell, care: CareFacts, locale: Locale): Fact['level'] {
  const n = care[number?.key ?? ''];
  if (number === undefined || typeof n !== 'number') return undefined;
  const of = n <= number.limits[0] ? 1 : n <= number.limits[1] ? 2 : 3;
  return { of, label: inLanguage(number.label, locale).replace('{n}', String(n)) };
}

const ICONS = { pets: paw, children: child } as const;

/**
 * The household members for whom a product is safe, by the tags that answer the search's safety needs, each linked to its tag
 * search (PROD-14). A product without such a tag was not checked, so no claim is made.
 */
export function safetyRows({ tags, aiTags }: Pick<Product, 'tags' | 'aiTags'>, m: Messages) {
  const { needs = [] } = shopBrand().searchDictionary ?? {};
  return needs.flatMap((need) => {
    if (need.safety !== 'pets' && need.safety !== 'children') return [];
    const answering = new Set(need.aiTags);
    const aiTag = aiTags.find(({ parentId, childId }) => answering.has(`${parentId}.${childId}`));
    if (aiTag === undefined && !hasTagOf(tags, need.tags)) return [];
    return [
      {
        icon: ICONS[need.safety],
        label: m.product.safety[need.safety],
        ...(aiTag === undefined ? {} : { href: localePath(m.locale, tagSearchPath(aiTag)) }),
      },
    ];
  });
}
