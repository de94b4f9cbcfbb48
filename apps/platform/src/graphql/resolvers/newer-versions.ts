import { randomUUID } from 'node:crypto';
import type { GraphQLFieldResolver } from 'graphql';
import type { Cart } from '../../cart/cart.ts';
import { newCartKey } from '../../cart/cart-id.ts';
import { type CartLineView, readCart } from '../../cart/cart-view.ts';
import { changeCart, createCart, noSuchCart } from '../../cart/change-cart.ts';
import { putAddresses } from '../../cart/edit-addresses.ts';
import type { CartSelectableAddressInput } from '../__generated__/resolvers.ts';
import { checkInputSize, toAddressRequest } from '../cart-input.ts';
import { cartPayload, dependenciesOf } from '../cart-payload.ts';
import { readGiftCardCodes } from '../code-answers.ts';
import type { PlatformContext } from '../context.ts';
import { policy } from '../shop-url.ts';
import { languageOf } from './localization.ts';

// biome-ignore lint/suspicious/noExplicitAny: types are generated of the version that the shop is written for, which has none of these
type NewerResolver = GraphQLFieldResolver<any, PlatformContext, any>;

interface CartArguments {
  readonly cartId: string;
}

/** Fields of versions newer than the shop's (ADR 73), by the version that introduced them. */
export const newerVersionsResolvers: Readonly<Record<string, Readonly<Record<string, NewerResolver>>>> = {
  Mutation: {
    // 2025-07
    cartRemovePersonalData: async (_root, { cartId }: CartArguments, context) =>
      cartPayload(
        await changeCart(dependenciesOf(context), cartId, ({ cart, lines }) => ({
          draft: { cart: withoutPersonalData(cart), lines },
        })),
      ),
    // 2025-10
    cartClone: async (_root, { cartId }: CartArguments, context) => {
      const { database, catalogue, now } = context;
      const view = await readCart(database, cartId, { catalogue, now: now() });
      if (view === null) return cartPayload(noSuchCart());
      const cart = { ...withoutPersonalData(view.cart), ...newCartKey(), createdAt: now() };
      const ids = new Map(view.lines.map(({ line }) => [line.id, randomUUID()]));
      const lines = view.lines.map(({ line }) => ({
        ...line,
        id: ids.get(line.id) ?? randomUUID(),
        parentId: ids.get(line.parentId ?? '') ?? null,
      }));
      return cartPayload(await createCart(dependenciesOf(context), { cart, lines }));
    },
    cartDeliveryAddressesReplace: async (
      _root,
      { cartId, addresses }: CartArguments & { readonly addresses: readonly CartSelectableAddressInput[] },
      context,
    ) => {
      checkInputSize(addresses, 'addresses');
      const edit = putAddresses([], addresses.map(toAddressRequest), ['addresses']);
      const outcome = await changeCart(dependenciesOf(context), cartId, ({ cart, lines }) =>
        edit.problems.length > 0
          ? { problems: edit.problems }
          : { draft: { cart: { ...cart, deliveryAddresses: edit.addresses }, lines } },
      );
      const notices = outcome.view === null ? [] : edit.notices;
      return cartPayload({ ...outcome, notices: [...notices, ...outcome.notices] });
    },
    cartGiftCardCodesAdd: async (
      _root,
      { cartId, giftCardCodes }: CartArguments & { readonly giftCardCodes: readonly string[] },
      context,
    ) => {
      checkInputSize(giftCardCodes, 'giftCardCodes');
      const { database, now } = context;
      const { ids, problems } = await readGiftCardCodes(database, giftCardCodes, ['giftCardCodes'], now());
      return cartPayload(
        await changeCart(dependenciesOf(context), cartId, ({ cart, lines }) => {
          if (problems.length > 0) return { problems };
          return {
            draft: { cart: { ...cart, giftCards: [...new Set([...cart.giftCards, ...ids])] }, lines },
          };
        }),
      );
    },
  },
  CartLine: {
    // 2025-10: apps forbid changes of nested lines at the provider; there are none here.
    instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
    parentRelationship: ({ parent }: CartLineView) => (parent === null ? null : { parent }),
  },
  Country: {
    // 2025-07
    defaultLanguage: (_country, _args, context) => languageOf('JA', context),
  },
  Image: {
    // 2025-07: the provider generates it some time after an upload, and returns null until then.
    thumbhash: () => null,
  },
  Shop: {
    // 2025-07
    customerAccountUrl: (_shop, _args, { env }) => `${env.url}/account`,
    // 2026-01
    customerAccountTranslations: () => [],
    socialLoginProviders: () => [],
    // 2026-04
    contactInformation: (_shop, _args, context) => policy('contact-information', context),
    legalNotice: (_shop, _args, context) => policy('legal-notice', context),
    termsOfSale: () => null,
  },
};

/** The cart without data that identifies its buyer or address. The country stays: prices depend on it. */
function withoutPersonalData(cart: Cart): Cart {
  const { countryCode = null } = cart.buyer;
  return { ...cart, buyer: { countryCode }, deliveryAddresses: [], selectedDeliveryOption: null };
}
