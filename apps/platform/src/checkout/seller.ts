import { BRANDS } from '@shop/brands/brands';
import { localeOfPlatform } from '@shop/rules/language';
import { legalFactsOf } from '@shop/rules/store/legal-facts';
import { parseShopFacts } from '@shop/rules/store/shop-facts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Services } from '../graphql/context.ts';
import { localized } from '../graphql/localized.ts';
import type { Language } from './words.ts';

/** Who runs the shop, one fact a line, by the store's legal facts, else the brand's (BRAND-07); none without any. */
export function sellerLines(
  { catalogue, env: { brand = 'none' } }: Pick<Services, 'catalogue' | 'env'>,
  language: Language,
): string[] {
  const [shop] = catalogue.documents.all('shop');
  const written = (shop?.metafields ?? [])
    .filter(({ namespace }) => namespace === 'shop')
    .map(({ key, value }) => [key, localized(shop ?? {}, `shop.${key}`, value, { language })]);
  const { legalName, address, postalCode, telephone, email } = legalFactsOf(
    parseShopFacts(Object.fromEntries(written)).facts,
    brand === 'none' ? {} : BRANDS[brand],
    localeOfPlatform(language),
  );
  const place = [postalCode && `〒${postalCode}`, address].filter(Boolean).join(' ');
  return [legalName, place, telephone, email].flatMap((line) => line || []);
}

/** The shop's name set by the merchant. */
export function shopNameOf(catalogue: Catalogue, language: Language): string {
  const [shop] = catalogue.documents.all('shop');
  return shop === undefined ? '' : localized(shop, 'name', shop.name, { language });
}
