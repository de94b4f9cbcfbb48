import { chosenQuantity, type ProductContext } from './product-context';

/** What a screen draws of a product's buying part. */
export function productView(context: ProductContext) {
  const { variantId, add, queue, outcome, isShown } = context;
  // The newest press is what the shopper looks at; a failure is told of the one that failed.
  const newest = outcome === null ? (queue.at(-1) ?? add) : add;
  return {
    variantId,
    quantity: chosenQuantity(context),
    /** The add that is told of, without an outcome as long as it is on its way; null for none. */
    told: isShown && newest !== null ? { add: newest, outcome } : null,
  };
}
