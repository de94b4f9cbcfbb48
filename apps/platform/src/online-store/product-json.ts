import type { CatalogueProduct, CatalogueVariant } from '../catalogue/product.ts';
import { productPayload } from '../webhooks/webhook-payloads.ts';

/** Body of the provider's `/products/{handle}.json`: the fields of its REST product, without merchant-only ones. */
export function productJson(product: CatalogueProduct) {
  const {
    admin_graphql_api_id: _id,
    status: _status,
    variant_gids: _gids,
    media: _media,
    category: _category,
    has_variants_that_requires_components: _components,
    ...shown
  } = productPayload(product, new Map());
  const variants = shown.variants.map(
    ({
      admin_graphql_api_id: _variantId,
      inventory_item_id: _item,
      inventory_policy: _policy,
      inventory_quantity: _pieces,
      old_inventory_quantity: _before,
      ...variant
    }) => variant,
  );
  return { product: { ...shown, variants } };
}

/** Body of its `/products/{handle}.js`, for theme scripts. Prices are hundredths, also of yen. */
export function productScriptJson(
  product: CatalogueProduct,
  isAvailable: (variant: CatalogueVariant) => boolean,
) {
  const variants = product.variants.map((variant) => variantScriptJson(variant, isAvailable(variant)));
  const prices = product.variants.map(({ price }) => price * HUNDREDTHS);
  const before = product.variants.flatMap(({ compareAtPrice }) =>
    compareAtPrice === null ? [] : [compareAtPrice * HUNDREDTHS],
  );
  const images = product.images.map(({ src }) => src);
  return {
    id: product.numericId,
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml,
    published_at: product.publishedAt,
    created_at: product.createdAt,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags,
    price: Math.min(...prices),
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    available: variants.some(({ available }) => available),
    price_varies: new Set(prices).size > 1,
    compare_at_price: before.length === 0 ? null : Math.min(...before),
    compare_at_price_min: before.length === 0 ? 0 : Math.min(...before),
    compare_at_price_max: before.length === 0 ? 0 : Math.max(...before),
    compare_at_price_varies: new Set(before).size > 1,
    variants,
    images,
    featured_image: images[0] ?? null,
    options: product.options.map(({ name, values }, index) => ({
      name,
      position: index + 1,
      values: values.map((value) => value.name),
    })),
    url: `/products/${product.handle}`,
    requires_selling_plan: false,
    selling_plan_groups: [],
  };
}

const HUNDREDTHS = 100;

function variantScriptJson(variant: CatalogueVariant, available: boolean) {
  const options = variant.selectedOptions.map(({ value }) => value);
  const [option1 = null, option2 = null, option3 = null] = options;
  return {
    id: variant.numericId,
    title: variant.title,
    option1,
    option2,
    option3,
    sku: variant.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: variant.image === null ? null : { id: variant.image.id, src: variant.image.src },
    available,
    name: `${variant.product.title} - ${variant.title}`,
    public_title: variant.title,
    options,
    price: variant.price * HUNDREDTHS,
    compare_at_price: variant.compareAtPrice === null ? null : variant.compareAtPrice * HUNDREDTHS,
    barcode: null,
    requires_selling_plan: false,
    selling_plan_allocations: [],
  };
}
