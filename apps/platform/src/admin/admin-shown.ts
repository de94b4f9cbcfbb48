import type { AdminShown } from '../checkout/views/AdminPage.tsx';
import { listCustomers } from '../db/repositories/customers.ts';
import { listDiscounts } from '../db/repositories/discounts.ts';
import { listGiftCards } from '../db/repositories/gift-cards.ts';
import type { Services } from '../graphql/context.ts';
import { foldText } from '../search/fold-text.ts';

/** Maximum number of products with forms, and of list rows, on one page. */
const MOST_PRODUCTS = 25;
const MOST_LISTED = 100;

/** Data of the back office page. @param query words of a product's title or handle; empty for all */
export async function adminShown({ catalogue, database }: Services, query: string): Promise<AdminShown> {
  const wanted = foldText(query);
  const found = catalogue.products.filter(
    ({ title, handle }) => foldText(title).includes(wanted) || handle.includes(query),
  );
  const [discounts, giftCards, customers] = await Promise.all([
    listDiscounts(database, MOST_LISTED),
    listGiftCards(database, MOST_LISTED),
    listCustomers(database, MOST_LISTED),
  ]);
  const { documents, collections } = catalogue;
  const handles = (things: readonly { readonly handle: string }[]) =>
    things.slice(0, MOST_LISTED).map(({ handle }) => handle);
  return {
    query,
    found: found.length,
    products: found.slice(0, MOST_PRODUCTS),
    discounts,
    giftCards,
    stockOf: (variantId) => catalogue.available(variantId),
    lists: [
      { label: 'admin.collections', names: handles(collections) },
      { label: 'admin.pages', names: handles(documents.all('page')) },
      { label: 'admin.menus', names: handles(documents.all('menu')) },
      {
        label: 'admin.redirects',
        names: documents
          .all('redirect')
          .slice(0, MOST_LISTED)
          .map(({ path, target }) => `${path} → ${target}`),
      },
      { label: 'admin.customers', names: customers.map(({ email }) => email) },
    ],
  };
}
