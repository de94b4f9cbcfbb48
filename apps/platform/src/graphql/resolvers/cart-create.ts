import { randomUUID } from 'node:crypto';
import { type Cart, newCart } from '../../cart/cart.ts';
import { normaliseAttributes } from '../../cart/cart-attributes.ts';
import { metafieldProblem, readMetafield } from '../../cart/cart-metafields.ts';
import { createCart } from '../../cart/change-cart.ts';
import { putAddresses } from '../../cart/edit-addresses.ts';
import { addLines, attributeProblems } from '../../cart/edit-lines.ts';
import { readAvailable } from '../../db/repositories/inventory.ts';
import type { Resolvers } from '../__generated__/resolvers.ts';
import { buyerCustomer, preferredAddresses } from '../cart-buyer.ts';
import {
  buyerProblems,
  checkInputSize,
  lineProblems,
  mergeBuyer,
  noteProblems,
  problemsIn,
  readCodes,
  toAddressRequest,
  toAttributes,
  toLineRequest,
} from '../cart-input.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import { codeAnswers, readGiftCardCodes } from '../code-answers.ts';

/** Mutation.cartCreate. */
export const cartCreateResolvers: Resolvers = {
  Mutation: {
    cartCreate: async (_parent, { input: given }, context) => {
      const input = given ?? {};
      const lines = input.lines ?? [];
      checkInputSize(input.lines, 'CartInput.lines');
      checkInputSize(input.attributes, 'CartInput.attributes');
      checkInputSize(input.discountCodes, 'CartInput.discountCodes');
      checkInputSize(input.giftCardCodes, 'CartInput.giftCardCodes');
      checkInputSize(input.metafields, 'CartInput.metafields');
      const requests = lines.map(toLineRequest);
      const available = await readAvailable(
        context.database,
        requests.flatMap(({ variantId }) => variantId ?? []),
      );
      const added = addLines([], requests, available, ['input', 'lines'], randomUUID, '');
      const delivery = putAddresses([], (input.delivery?.addresses ?? []).map(toAddressRequest), [
        'input',
        'delivery',
        'addresses',
      ]);
      // If both are given, the newer form takes precedence.
      const preferred = preferredAddresses(input.buyerIdentity, ['input', 'buyerIdentity']);
      const signedIn = await buyerCustomer(context, input.buyerIdentity, ['input', 'buyerIdentity']);
      const attributes = toAttributes(input.attributes);
      const giftCards = await readGiftCardCodes(
        context.database,
        input.giftCardCodes ?? [],
        ['input', 'giftCardCodes'],
        context.now(),
      );
      const metafields = (input.metafields ?? []).map(readMetafield);
      const problems = [
        ...problemsIn(context, [...added.problems, ...lineProblems(lines, ['input', 'lines'])]),
        ...giftCards.problems,
        ...attributeProblems(attributes, ['input', 'attributes']),
        ...noteProblems(input.note, ['input', 'note']),
        ...buyerProblems(input.buyerIdentity ?? {}, ['input', 'buyerIdentity']),
        ...signedIn.problems,
        ...delivery.problems,
        ...(preferred?.problems ?? []),
        ...metafields.flatMap(metafieldProblem),
      ];
      if (problems.length > 0 || added.lines === null) {
        return cartPayload({ view: null, problems, notices: [] });
      }
      const dependencies = dependenciesOf(context);
      const typed = readCodes(input.discountCodes ?? []);
      const cart: Cart = {
        ...newCart({ ...context, now: dependencies.now }),
        note: input.note ?? null,
        attributes: normaliseAttributes(attributes),
        discountCodes: typed.codes,
        giftCards: giftCards.ids,
        buyer: { ...mergeBuyer({}, input.buyerIdentity ?? {}), ...signedIn.buyer },
        deliveryAddresses: delivery.addresses.length > 0 ? delivery.addresses : (preferred?.addresses ?? []),
        metafields: metafields.flatMap((one) => ('code' in one ? [] : [one])),
      };
      const outcome = await createCart(dependencies, { cart, lines: added.lines });
      const codes = codeAnswers(context, outcome.view, typed.repeated);
      const notices = [...delivery.notices, ...outcome.notices, ...codes.notices];
      return cartPayload({ ...outcome, notices }, codes.problems);
    },
  },
};
