import { tagSearchPath } from '@shop/rules/catalog/ai-tag';
import type { CareFacts, Product } from '@shop/rules/product/product';
import type { CareFactsProps } from '@shop/ui-kit/commerce/product/CareFacts';
import { child, drop, paw, ruler, sun, thermometer } from '@shop/ui-kit/icons';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { localePath } from '#foundation/i18n/locale.ts';

type Level = NonNullable<CareFactsProps['facts'][number]['level']>;
type Tags = Product['aiTags'];

/** AI tags for the water a plant needs, least first. */
const WATER = [
  [303, 1],
  [302, 1],
] as const;

/** Upper limits of the minimum temperature in °C, the hardiest first: above the last it needs a warm room. */
const HARDY = 0;
const COOL = 7;

/** The repetition of its own heading in a care note. */
const REPEATED = /^(?:置き場所|水やり|大きさの目安|植物の大きさ)は、/;

/**
 * Care instructions: each cell has its text, and a scale where the catalogue has the facts; sizes that differ by variant become a
 * table (PROD-15). The growth in a year is stated beside the size (GROW-01).
 */
export function careCells(
  {
    care,
    aiTags,
    variants,
    optionNames,
    growth,
  }: Pick<Product, 'aiTags' | 'variants' | 'optionNames' | 'growth'> & {
    readonly care: CareFacts;
  },
  m: Messages,
): Pick<CareFactsProps, 'facts' | 'sizes'> {
  const rows = variants.flatMap(({ title, size }) =>
    title === '' || size === '' ? [] : [[title, size] as const],
  );
  const isTable = rows.length === variants.length && new Set(rows.map(([, size]) => size)).size > 1;
  const grows = growth && m.product.careGrowth({ from: growth.fromCm, to: growth.toCm });
  const cell = (icon: string, title: string, text: string, level: Level | null = null) =>
    text === '' ? [] : [{ icon, title, text: text.replace(REPEATED, ''), ...(level && { level }) }];
  return {
    facts: [
      ...cell(sun, m.product.careLight, care.light, levelOfTags(aiTags, lightLevels(), m)),
      ...cell(drop, m.product.careWater, care.water, levelOfTags(aiTags, WATER, m)),
      ...cell(thermometer, m.product.careTemperature, care.temperature, warmth(care.minTemperature, m)),
      ...(isTable
        ? []
        : cell(
            ruler,
            m.product.careSize,
            grows ? m.product.careSizeGrowth({ size: care.size, growth: grows }) : care.size,
          )),
    ],
    ...(isTable && {
      sizes: {
        icon: ruler,
        title: m.product.careSize,
        head: [optionNames.join(m.common.nameSeparator) || m.product.variant, m.product.careMeasure],
        rows,
        ...(grows && { note: grows }),
      },
    }),
  };
}

/** The brand's light tags, least first. */
function lightLevels() {
  const needs = shopBrand().lightTags?.needs;
  return needs
    ? ([
        [needs.corner, 1],
        [needs.lace, 2],
        [needs.sun, 3],
      ] as const)
    : [];
}

/** Uses the tag with the lowest requirement. */
function levelOfTags(
  tags: Tags,
  levels: readonly (readonly [childId: number, of: 1 | 2 | 3])[],
  m: Messages,
): Level | null {
  for (const [childId, of] of levels) {
    const tag = tags.find((one) => one.childId === childId);
    const names = tag && aiTagNames(tag, m.locale);
    if (names) return { of, label: names.child };
  }
  return null;
}

function warmth(minTemperature: number | null, m: Messages): Level | null {
  if (minTemperature === null) return null;
  const of = minTemperature <= HARDY ? 1 : minTemperature <= COOL ? 2 : 3;
  return { of, label: m.product.careTemperatureFrom({ n: minTemperature }) };
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
    if (aiTag === undefined && !tags.some((tag) => need.tags.includes(tag))) return [];
    return [
      {
        icon: ICONS[need.safety],
        label: m.product.safety[need.safety],
        ...(aiTag === undefined ? {} : { href: localePath(m.locale, tagSearchPath(aiTag)) }),
      },
    ];
  });
}
