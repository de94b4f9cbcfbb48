import { randomUUID } from 'node:crypto';
import { type CartDraft, type CartEdit, changeCart } from '../../cart/change-cart.ts';
import { addLines, changeLines, type EditResult, removeLines } from '../../cart/edit-lines.ts';
import { readAvailable } from '../../db/repositories/inventory.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { checkInputSize, lineProblems, problemsIn, toLineChange, toLineRequest } from '../cart-input.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import type { PlatformContext } from '../context.ts';

/** Mutation.cartLinesAdd, cartLinesUpdate and cartLinesRemove. */
export const cartLinesResolvers: Resolvers = {
  Mutation: {
    cartLinesAdd: async (_parent, { cartId, lines }, context) => {
      checkInputSize(lines, 'lines');
      const requests = lines.map(toLineRequest);
      const outcome = await changeCart(dependenciesOf(context), cartId, async (draft, transaction) => {
        const available = await readAvailable(
          transaction,
          requests.flatMap(({ variantId }) => variantId ?? []),
        );
        const result = addLines(draft.lines, requests, available, ['lines'], randomUUID, draft.cart.token);
        return edited(context, draft, result, lineProblems(lines, ['lines']));
      });
      return cartPayload(outcome);
    },

    cartLinesUpdate: async (_parent, { cartId, lines }, context) => {
      checkInputSize(lines, 'lines');
      const changes = lines.map(toLineChange);
      const outcome = await changeCart(dependenciesOf(context), cartId, async (draft, transaction) => {
        const available = await readAvailable(
          transaction,
          changes.flatMap(({ variantId }) => variantId ?? []),
        );
        const result = changeLines(draft.lines, changes, available, draft.cart.token);
        return edited(context, draft, result, lineProblems(lines, ['lines']));
      });
      return cartPayload(outcome);
    },

    cartLinesRemove: async (_parent, { cartId, lineIds }, context) => {
      checkInputSize(lineIds, 'lineIds');
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) =>
        edited(context, draft, removeLines(draft.lines, lineIds, draft.cart.token), []),
      );
      return cartPayload(outcome);
    },
  },
};

function edited(
  context: PlatformContext,
  draft: CartDraft,
  result: EditResult,
  more: ReturnType<typeof lineProblems>,
): CartEdit {
  const problems = problemsIn(context, [...result.problems, ...more]);
  return result.lines === null || problems.length > 0
    ? { problems }
    : { draft: { ...draft, lines: result.lines } };
}
