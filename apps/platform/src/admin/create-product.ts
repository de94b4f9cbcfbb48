import { z } from 'zod';
import { setProduct } from '../admin-api/set-product.ts';
import type { Services } from '../graphql/context.ts';

/** A handle: part of a shop URL. */
export const handle = z
  .string()
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'must be words and hyphens')
  .max(255);
const text = z.string().trim().min(1).max(255);
const yen = z.number().int().min(0).max(100_000_000);

/** A variant to create: price in whole yen, stock in pieces. */
export const newVariant = z.strictObject({
  title: text,
  price: yen,
  sku: z.string().max(255).default(''),
  available: z.number().int().min(0).max(1_000_000).default(0),
});

/** A product to create. Without variants it gets a single one. */
export const newProduct = z
  .strictObject({
    handle,
    title: text,
    descriptionHtml: z.string().max(100_000).default(''),
    vendor: z.string().trim().max(255).default(''),
    productType: z.string().trim().max(255).default(''),
    tags: z.array(text).max(250).default([]),
    collections: z.array(handle).max(250).default([]),
    optionName: text.default('Title'),
    variants: z.array(newVariant).min(1).max(100),
  })
  .refine(({ variants }) => new Set(variants.map(({ title }) => title)).size === variants.length, {
    path: ['variants'],
    message: 'must have titles that differ',
  });

/**
 * Creates a product with variants and stock, and adds it to those collections that exist.
 * @returns the product, or null when its handle is taken
 */
export async function createProduct(
  services: Services,
  { optionName, variants, collections, ...given }: z.output<typeof newProduct>,
): Promise<object | null> {
  const { catalogue } = services;
  if (catalogue.productByHandle(given.handle) !== undefined) return null;
  await setProduct(services, {
    ...given,
    collections: collections.flatMap((one) => catalogue.collectionByHandle(one)?.id ?? []),
    productOptions: [{ name: optionName, values: variants.map(({ title }) => ({ name: title })) }],
    variants: variants.map(({ title, price, sku, available }) => ({
      price: String(price),
      sku,
      optionValues: [{ optionName, name: title }],
      inventoryQuantities: [{ quantity: available }],
    })),
  });
  const made = catalogue.productByHandle(given.handle);
  return made === undefined
    ? null
    : {
        id: made.id,
        handle: made.handle,
        title: made.title,
        variants: made.variants.map(({ id, title, price }) => ({ id, title, price })),
      };
}
