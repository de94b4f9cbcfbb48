import { NO_PRODUCT_LISTS, type ProductLists } from '@shop/rules/catalog/product-lists';
import type { BadgeLists } from '@shop/rules/product/badge';
import { deliveryRules } from './delivery-rules';
import { shopBrand } from './shop-brand';

/** The brand's product lists, and the products that its fees exempt. Server only. */
export function productLists(): ProductLists & BadgeLists {
  const { productLists: own = NO_PRODUCT_LISTS } = shopBrand();
  return { ...own, freePostage: deliveryRules().fees?.freePostage ?? [] };
}
