import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { toGid } from '@shop/rules/global-id';
import { type Card, toCard } from '../../contracts/card';
import type { Locale } from '../../i18n/locale';
import { onePerProcess } from '../one-per-process';
import { ProductCardCache } from '../product-cards/product-card-cache';
import { languageOf } from './language-of';
import { queryPlatform } from './query-platform';
import { singleFlight } from './single-flight';

/** The cards of products in the order of their numbers; unknown ones are left out (API-04). */
export function readCards(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  return onePerProcess(`cards.${locale}`, () => new ProductCardCache((missing) => ask(missing, locale))).take(
    ids,
  );
}

function ask(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  const variables = { ids: ids.map((id) => toGid('Product', id)), language: languageOf(locale) };
  return singleFlight(`cards ${JSON.stringify(variables)}`, async () =>
    (await queryPlatform(ProductsByIdsDocument, variables, ({ nodes }) => toProductCards(nodes))).map(toCard),
  );
}
