import { ProductsByIdsDocument } from '@shop/graphql/documents';
import { toProductCards } from '@shop/graphql/to-rules/to-product-card';
import { toGid } from '@shop/rules/global-id';
import type { Locale } from '../../i18n/locale';
import { type Card, toCard } from '../../screens/product/card';
import { onePerProcess } from '../one-per-process';
import { CardShelf } from '../shelf/card-shelf';
import { askPlatform } from './ask-platform';
import { languageOf } from './language-of';
import { shareCall } from './share-call';

/** The cards of products in the order of their numbers; unknown ones are left out (API-04). */
export function readCards(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  return onePerProcess(`cards.${locale}`, () => new CardShelf((missing) => ask(missing, locale))).take(ids);
}

function ask(ids: readonly number[], locale: Locale): Promise<readonly Card[]> {
  const variables = { ids: ids.map((id) => toGid('Product', id)), language: languageOf(locale) };
  return shareCall(`cards ${JSON.stringify(variables)}`, async () =>
    (await askPlatform(ProductsByIdsDocument, variables, ({ nodes }) => toProductCards(nodes))).map(toCard),
  );
}
