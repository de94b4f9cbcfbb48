import { addOfChoice, afterChoice, type ProductContext, type ProductEvent } from './product-context';

/**
 * What a page shows of an event before the machine's code has come: what the machine will show too. An add counts as on its
 * way from the press; the machine sends it.
 */
export function foreseeProduct(context: ProductContext, event: ProductEvent): ProductContext {
  switch (event.type) {
    case 'variant.choose':
    case 'quantity.set':
      return { ...context, ...afterChoice(context, event) };
    case 'add.press':
    case 'add.retry': {
      const add = addOfChoice(context);
      return add === null ? context : { ...context, add, outcome: null, isShown: true };
    }
    case 'result.dismiss':
      return { ...context, isShown: false };
  }
}
