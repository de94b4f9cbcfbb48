import type { CatalogueCollection } from '../../catalogue/collection.ts';
import { plainText } from '../../catalogue/html-text.ts';
import type { ProductOrder } from '../../catalogue/product-order.ts';
import type { ProductCollectionSortKeys, Resolvers } from '../__generated__/resolvers.ts';
import type { PlatformContext } from '../context.ts';
import { localized } from '../localized.ts';
import { productsPage } from '../products-page.ts';
import { shopUrl } from '../shop-url.ts';
import { trackingParameters } from '../tracking-parameters.ts';

/** Without a search there is no relevance: the provider then keeps the back office order. */
const ORDERS: Readonly<Record<ProductCollectionSortKeys, ProductOrder>> = {
  BEST_SELLING: 'BEST_SELLING',
  COLLECTION_DEFAULT: 'MANUAL',
  CREATED: 'CREATED_AT',
  ID: 'ID',
  MANUAL: 'MANUAL',
  PRICE: 'PRICE',
  RELEVANCE: 'MANUAL',
  TITLE: 'TITLE',
};

export const collectionResolvers: Resolvers = {
  Collection: {
    title: (collection, _args, context) => localized(collection, 'title', collection.title, context),
    description: (collection, { truncateAt }, context) =>
      plainText(descriptionOf(collection, context), truncateAt),
    descriptionHtml: (collection, _args, context) => descriptionOf(collection, context),
    products: (collection, args, context) =>
      productsPage(
        collection,
        ORDERS[args.sortKey ?? 'COLLECTION_DEFAULT'],
        args.filters ?? [],
        args,
        context,
      ),
    seo: (collection, _args, context) => ({
      title: localized(collection, 'title', collection.title, context),
      description: plainText(descriptionOf(collection, context)),
    }),
    onlineStoreUrl: ({ handle }, _args, context) => shopUrl(`/collections/${handle}`, context),
    trackingParameters,
  },
};

function descriptionOf(collection: CatalogueCollection, context: PlatformContext): string {
  return localized(collection, 'descriptionHtml', collection.descriptionHtml, context);
}
