import { BRANDS } from '@shop/brands/brands';
import { color } from '@shop/design-tokens/color';
import type { ParsedPage } from './parsed-page';

const KOMORENO = BRANDS.komoreno;
/** Names, address, telephone, promises and growers of the brand. */
const FACTS = [
  ...Object.values(KOMORENO.names ?? {}).flatMap(({ storeName, brand, company, tagline }) => [
    storeName,
    brand,
    company,
    tagline.join(''),
  ]),
  ...Object.values(KOMORENO.company?.address ?? {}),
  ...(KOMORENO.menus?.producers ?? []).flatMap(({ title, handle }) => [title.ja, title.en, handle]),
  ...(KOMORENO.menus?.categories ?? []).map(({ handle }) => handle),
  ...(KOMORENO.campaigns ?? []).flatMap(({ title, prize }) => [title.ja, title.en, prize.ja, prize.en]),
].filter((fact) => fact.trim().length > 2 && !['gift', 'fruit'].includes(fact));
const WORDS =
  /komoreno|コモレノ|0164|158-0199|植物|盆栽|観葉|多肉|花苗|園芸|育て|鉢|株(?!式)|水やり|枯れ|bonsai|succulent|gardening|seedling|\bplants?\b|\bgrowers?\b|watering|\bleaves\b/gi;
const COLOURS = [...new Set(JSON.stringify(color).match(/#[0-9a-f]{6}/g))].filter((hex) => hex !== '#ffffff');

/** Words of a text that belong to Komoreno or plants; [] for another shop's text. */
export function foreignWords(text: string): string[] {
  const found = [
    ...[...text.matchAll(WORDS)].map(([word]) => word),
    ...[...FACTS, ...COLOURS].filter((fact) => text.includes(fact)),
  ];
  return [...new Set(found)];
}

/** All content of a page: texts, scripts and attribute values. */
export function saidIn(page: ParsedPage): string {
  return page.elements
    .flatMap((element) => [
      ...element.attrs.map(({ value }) => value),
      ...element.childNodes.flatMap((node) => ('value' in node ? [node.value] : [])),
    ])
    .join('\n');
}
