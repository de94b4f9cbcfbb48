import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { toGid } from '@shop/rules/global-id';
import { LOCALES, type Locale } from '#foundation/i18n/locale.ts';
import { languageOf } from '#foundation/platform/language-of.ts';
import { queryPlatform } from '#foundation/platform/query-platform.ts';
import { onePerProcess } from '#foundation/process/one-per-process.ts';
import { singleFlight } from '#foundation/process/single-flight.ts';
import { type Card, toCard } from '../contract/card';
import { ProductCardCache } from './product-card-cache';

/** The cards of products in the order of their numbers; unknown ones are left out (API-04). */
export function readCards(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  return cards(locale).take(ids);
}

/** Products were changed: their cards are read anew when they are asked for. */
export function forgetCards(handles: readonly string[] | 'all'): void {
  for (const locale of LOCALES) cards(locale).forget(handles);
}

function cards(locale: Locale): ProductCardCache {
  return onePerProcess(
    `cards.${locale}`,
    () => new ProductCardCache((missing, changes) => ask(missing, changes, locale)),
  );
}

function ask(ids: readonly number[], changes: number, locale: Locale): Promise<readonly Card[]> {
  const variables = { ids: ids.map((id) => toGid('Product', id)), language: languageOf(locale) };
  return singleFlight(`cards ${changes} ${JSON.stringify(variables)}`, async () =>
    (await queryPlatform(ProductsByIdsDocument, variables, ({ nodes }) => toProductCards(nodes))).map(toCard),
  );
}
