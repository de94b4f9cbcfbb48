import type { CartLine, LineWarning } from '@shop/rules/cart/cart';
import { isSoldOut } from '@shop/rules/product/stock-label';
import type { CartDetailFragment } from '../__generated__/cart/graphql';
import {
  type Answer,
  catalogueNumber,
  flag,
  globalId,
  having,
  integer,
  list,
  money,
  optional,
  tagName,
  text,
} from './answer';
import { factText } from './fact';

type WireLine = CartDetailFragment['lines']['nodes'][number];

/** The platform's title for the single variant of a product without options; shown as ''. */
export const DEFAULT_VARIANT_TITLE = 'Default Title';

/** The assumed stock if the platform does not tell it: more than a cart ever holds, so that no quantity is all of it. */
const UNTOLD_STOCK = 1_000_000;

/** The platform's warnings, by line id or merchandise id. */
export type Warnings = ReadonlyMap<string, LineWarning>;

/** Converts a line. A line with insufficient stock but without a warning gets the warning. */
export function readCartLine(line: Answer<WireLine>, warnings: Warnings): CartLine {
  const merchandise = line.at('merchandise');
  const product = merchandise.at('product');
  const quantity = integer(line.at('quantity'));
  const availableQuantity = readStock(merchandise);
  const id = text(line.at('id'));
  const title = text(merchandise.at('title'));
  return {
    globalId: globalId(line.at('id')),
    globalProductId: globalId(product.at('id')),
    merchandiseGlobalId: globalId(merchandise.at('id')),
    variantId: catalogueNumber(merchandise.at('id')),
    handle: text(product.at('handle')),
    title: text(product.at('title')),
    vendor: factText(product.at('vendorName')) || text(product.at('vendor')),
    variantTitle: title === DEFAULT_VARIANT_TITLE ? '' : title,
    sku: optional(merchandise.at('sku'), text) ?? '',
    imageUrl: optional(merchandise.at('image'), (image) => text(image.at('url'))) ?? '',
    price: money(line.at('cost').at('amountPerQuantity')),
    totalPrice: money(line.at('cost').at('subtotalAmount')),
    quantity,
    availableQuantity,
    tags: list(product.at('tags'), tagName),
    shippingPrice: null,
    discountCodes: list(line.at('discountAllocations'), readCode).flat(),
    warning:
      warnings.get(id) ??
      warnings.get(text(merchandise.at('id'))) ??
      (isSoldOut(availableQuantity) ? 'outOfStock' : quantity > availableQuantity ? 'notEnoughStock' : null),
  };
}

/** The code of an allocation that has one. */
function readCode(allocation: Answer<WireLine['discountAllocations'][number]>): string[] {
  const ofCode = having(allocation, 'code');
  return ofCode === null ? [] : [text(ofCode.at('code'))];
}

/**
 * Stock of a variant, 0 or more: none of one that is not for sale. Untold where the platform withholds it, or sells the variant without
 * stock: one that it does not track, or goes on selling, has a quantity of 0 or less (PROD-07).
 */
export function readStock(
  variant: Answer<{ availableForSale: boolean; quantityAvailable: number | null }>,
): number {
  const given = optional(variant.at('quantityAvailable'), integer) ?? 0;
  if (!flag(variant.at('availableForSale'))) return 0;
  return given > 0 ? given : UNTOLD_STOCK;
}
