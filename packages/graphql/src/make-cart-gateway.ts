import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LineToAdd, Recipient } from '@shop/rules/cart/cart';
import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome } from '@shop/rules/cart/cart-gateway';
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { decodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { err } from '@shop/rules/result';
import {
  CartAttributesUpdateDocument,
  CartCreateDocument,
  CartDeliveryAddressesAddDocument,
  CartDeliveryAddressesUpdateDocument,
  type CartDetailFragment,
  CartDiscountCodesUpdateDocument,
  CartGetByIdDocument,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
  CartNoteUpdateDocument,
  CartRestoreDocument,
  type LanguageCode,
} from './__generated__/client/graphql';
import {
  asCartRead,
  asDiscountChange,
  type CartPayload,
  outcomeOfPayload,
  outcomeOfRead,
} from './cart-outcome';
import { failureOfClientError, toCartFailure } from './operation-result';

/** The cart calls over Apollo. It accepts and returns the shop's types, and converts ids to the wire's plain form (PLAT-03). */
export function makeCartGateway(client: ApolloClient, language: LanguageCode): CartGateway {
  async function change<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    payloadOf: (data: Data) => CartPayload | null | undefined,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    let extensions: unknown;
    try {
      // Apollo notices an abort only while the call is in flight.
      signal?.throwIfAborted();
      const { data, error } = await client.mutate<Data, Variables>({
        mutation,
        variables,
        context: {
          fetchOptions: { signal },
          onExtensions: (given: unknown) => {
            extensions = given;
          },
        },
      } as ApolloClient.MutateOptions<Data, Variables>);
      return error
        ? err(toCartFailure(failureOfClientError(error)))
        : outcomeOfPayload(data ? payloadOf(data as Data) : null, extensions);
    } catch (error) {
      return err(toCartFailure(failureOfClientError(error)));
    }
  }

  async function read(cartId: GlobalId, signal: AbortSignal | undefined): Promise<CartOutcome> {
    let extensions: unknown;
    try {
      signal?.throwIfAborted();
      const { data, error } = await client.query<{ cart: CartDetailFragment | null }>({
        query: CartGetByIdDocument,
        variables: { cartId: plain(cartId), language },
        context: {
          fetchOptions: { signal },
          onExtensions: (given: unknown) => {
            extensions = given;
          },
        },
      });
      return error ? err(failureOfRead(error)) : outcomeOfRead(data, extensions);
    } catch (error) {
      return err(failureOfRead(error));
    }
  }

  return {
    createCart: ({ line, discountCodes, attributes, province }, signal) =>
      change(
        CartCreateDocument,
        {
          merchandiseId: plain(line.merchandiseGlobalId),
          quantity: line.quantity,
          attributes: [...attributes],
          discountCodes: [...discountCodes],
          buyerIdentity: { countryCode: 'JP' },
          delivery: { addresses: [addressIn(province)] },
          language,
        },
        (data) => data.cartCreate,
        signal,
      ),

    restoreCart: ({ lines, discountCodes, attributes, province }, signal) =>
      change(
        CartRestoreDocument,
        {
          lines: lines.map(wireLine),
          attributes: [...attributes],
          discountCodes: [...discountCodes],
          buyerIdentity: { countryCode: 'JP' },
          delivery: { addresses: [addressIn(province)] },
          language,
        },
        (data) => data.cartCreate,
        signal,
      ),

    readCart: async ({ cartId }, signal) => asCartRead(await read(cartId, signal)),

    addLines: ({ cartId, lines }, signal) =>
      change(
        CartLinesAddDocument,
        {
          cartId: plain(cartId),
          lines: lines.map(wireLine),
          language,
        },
        (data) => data.cartLinesAdd,
        signal,
      ),

    updateLines: ({ cartId, lines }, signal) =>
      change(
        CartLinesUpdateDocument,
        {
          cartId: plain(cartId),
          lines: lines.map(({ lineId, quantity }) => ({ id: plain(lineId), quantity })),
          language,
        },
        (data) => data.cartLinesUpdate,
        signal,
      ),

    removeLines: ({ cartId, lineIds }, signal) =>
      change(
        CartLinesRemoveDocument,
        { cartId: plain(cartId), lineIds: lineIds.map(plain), language },
        (data) => data.cartLinesRemove,
        signal,
      ),

    changeDestination: ({ cartId, province, addressId, recipient = null }, signal) =>
      addressId === null
        ? change(
            CartDeliveryAddressesAddDocument,
            { cartId: plain(cartId), addresses: [addressIn(province, recipient)], language },
            (data) => data.cartDeliveryAddressesAdd,
            signal,
          )
        : change(
            CartDeliveryAddressesUpdateDocument,
            {
              cartId: plain(cartId),
              addresses: [{ id: plain(addressId), ...addressIn(province, recipient, true) }],
              language,
            },
            (data) => data.cartDeliveryAddressesUpdate,
            signal,
          ),

    changeAttributes: ({ cartId, attributes }, signal) =>
      change(
        CartAttributesUpdateDocument,
        { cartId: plain(cartId), attributes: [...attributes], language },
        (data) => data.cartAttributesUpdate,
        signal,
      ),

    changeNote: ({ cartId, note }, signal) =>
      change(
        CartNoteUpdateDocument,
        { cartId: plain(cartId), note, language },
        (data) => data.cartNoteUpdate,
        signal,
      ),

    changeDiscountCodes: async ({ cartId, discountCodes }, signal) =>
      asDiscountChange(
        await change(
          CartDiscountCodesUpdateDocument,
          { cartId: plain(cartId), discountCodes: [...discountCodes], language },
          (data) => data.cartDiscountCodesUpdate,
          signal,
        ),
      ),
  };
}

/**
 * The cart's destination: a gift's recipient (FEE-01), or the chosen prefecture (SHIP-02). Without a recipient no postal code is
 * sent: a code that the shopper did not type must not appear in the checkout's form.
 * @param isCleared clears the fields of an earlier recipient
 */
function addressIn(provinceCode: ProvinceCode, recipient: Recipient | null = null, isCleared = false) {
  const nothing = isCleared ? NO_RECIPIENT : {};
  const lines = recipient === null ? nothing : recipientIn(recipient);
  return {
    selected: true,
    address: { deliveryAddress: { countryCode: 'JP', provinceCode, ...lines } },
  } as const;
}

const NO_RECIPIENT = { lastName: null, zip: null, city: null, address1: null, phone: null };

/** The postal code has the form `900-0001`, which every provider reads. */
function recipientIn({ name, postalCode, city, address, phone }: Recipient) {
  const part = (value: string) => (value === '' ? null : value);
  return {
    lastName: part(name),
    zip: postalCode === '' ? null : formatPostalCode(postalCode),
    city: part(city),
    address1: part(address),
    phone: part(phone),
  };
}

/** A read changes nothing, so the way in which it failed does not matter. */
function failureOfRead(error: unknown): CartFailure {
  const failure = toCartFailure(failureOfClientError(error));
  return failure.code === 'unavailable' || failure.code === 'timedOut'
    ? { ...failure, code: 'unreachable' }
    : failure;
}

function wireLine({ merchandiseGlobalId, quantity }: LineToAdd) {
  return { merchandiseId: plain(merchandiseGlobalId), quantity };
}

/** @throws when an id is invalid: ids are only made by parsing. */
function plain(id: GlobalId): string {
  const decoded = decodeGlobalId(id);
  if (!decoded.ok) {
    throw new TypeError(`${id} is no global id`);
  }
  return decoded.value;
}
