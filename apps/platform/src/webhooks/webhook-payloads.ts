import type { CatalogueCollection } from '../catalogue/collection.ts';
import type { CatalogueDocument } from '../catalogue/documents.ts';
import { globalId, inventoryItemIdOf, LOCATION_ID } from '../catalogue/global-id.ts';
import type { CatalogueImage } from '../catalogue/image.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import type { inventoryTable } from '../db/catalogue-tables.ts';
import type { Discount } from '../discount/discount.ts';
import type { Order } from '../order/order.ts';

/** Stock per variant id: pieces, and whether it is sold on without any (PROD-07). An unknown variant has none. */
type Stock = ReadonlyMap<number, VariantStock>;
type VariantStock = Pick<typeof inventoryTable.$inferSelect, 'available' | 'allowNegative'>;

const NO_STOCK: VariantStock = { available: 0, allowNegative: false };

/** Variants included in full in a product's payload; of the others only the ids. */
const WHOLE_VARIANTS = 100;

/** Body of `products/create` and `products/update`, with exactly the provider's fields. Prices are strings. */
export function productPayload(product: CatalogueProduct, stock: Stock) {
  const images = product.images.map((image, index) => imagePayload(image, product, index));
  return {
    admin_graphql_api_id: product.id,
    body_html: product.descriptionHtml,
    created_at: webhookTime(new Date(product.createdAt)),
    handle: product.handle,
    id: product.numericId,
    product_type: product.productType,
    published_at: webhookTime(new Date(product.publishedAt)),
    template_suffix: null,
    title: product.title,
    updated_at: webhookTime(new Date(product.updatedAt)),
    vendor: product.vendor,
    status: 'active',
    published_scope: 'global',
    tags: product.tags.join(', '),
    variants: product.variants
      .slice(0, WHOLE_VARIANTS)
      .map((variant) => variantPayload(variant, stock.get(variant.numericId) ?? NO_STOCK)),
    options: product.options.map(({ id, name, values }, index) => ({
      name,
      id,
      product_id: product.numericId,
      position: index + 1,
      values: values.map((value) => value.name),
    })),
    images,
    image: images[0] ?? null,
    media: [],
    variant_gids: product.variants.map(({ id }) => ({
      admin_graphql_api_id: id,
      updated_at: product.updatedAt,
    })),
    has_variants_that_requires_components: false,
    category: null,
  };
}

function variantPayload(variant: CatalogueVariant, { available, allowNegative }: VariantStock) {
  const { product } = variant;
  const [option1 = null, option2 = null, option3 = null] = variant.selectedOptions.map(({ value }) => value);
  return {
    admin_graphql_api_id: variant.id,
    barcode: null,
    compare_at_price: variant.compareAtPrice === null ? null : String(variant.compareAtPrice),
    created_at: webhookTime(new Date(product.createdAt)),
    id: variant.numericId,
    inventory_policy: allowNegative ? 'continue' : 'deny',
    position: variant.position,
    price: String(variant.price),
    product_id: product.numericId,
    sku: variant.sku,
    taxable: true,
    title: variant.title,
    updated_at: webhookTime(new Date(product.updatedAt)),
    option1,
    option2,
    option3,
    image_id: variant.image?.id ?? null,
    inventory_item_id: inventoryItemIdOf(variant.numericId),
    inventory_quantity: available,
    old_inventory_quantity: available,
  };
}

function imagePayload(image: CatalogueImage, product: CatalogueProduct, index: number) {
  return {
    id: image.id,
    alt: image.alt,
    position: index + 1,
    product_id: product.numericId,
    admin_graphql_api_id: globalId('ProductImage', image.id),
    src: image.src,
    variant_ids: product.variants
      .filter((variant) => variant.image?.id === image.id)
      .map(({ numericId }) => numericId),
  };
}

/** Body of `collections/create` and `collections/update`. */
export function collectionPayload(collection: CatalogueCollection) {
  const changed = webhookTime(new Date(collection.updatedAt));
  return {
    id: collection.numericId,
    handle: collection.handle,
    title: collection.title,
    updated_at: changed,
    body_html: collection.descriptionHtml,
    published_at: changed,
    sort_order: 'manual',
    template_suffix: null,
    published_scope: 'global',
    admin_graphql_api_id: collection.id,
  };
}

