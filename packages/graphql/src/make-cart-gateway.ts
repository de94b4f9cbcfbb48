import type { LineToAdd, Recipient } from '@shop/rules/cart/cart';
import type { CartFailure } from '@shop/rules/cart/cart-errors';
import type { CartGateway, CartOutcome, CartToCreate } from '@shop/rules/cart/cart-gateway';
import { formatPostalCode } from '@shop/rules/delivery/postal-code';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
import { decodeGlobalId, type GlobalId } from '@shop/rules/global-id';
import { err, ok, type Result } from '@shop/rules/result';
import {
  CartAttributesUpdateDocument,
  CartCreateDocument,
  CartDeliveryAddressesAddDocument,
  CartDeliveryAddressesUpdateDocument,
  type CartDetailFragment,
  CartDiscountCodesUpdateDocument,
  CartGetByIdDocument,
  CartLinePageDocument,
  CartLinesAddDocument,
  CartLinesRemoveDocument,
  CartLinesUpdateDocument,
  CartNoteUpdateDocument,
  CartRestoreDocument,
  type LanguageCode,
} from './__generated__/cart/graphql';
import {
  asCartRead,
  asDiscountChange,
  type CartPayload,
  outcomeOfPayload,
  outcomeOfRead,
} from './cart-outcome';
import { type OperationFailure, toCartFailure } from './operation-result';
import type { AskForLines } from './read-whole-cart';
import type { StorefrontDocument, StorefrontFetch } from './storefront-fetch';

/** The platform's cart calls. It accepts and returns the shop's types, and converts ids to the wire's plain form (PLAT-03). */
export function makeCartGateway(send: StorefrontFetch, language: LanguageCode): CartGateway {
  async function call<Data, Variables>(
    document: StorefrontDocument<Data, Variables>,
    variables: Variables,
    signal: AbortSignal | undefined,
  ) {
    let extensions: unknown;
    const onExtensions = (given: unknown) => {
      extensions = given;
    };
    const result = await send(document, variables, { onExtensions, ...(signal && { signal }) });
    return { result, extensions };
  }

  async function change<Data, Variables>(
    mutation: StorefrontDocument<Data, Variables>,
    variables: Variables,
    payloadOf: (data: Data) => CartPayload | null | undefined,
    signal: AbortSignal | undefined,
  ): Promise<CartOutcome> {
    const { result, extensions } = await call(mutation, variables, signal);
    if (!result.ok) return err(toCartFailure(result.error));
    const payload = payloadOf(result.value);
    const cart = await whole(payload?.cart, signal);
    if (!cart.ok) return cart;
    return outcomeOfPayload(payload && { ...payload, cart: cart.value ?? null }, extensions);
  }

  async function read(cartId: GlobalId, signal: AbortSignal | undefined): Promise<CartOutcome> {
    const variables = { cartId: plain(cartId), language };
    const { result, extensions } = await call(CartGetByIdDocument, variables, signal);
    if (!result.ok) return err(failureOfRead(result.error));
    const cart = await whole(result.value?.cart, signal);
    if (!cart.ok) return cart;
    return outcomeOfRead(cart.value ? { cart: cart.value } : result.value, extensions);
  }

  /** A cart with all of its lines (CART-10): few have more than one page of them, so their code is loaded then. */
  async function whole<Wire extends CartDetailFragment | null | undefined>(
    wire: Wire,
    signal: AbortSignal | undefined,
  ): Promise<Result<Wire | CartDetailFragment, CartFailure>> {
    if (!wire?.lines?.pageInfo?.hasNextPage) return ok(wire);
    try {
      const { readWholeCart } = await import('./read-whole-cart');
      const ask: AskForLines = async (variables) =>
        (await call(CartLinePageDocument, { ...variables, language }, signal)).result;
      return await readWholeCart(wire, ask, failureOfPart);
    } catch (error) {
      return err({ code: 'unreachable', detail: String(error) });
    }
  }

  return {
    createCart: ({ line, ...given }, signal) =>
      change(
        CartCreateDocument,
        {
          merchandiseId: plain(line.merchandiseGlobalId),
          quantity: line.quantity,
          ...creation(given, language),
        },
        (data) => data.cartCreate,
        signal,
      ),

    restoreCart: ({ lines, ...given }, signal) =>
      change(
        CartRestoreDocument,
        { lines: lines.map(wireLine), ...creation(given, language) },
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

/** What a new cart begins with beside its lines. */
function creation(
  { discountCodes, attributes, province }: Omit<CartToCreate, 'line'>,
  language: LanguageCode,
) {
  return {
    attributes: [...attributes],
    discountCodes: [...discountCodes],
    buyerIdentity: { countryCode: 'JP' as const },
    delivery: { addresses: [addressIn(province)] },
    language,
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
function failureOfRead(error: OperationFailure): CartFailure {
  const failure = toCartFailure(error);
  return failure.code === 'unavailable' || failure.code === 'timedOut'
    ? { ...failure, code: 'unreachable' }
    : failure;
}

/** The platform took the call before: that it refuses a further page of lines does not undo it (TRUTH-01). */
function failureOfPart(error: OperationFailure): CartFailure {
  const failure = failureOfRead(error);
  return failure.code === 'refused' ? { ...failure, code: 'unreachable' } : failure;
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
