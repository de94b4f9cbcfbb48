import type { Resolvers } from './__generated__/resolvers.ts';
import { cartResolvers } from './resolvers/cart.ts';
import { cartCompletionResolvers } from './resolvers/cart-completion.ts';
import { cartCreateResolvers } from './resolvers/cart-create.ts';
import { cartDeliveryResolvers } from './resolvers/cart-delivery.ts';
import { cartDeliveryAddressesResolvers } from './resolvers/cart-delivery-addresses.ts';
import { cartDetailsResolvers } from './resolvers/cart-details.ts';
import { cartLinesResolvers } from './resolvers/cart-lines.ts';
import { cartMetafieldsResolvers } from './resolvers/cart-metafields.ts';
import { collectionResolvers } from './resolvers/collection.ts';
import { contentQueryResolvers } from './resolvers/content-queries.ts';
import { customerResolvers } from './resolvers/customer.ts';
import { customerAccountResolvers } from './resolvers/customer-account.ts';
import { documentResolvers } from './resolvers/documents.ts';
import { imageResolvers } from './resolvers/image.ts';
import { localizationResolvers } from './resolvers/localization.ts';
import { menuResolvers } from './resolvers/menu.ts';
import { metafieldResolvers } from './resolvers/metafield.ts';
import { nodeResolvers } from './resolvers/node.ts';
import { orderResolvers } from './resolvers/order.ts';
import { productResolvers } from './resolvers/product.ts';
import { productQueryResolvers } from './resolvers/product-queries.ts';
import { searchResolvers } from './resolvers/search.ts';
import { shopResolvers } from './resolvers/shop.ts';
import { shopPayResolvers } from './resolvers/shop-pay.ts';
import { sitemapResolvers } from './resolvers/sitemap.ts';

/** All resolvers. A module declares its schema types and fields. */
export const resolverModules: readonly Resolvers[] = [
  documentResolvers,
  cartResolvers,
  cartCompletionResolvers,
  cartCreateResolvers,
  cartDeliveryResolvers,
  cartDeliveryAddressesResolvers,
  cartDetailsResolvers,
  cartLinesResolvers,
  cartMetafieldsResolvers,
  collectionResolvers,
  contentQueryResolvers,
  customerResolvers,
  customerAccountResolvers,
  imageResolvers,
  localizationResolvers,
  menuResolvers,
  metafieldResolvers,
  nodeResolvers,
  orderResolvers,
  productResolvers,
  productQueryResolvers,
  searchResolvers,
  shopResolvers,
  shopPayResolvers,
  sitemapResolvers,
];
