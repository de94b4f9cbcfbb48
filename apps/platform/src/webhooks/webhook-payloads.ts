import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import type { Order } from '../order/order.ts';

/** Stock per variant id. */
type Stock = ReadonlyMap<number, number>;

/** Body of `products/update`. Prices are strings, as the provider sends them. */
export function productPayload(product: CatalogueProduct, stock: Stock) {
  return {
    id: product.numericId,
    admin_graphql_api_id: product.id,
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    product_type: product.productType,
    tags: product.tags.join(', '),
    updated_at: product.updatedAt,
    variants: product.variants.map((variant) => ({
      id: variant.numericId,
      product_id: product.numericId,
      sku: variant.sku,
      title: variant.title,
      price: String(variant.price),
      compare_at_price: variant.compareAtPrice === null ? null : String(variant.compareAtPrice),
      inventory_quantity: stock.get(variant.numericId) ?? 0,
    })),
  };
}

/** Body of `inventory_levels/update`. */
export function inventoryPayload(variant: CatalogueVariant, stock: Stock) {
  return {
    inventory_item_id: variant.numericId,
    variant_id: variant.numericId,
    product_id: variant.product.numericId,
    product_handle: variant.product.handle,
    available: stock.get(variant.numericId) ?? 0,
  };
}

/** Body of `orders/create`. */
export function orderPayload(order: Order) {
  return {
    id: order.number,
    order_number: order.number,
    name: `#${order.number}`,
    email: order.email,
    created_at: order.placedAt.toISOString(),
    currency: 'JPY',
    test: true,
    subtotal_price: String(order.subtotal),
    total_discounts: String(order.discount),
    total_price: String(order.total),
    discount_codes:
      order.discountCode === null ? [] : [{ code: order.discountCode, amount: String(order.discount) }],
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
