import type { LineToAdd } from '@shop/rules/cart/cart';
import { loggedPromise } from '../logged-promise';
import { productMachine } from './product.machine';
import type { AddOutcome } from './product-context';

/**
 * The product machine with a real cart.
 * @param addLine adds by one call and resolves when the platform has answered; `variantId` is the chosen one
 */
export function provideProductActors(
  addLine: (line: LineToAdd, variantId: number) => Promise<AddOutcome>,
): typeof productMachine {
  return productMachine.provide({
    actors: {
      addLine: loggedPromise('product addLine', ({ input }) => addLine(input.line, input.variantId)),
    },
  });
}
