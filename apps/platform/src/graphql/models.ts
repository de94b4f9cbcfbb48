import type { CartLineView, CartView } from '../cart/cart-view.ts';
import type { CatalogueCollection } from '../catalogue/collection.ts';
import type { CatalogueDocument, StoredMenuItem } from '../catalogue/documents.ts';
import type { CatalogueImage, StoredImage } from '../catalogue/image.ts';
import type { MetafieldOwner, StoredMetafield, Translations } from '../catalogue/metafield.ts';
import type { CatalogueProduct, CatalogueVariant, StoredOption } from '../catalogue/product.ts';
import type { Customer } from '../customer/customer.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { ProductFilter } from './__generated__/resolvers.ts';
import type { Page } from './paginate.ts';

/** Parent types of the schema's resolvers (declared to the generator in codegen.ts). */
export type BaseCartLineModel = CartLineView;
export type CartModel = CartView;
export type CartDeliveryModel = CartView;
export type CartDeliveryGroupModel = CartView;
export type CartLineModel = CartLineView;
export type ArticleModel = CatalogueDocument<'article'>;
export type BlogModel = CatalogueDocument<'blog'>;
export type CollectionModel = CatalogueCollection;
export type CustomerModel = Customer;
export type ImageModel = CatalogueImage;

export interface OrderModel extends Order {
  readonly __typename: 'Order';
}

export interface OrderLineItemModel extends OrderLine {
  readonly order: Order;
}

export type MenuModel = CatalogueDocument<'menu'>;
export type MenuItemModel = StoredMenuItem & { readonly __typename: 'MenuItem' };
export type MetaobjectModel = CatalogueDocument<'metaobject'>;
export type PageModel = CatalogueDocument<'page'>;
export type ProductModel = CatalogueProduct;
export type ProductVariantModel = CatalogueVariant;
export type ShopModel = CatalogueDocument<'shop'>;
export type ShopPolicyModel = CatalogueDocument<'policy'>;
export type UrlRedirectModel = CatalogueDocument<'redirect'>;

/** A file of the back office, or a product image as media. */
export interface MediaImageModel {
  readonly __typename: 'MediaImage';
  readonly id: string;
  readonly image: StoredImage;
}

/** Owner of a metafield. */
export interface MetafieldParent {
  readonly __typename: MetafieldOwner;
  readonly id: string;
  /** for a cart its token */
  readonly numericId: number | string;
  readonly metafields: readonly StoredMetafield[];
  readonly translations?: Translations | undefined;
  readonly updatedAt?: string;
  /** of a variant */
  readonly product?: CatalogueProduct;
  /** of a cart */
  readonly resource?: CartView & { readonly __typename: 'Cart' };
}

export interface MetafieldModel extends StoredMetafield {
  readonly __typename: 'Metafield';
  readonly parent: MetafieldParent;
}

export interface MetaobjectFieldModel {
  readonly __typename: 'MetaobjectField';
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface ProductOptionModel extends StoredOption {
  readonly __typename: 'ProductOption';
  readonly product: CatalogueProduct;
}

export interface ProductOptionValueModel {
  readonly __typename: 'ProductOptionValue';
  readonly numericId: number;
  readonly name: string;
  readonly option: StoredOption;
  readonly product: CatalogueProduct;
}

/** A page of products; `filterBase` is the input of the `filters` field: all results before filtering. */
export interface ProductConnectionModel extends Page<CatalogueProduct> {
  readonly filterBase: FilterBase | null;
}

export interface FilterBase {
  readonly products: readonly CatalogueProduct[];
  readonly filters: readonly ProductFilter[];
}

export interface SearchResultItemConnectionModel extends Page<ProductModel | PageModel | ArticleModel> {
  readonly totalCount: number;
  readonly filterBase: FilterBase;
}

export interface SitemapModel {
  readonly type: string;
}
