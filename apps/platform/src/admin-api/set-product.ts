import { max } from 'drizzle-orm';
import { buildProduct } from '../catalogue/build-product.ts';
import type { CatalogueChange } from '../catalogue/changes.ts';
import { globalId, numericIdOf } from '../catalogue/global-id.ts';
import type { StoredMetafield } from '../catalogue/metafield.ts';
import { toHandle } from '../catalogue/to-handle.ts';
import {
  collectionProductTable,
  inventoryTable,
  productTable,
  variantTable,
} from '../db/catalogue-tables.ts';
import { insertWebhookEvents } from '../db/repositories/webhook-events.ts';
import type { Services } from '../graphql/context.ts';
import { productPayload } from '../webhooks/webhook-payloads.ts';

/** Input of `productSet`: the part of the provider's input that a new product needs. Prices are yen. */
export interface ProductSetInput {
  readonly title?: string;
  readonly handle?: string;
  readonly vendor?: string;
  readonly productType?: string;
  readonly tags?: readonly string[];
  readonly descriptionHtml?: string;
  readonly collections?: readonly string[];
  readonly metafields?: readonly StoredMetafield[];
  readonly productOptions?: readonly {
    readonly name: string;
    readonly values: readonly { readonly name: string }[];
  }[];
  readonly variants?: readonly {
    readonly price: string;
    readonly sku?: string;
    readonly optionValues: readonly { readonly optionName: string; readonly name: string }[];
    readonly inventoryQuantities?: readonly { readonly quantity: number }[];
    readonly inventoryPolicy?: 'DENY' | 'CONTINUE';
  }[];
}

const FIRST_PRODUCT = 7_900_000_000_000;
const FIRST_VARIANT = 43_900_000_000_000;

/**
 * Creates a product with variants and stock, adds it to collections and sends `products/create`. Existing products are changed in the back
 * office, not here.
 */
export async function setProduct(services: Services, input: ProductSetInput): Promise<object> {
  const { database, catalogue, changes, now } = services;
  const { title = '' } = input;
  const handle = toHandle(input.handle ?? title);
  if (title === '')
    return { product: null, userErrors: [{ field: ['input', 'title'], message: "can't be blank" }] };
  if (handle === '')
    return { product: null, userErrors: [{ field: ['input', 'handle'], message: "can't be blank" }] };
  if (catalogue.productByHandle(handle) !== undefined) {
    return { product: null, userErrors: [{ field: ['input', 'handle'], message: 'has already been taken' }] };
  }
  const change = await changes.track(async () => {
    const committed = await database.transaction(async (transaction): Promise<CatalogueChange> => {
      const [last] = await transaction
        .select({ id: max(productTable.id), position: max(productTable.position) })
        .from(productTable);
      const id = Math.max(FIRST_PRODUCT, (last?.id ?? 0) + 1);
      const [lastVariant] = await transaction.select({ id: max(variantTable.id) }).from(variantTable);
      const firstVariant = Math.max(FIRST_VARIANT, (lastVariant?.id ?? 0) + 1);
      const moment = now();
      const product = {
        id,
        handle,
        position: (last?.position ?? 0) + 1,
        title,
        vendor: input.vendor ?? '',
        productType: input.productType ?? '',
        tags: [...(input.tags ?? [])],
        descriptionHtml: input.descriptionHtml ?? '',
        options: optionsOf(input, id),
        images: [],
        metafields: [...(input.metafields ?? [])],
        translations: {},
        bestSellingRank: null,
        relatedHandles: [],
        complementaryHandles: [],
        publishedAt: moment,
        createdAt: moment,
        updatedAt: moment,
      };
      const variants = (input.variants ?? []).map(({ price, sku = '', optionValues }, index) => ({
        id: firstVariant + index,
        productId: id,
        position: index + 1,
        title: optionValues.map(({ name }) => name).join(' / '),
        sku,
        price: Number(price),
        compareAtPrice: null,
        selectedOptions: optionValues.map(({ optionName, name }) => ({ name: optionName, value: name })),
        imageId: null,
        metafields: [],
      }));
      const stock = variants.map((variant, index) => ({
        variantId: variant.id,
        available: (input.variants?.[index]?.inventoryQuantities ?? []).reduce(
          (sum, { quantity }) => sum + quantity,
          0,
        ),
        allowNegative: input.variants?.[index]?.inventoryPolicy === 'CONTINUE',
      }));
      await transaction.insert(productTable).values(product);
      await transaction.insert(variantTable).values(variants);
      await transaction.insert(inventoryTable).values(stock);
      const collectionIds = (input.collections ?? []).flatMap((one) => numericIdOf(one, 'Collection') ?? []);
      if (collectionIds.length > 0) {
        await transaction.insert(collectionProductTable).values(
          collectionIds.map((collectionId) => ({
            collectionId,
            productId: id,
            position: product.position,
          })),
        );
      }
      const levels = new Map(stock.map((level) => [level.variantId, level]));
      const payload = productPayload(buildProduct(product, variants), levels);
      await insertWebhookEvents(transaction, [{ topic: 'products/create', payload }], moment);
      return { kind: 'product', productIds: [id], variantIds: variants.map((variant) => variant.id) };
    });
    await catalogue.refreshProducts(committed.productIds);
    await catalogue.refreshVariants(committed.variantIds);
    await catalogue.refreshCollections();
    return committed;
  });
  changes.emit(change);
  const [id = 0] = change.productIds;
  return { product: { id: globalId('Product', id), handle }, userErrors: [] };
}

function optionsOf({ productOptions = [] }: ProductSetInput, id: number) {
  return productOptions.map(({ name, values }, index) => ({
    id: id * 10 + index,
    name,
    values: values.map((value, place) => ({ id: (id * 10 + index) * 100 + place, name: value.name })),
  }));
}
