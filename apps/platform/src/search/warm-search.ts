import type { Catalogue } from '../catalogue/catalogue.ts';
import { textsOf } from './product-fields.ts';

/** Products prepared per batch: some milliseconds of work. */
const BATCH = 50;

/**
 * Prepares the search texts of all products in batches between requests, so the first search of a large catalogue is not slow.
 * @returns a function that stops it
 */
export function warmSearch({ products }: Catalogue): () => void {
  let next = 0;
  let timer: NodeJS.Immediate | undefined;
  const warm = () => {
    for (const product of products.slice(next, next + BATCH)) textsOf(product);
    next += BATCH;
    timer = next < products.length ? setImmediate(warm) : undefined;
  };
  timer = setImmediate(warm);
  return () => clearImmediate(timer);
}
