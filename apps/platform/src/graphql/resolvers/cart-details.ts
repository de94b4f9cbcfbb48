import type { Cart, CartProblem } from '../../cart/cart.ts';
import { normaliseAttributes } from '../../cart/cart-attributes.ts';
import { type CartDraft, type CartEdit, changeCart } from '../../cart/change-cart.ts';
import { attributeProblems } from '../../cart/edit-lines.ts';
import { numericIdOf } from '../../catalogue/global-id.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { buyerCustomer, preferredAddresses } from '../cart-buyer.ts';
import {
  buyerProblems,
  checkInputSize,
  mergeBuyer,
  noteProblems,
  readCodes,
  toAttributes,
} from '../cart-input.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import { codeAnswers, readGiftCardCodes } from '../code-answers.ts';
import { DELIVERY_OPTION_HANDLE, deliveryGroupId } from './cart-delivery.ts';

/** Mutations of whole-cart data: attributes, note, codes, buyer, delivery option. */
export const cartDetailsResolvers: Resolvers = {
  Mutation: {
    cartAttributesUpdate: async (_parent, { cartId, attributes: given }, context) => {
      checkInputSize(given, 'attributes');
      const attributes = toAttributes(given);
      const problems = attributeProblems(attributes, ['attributes']);
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) =>
        changed(draft, { attributes: normaliseAttributes(attributes) }, problems),
      );
      return cartPayload(outcome);
    },

    cartNoteUpdate: async (_parent, { cartId, note }, context) => {
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) =>
        changed(draft, { note }, noteProblems(note, ['note'])),
      );
      return cartPayload(outcome);
    },

    cartDiscountCodesUpdate: async (_parent, { cartId, discountCodes }, context) => {
      checkInputSize(discountCodes, 'discountCodes');
      const typed = readCodes(discountCodes ?? []);
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) =>
        changed(draft, { discountCodes: typed.codes }, []),
      );
      const codes = codeAnswers(context, outcome.view, typed.repeated);
      return cartPayload({ ...outcome, notices: [...outcome.notices, ...codes.notices] }, codes.problems);
    },

    cartGiftCardCodesUpdate: async (_parent, { cartId, giftCardCodes }, context) => {
      checkInputSize(giftCardCodes, 'giftCardCodes');
      const { database, now } = context;
      const { ids, problems } = await readGiftCardCodes(database, giftCardCodes, ['giftCardCodes'], now());
      return cartPayload(
        await changeCart(dependenciesOf(context), cartId, (draft) =>
          changed(draft, { giftCards: ids }, problems),
        ),
      );
    },

    cartGiftCardCodesRemove: async (_parent, { cartId, appliedGiftCardIds }, context) => {
      checkInputSize(appliedGiftCardIds, 'appliedGiftCardIds');
      const removed = new Set(appliedGiftCardIds.map((id) => numericIdOf(id, 'AppliedGiftCard')));
      return cartPayload(
        await changeCart(dependenciesOf(context), cartId, (draft) =>
          changed(draft, { giftCards: draft.cart.giftCards.filter((id) => !removed.has(id)) }, []),
        ),
      );
    },

    cartBuyerIdentityUpdate: async (_parent, { cartId, buyerIdentity }, context) => {
      const preferred = preferredAddresses(buyerIdentity, ['buyerIdentity']);
      const signedIn = await buyerCustomer(context, buyerIdentity, ['buyerIdentity']);
      const problems = [
        ...buyerProblems(buyerIdentity, ['buyerIdentity']),
        ...signedIn.problems,
        ...(preferred?.problems ?? []),
      ];
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) =>
        changed(
          draft,
          {
            buyer: { ...mergeBuyer(draft.cart.buyer, buyerIdentity), ...signedIn.buyer },
            deliveryAddresses: preferred?.addresses ?? draft.cart.deliveryAddresses,
          },
          problems,
        ),
      );
      return cartPayload(outcome);
    },

    cartSelectedDeliveryOptionsUpdate: async (_parent, { cartId, selectedDeliveryOptions }, context) => {
      checkInputSize(selectedDeliveryOptions, 'selectedDeliveryOptions');
      const outcome = await changeCart(dependenciesOf(context), cartId, (draft) => {
        const problems = selectedDeliveryOptions.flatMap(
          ({ deliveryGroupId: group, deliveryOptionHandle }, index) =>
            optionProblems(draft, group, deliveryOptionHandle, ['selectedDeliveryOptions', String(index)]),
        );
        const handle =
          selectedDeliveryOptions.at(-1)?.deliveryOptionHandle ?? draft.cart.selectedDeliveryOption;
        return changed(draft, { selectedDeliveryOption: handle }, problems);
      });
      return cartPayload(outcome);
    },
  },
};

function changed(draft: CartDraft, change: Partial<Cart>, problems: readonly CartProblem[]): CartEdit {
  return problems.length > 0 ? { problems } : { draft: { ...draft, cart: { ...draft.cart, ...change } } };
}

function optionProblems(
  draft: CartDraft,
  group: string,
  handle: string,
  at: readonly string[],
): CartProblem[] {
  const hasGroup = draft.lines.length > 0 && draft.cart.deliveryAddresses.length > 0;
  if (!hasGroup || group !== deliveryGroupId(draft.cart.token)) {
    return [
      {
        code: 'INVALID_DELIVERY_GROUP',
        field: [...at, 'deliveryGroupId'],
        message: 'The delivery group was not found in the cart.',
      },
    ];
  }
  return handle === DELIVERY_OPTION_HANDLE
    ? []
    : [
        {
          code: 'INVALID_DELIVERY_OPTION',
          field: [...at, 'deliveryOptionHandle'],
          message: 'The delivery option is not valid.',
        },
      ];
}