/** Body of `products/delete`: only the id. */
export function productDeletionPayload(id: number) {
  return { id };
}

/** Body of `collections/delete`. */
export function collectionDeletionPayload(id: number) {
  return { id, published_scope: 'global', admin_graphql_api_id: globalId('Collection', id) };
}

/** Body of `inventory_levels/update`: an item and a location, no product. */
export function inventoryPayload(variant: CatalogueVariant, stock: Stock, now: Date) {
  const itemId = inventoryItemIdOf(variant.numericId);
  return {
    inventory_item_id: itemId,
    location_id: LOCATION_ID,
    available: (stock.get(variant.numericId) ?? NO_STOCK).available,
    updated_at: webhookTime(now),
    admin_graphql_api_id: `${globalId('InventoryLevel', LOCATION_ID)}?inventory_item_id=${itemId}`,
  };
}

/** Body of `metaobjects/create`, `metaobjects/update` and `metaobjects/delete`. */
export function metaobjectPayload(
  metaobject: Pick<CatalogueDocument<'metaobject'>, 'type' | 'handle' | 'id' | 'fields' | 'updatedAt'>,
) {
  const { type, handle, id, fields } = metaobject;
  const changed = webhookTime(new Date(metaobject.updatedAt));
  return {
    type,
    handle,
    created_at: changed,
    updated_at: changed,
    display_name: handle,
    id,
    definition_id: globalId('MetaobjectDefinition', type),
    fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
    created_by_staff_id: null,
    created_by_app_id: null,
    capabilities: { publishable: { status: 'active' } },
  };
}

/**
 * Body of `orders/create`: the provider's fields that exist on the local platform's orders. `subtotal_price` is after discounts on the goods,
 * `total_line_items_price` before.
 * @param used the discounts applied to the order; only those with a code are among its codes
 */
export function orderPayload(order: Order, used: readonly Pick<Discount, 'automatic' | 'code' | 'kind'>[]) {
  return {
    id: order.number,
    order_number: order.number,
    name: `#${order.number}`,
    email: order.email,
    created_at: webhookTime(order.placedAt),
    currency: 'JPY',
    test: true,
    total_line_items_price: String(order.subtotal),
    subtotal_price: String(order.subtotal - order.discount),
    total_discounts: String(order.discount + order.shippingDiscount),
    total_price: String(order.total),
    total_shipping_price_set: { shop_money: { amount: String(order.shipping), currency_code: 'JPY' } },
    discount_codes: used.flatMap(({ automatic, code, kind }) =>
      automatic
        ? []
        : [
            {
              code,
              amount: String(kind === 'freeShipping' ? order.shippingDiscount : order.discount),
              type: CODE_TYPES[kind],
            },
          ],
    ),
    note: order.note,
    note_attributes: order.attributes.map(({ key, value }) => ({ name: key, value })),
    line_items: order.lines.map((line) => ({
      product_id: line.productId,
      variant_id: line.variantId,
      sku: line.sku,
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
      price: String(line.price),
      properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    })),
  };
}

const JST_MS = 9 * 60 * 60 * 1000;

/** Kinds of codes in the provider's words. */
const CODE_TYPES = { percentage: 'percentage', fixed: 'fixed_amount', freeShipping: 'shipping' } as const;

/** A time in webhook form: whole seconds, in the shop's time zone. */
export function webhookTime(moment: Date): string {
  return `${new Date(moment.getTime() + JST_MS).toISOString().slice(0, 19)}+09:00`;
}

/** Webhook topics sent to the shop. */
export type WebhookTopic =
  | 'products/create'
  | 'products/update'
  | 'products/delete'
  | 'collections/create'
  | 'collections/update'
  | 'collections/delete'
  | 'inventory_levels/update'
  | 'metaobjects/create'
  | 'metaobjects/update'
  | 'metaobjects/delete'
  | 'discounts/create'
  | 'discounts/update'
  | 'discounts/delete'
  | 'customers/create'
  | 'customers/update'
  | 'customers/delete'
  | 'orders/create';
