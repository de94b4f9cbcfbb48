import { BRANDS } from '@shop/brands/brands';
import { localeOfPlatform } from '@shop/rules/language';
import { legalFactsOf } from '@shop/rules/store/legal-facts';
import { parseShopFacts } from '@shop/rules/store/shop-facts';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Services } from '../graphql/context.ts';
import { localized } from '../graphql/localized.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment.ts';
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

/**
 * The payment methods that the merchant accepts, in display order: those of the shop's metafield `shop.payment_methods`, a list of names. All
 * methods without one; cards if it has no known name.
 */
export function acceptedPayments({ documents }: Pick<Catalogue, 'documents'>): readonly PaymentMethod[] {
  const given = documents
    .all('shop')[0]
    ?.metafields.find(({ namespace, key }) => namespace === 'shop' && key === 'payment_methods');
  if (given === undefined) return PAYMENT_METHODS;
  const named = namesIn(given.value);
  const accepted = PAYMENT_METHODS.filter((method) => named.includes(method));
  return accepted.length === 0 ? ['card'] : accepted;
}

function namesIn(json: string): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(json));
  } catch (error) {
    console.error(
      'the metafield shop.payment_methods of the shop is no list of names; cards alone are accepted:',
      error,
    );
    return [];
  }
}

/** The shop's name set by the merchant. */
export function shopNameOf(catalogue: Catalogue, language: Language): string {
  const [shop] = catalogue.documents.all('shop');
  return shop === undefined ? '' : localized(shop, 'name', shop.name, { language });
}
