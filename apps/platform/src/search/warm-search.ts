import type { Catalogue } from '../catalogue/catalogue.ts';
import { textsOf } from './product-fields.ts';

/** Products whose texts are made ready in one go: some milliseconds of work. */
const BATCH = 50;

/**
 * Makes the texts of all products ready to be searched, a few at a time between requests, so that the first shopper who searches
 * a large catalogue need not wait for it.
 * @returns a function that ends it
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
