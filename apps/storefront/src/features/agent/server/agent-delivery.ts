import { type Cart, type CartAttribute, sentLines } from '@shop/rules/cart/cart';
import { ATTRIBUTE_KEYS } from '@shop/rules/cart/cart-attributes';
import { type CartFailure, isFinal, isUncertain } from '@shop/rules/cart/cart-errors';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { cartTotals } from '@shop/rules/cart/cart-total';
import {
  type DeliveryPreferences,
  type GiftPlace,
  preferencesOfCart,
  toAttributes,
  toDestination,
  toNote,
} from '@shop/rules/cart/delivery-preferences';
import { promisedAttributes } from '@shop/rules/cart/promised-attributes';
import { type DeliveryDays, dayProblem, deliveryDays } from '@shop/rules/delivery/delivery-days';
import type { DeliveryRules } from '@shop/rules/delivery/delivery-rules';
import { timesOf } from '@shop/rules/delivery/delivery-times';
import {
  type CodePlace,
  canonicalGift,
  type GiftDestination,
  giftFeePlace,
  giftFieldProblem,
  isElsewhere,
  writtenPlaceOf,
} from '@shop/rules/delivery/gift-destination';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { type SharedPlace, sharedPlace } from '@shop/rules/delivery/postal-places';
import { DEFAULT_PROVINCE, findPrefecture } from '@shop/rules/delivery/prefectures';
import { numericId } from '@shop/rules/global-id';
import { type JstDate, parseJstDate, weekdayOf } from '@shop/rules/jst-date';
import { shortenText } from '@shop/rules/shorten-text';
import { oneLine, visibleText } from '@shop/rules/typed-text';
import { handlesWithoutDates } from '#features/delivery/server/answer-invalid-date-products.ts';
import { placesOf } from '#features/delivery/server/postal-places.ts';
import { type UcpMessage, ucpErrorMessage } from '../contract/ucp';
import type { DeliveryInput } from './agent-inputs';
import type { AgentServices } from './agent-services';

/** The longest text of another client that a message repeats, in characters. */
const HELD_TEXT_MAX = 40;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The inputs that determine a cart's delivery days, as in the shop's own calendar (DLV-01 to DLV-04). */
async function circumstancesOf(cart: Cart, { today, isDateUnavailable, deliveryRules }: AgentServices) {
  const lines = sentLines(cart.lines);
  const handles = lines.map(({ handle }) => handle);
  const invalid = await handlesWithoutDates(handles, isDateUnavailable);
  return {
    today: today(),
    rules: deliveryRules(),
    lines: lines.map(({ sku, globalProductId }) => ({ sku, productId: numericId(globalProductId) })),
    hasInvalidProducts: invalid.length > 0,
  };
}

/** The delivery of a cart in the extension's format: the choices made, and those available. */
export async function agentDelivery(cart: Cart, services: AgentServices) {
  const days: DeliveryDays = deliveryDays(await circumstancesOf(cart, services));
  const { deliveryDate, deliveryTime, eGift, gift, note } = preferencesOfCart(cart);
  return {
    date: deliveryDate,
    time: deliveryTime,
    prefecture: agentDestination(cart, services.deliveryRules()).province,
    e_gift: eGift,
    note,
    gift: gift && {
      name: gift.name,
      postal_code: gift.postalCode,
      address: gift.address,
      phone: gift.phone,
    },
    available_dates: days.days.flatMap(({ date, problem }) =>
      problem === null ? [{ date, weekday: WEEKDAYS[weekdayOf(date)] }] : [],
    ),
    unavailable_dates: days.days.flatMap(({ date, problem }) =>
      problem === null ? [] : [{ date, weekday: WEEKDAYS[weekdayOf(date)], reason: problem }],
    ),
    times: timesOf(services.deliveryRules()),
  };
}

/** Where a cart goes: its gift's place, as in the checkout, else the prefecture of its address (FEE-01). */
export function agentDestination(cart: Cart, rules: DeliveryRules) {
  const { gift } = preferencesOfCart(cart);
  const place = gift === null ? null : giftPlaceOf(gift, rules);
  return {
    province: place?.province ?? cart.deliveryAddress?.province ?? DEFAULT_PROVINCE,
    isRemoteIsland: place?.isRemoteIsland === true,
  };
}

/** A cart's totals with the provisional fee of its destination (FEE-01). */
export function agentTotals(cart: Cart, rules: DeliveryRules) {
  const { province, isRemoteIsland } = agentDestination(cart, rules);
  return cartTotals(cart, isRemoteIsland ? 'remoteIsland' : province, rules.fees ?? null);
}

/**
 * Clears what cannot be kept: a day on which the cart's current content is not delivered, after a change of lines or a midnight (DLV-07), a
 * time of day or an e-gift that the store does not offer. The checkout is one press away from an agent's response, so every response
 * rechecks it.
 */
export async function recheckDelivery(
  cart: Cart,
  gateway: CartGateway,
  services: AgentServices,
): Promise<DeliveryChange> {
  if (!cart.attributes.some(({ key }) => Object.hasOwn(DROPPED, key))) return { cart, messages: [] };
  const { attributes, dropped } = promisedAttributes(cart.attributes, await circumstancesOf(cart, services));
  if (dropped.length === 0) return { cart, messages: [] };
  const cleared = await gateway.changeAttributes({ cartId: cart.globalId, attributes });
  if (!cleared.ok) {
    const kept = dropped.flatMap((one) => droppedMessage(one, {}, MAY_BE_SET));
    return { cart, messages: [notSaved(cleared.error), ...kept] };
  }
  return { cart: cleared.value.cart, messages: dropped.flatMap((one) => droppedMessage(one)) };
}

const DROPPED: Readonly<
  Record<string, { readonly field: 'date' | 'time' | 'e_gift'; readonly code: string; readonly what: string }>
> = {
  [ATTRIBUTE_KEYS.deliveryDate]: {
    field: 'date',
    code: 'delivery_date_unavailable',
    what: 'No longer delivered on that day',
  },
  [ATTRIBUTE_KEYS.deliveryTime]: {
    field: 'time',
    code: 'delivery_time_unavailable',
    what: 'Not delivered at that time of day',
  },
  [ATTRIBUTE_KEYS.eGift]: {
    field: 'e_gift',
    code: 'e_gift_unavailable',
    what: 'This shop sends no e-gifts',
  },
};

/** What became of it where the answer to the change was no success: the checkout may still have it. */
const MAY_BE_SET = 'it may still be set: read the cart before you go on';

/** Tells of a held preference that cannot be kept, unless the agent asks for another. */
function droppedMessage(
  { key, value }: CartAttribute,
  requested: DeliveryInput = {},
  result = 'none is set',
): UcpMessage[] {
  const told = DROPPED[key];
  if (told === undefined || requested[told.field] !== undefined) return [];
  const text = shortenText(visibleText(oneLine(value)), HELD_TEXT_MAX);
  return [refusal(told.field, told.code, `${told.what} (${text}); ${result}`)];
}

interface DeliveryChange {
  readonly cart: Cart;
  readonly messages: readonly UcpMessage[];
}

/** Sets a cart's delivery as the agent requests, within the shop's rules; refused parts get a message and are not sent. */
export async function changeDelivery(
  cart: Cart,
  requested: DeliveryInput,
  gateway: CartGateway,
  services: AgentServices,
): Promise<DeliveryChange> {
  const messages: UcpMessage[] = [];
  const refuse = (field: string, code: string, content: string) =>
    messages.push(refusal(field, code, content));
  const circumstances = await circumstancesOf(cart, services);
  const { attributes, dropped } = promisedAttributes(cart.attributes, circumstances);
  const held = preferencesOfCart({ attributes, note: cart.note });
  let deliveryDate: JstDate | null = requested.date === null ? null : held.deliveryDate;
  if (typeof requested.date === 'string') {
    const date = parseJstDate(requested.date);
    const problem = date.ok ? dayProblem(date.value, circumstances) : 'invalidDate';
    if (date.ok && problem === null) deliveryDate = date.value;
    else refuse('date', 'delivery_date_unavailable', `Not delivered on ${requested.date} (${problem})`);
  }
  const { eGift: hasEGift = false } = circumstances.rules;
  if (requested.e_gift && !hasEGift) refuse('e_gift', 'e_gift_unavailable', 'This shop sends no e-gifts');
  const isTimeOffered = timesOf(circumstances.rules).includes(requested.time ?? 'none');
  if (!isTimeOffered)
    refuse('time', 'delivery_time_unavailable', `Not delivered at that time of day (${requested.time})`);
  let gift = requested.gift === null ? null : held.gift;
  if (requested.gift) {
    const { name, postal_code: postalCode, address, phone } = requested.gift;
    const asked = canonicalGift({ name, postalCode, address, phone });
    const written = writtenPlaceOf(asked.address);
    const unusable = (['name', 'address'] as const).find(
      (field) => giftFieldProblem(field, asked[field]) === 'unusable',
    );
    if (unusable !== undefined) {
      const content = 'Emoji, web addresses, HTML tags or more than 255 characters: no parcel can have this';
      refuse(`gift.${unusable}`, 'address_invalid', content);
    } else if (asked.name === '') {
      refuse('gift.name', 'address_incomplete', 'The recipient needs a name');
    } else if (written === null) {
      refuse(
        'gift.address',
        'address_incomplete',
        'The address must begin with its prefecture in Japanese, or end with it in English',
      );
    } else if (!parsePostalCode(asked.postalCode).ok) {
      refuse('gift.postal_code', 'address_incomplete', 'The postal code must have seven digits');
    } else if (isElsewhere(placeOfCode(asked), written)) {
      const content =
        'The postal code lies in another prefecture than the address names, or not on its island';
      refuse('gift.postal_code', 'address_mismatch', content);
    } else gift = asked;
  }
  const preferences: DeliveryPreferences = {
    deliveryDate,
    deliveryTime: (isTimeOffered ? requested.time : undefined) ?? held.deliveryTime,
    eGift: (hasEGift ? requested.e_gift : undefined) ?? held.eGift,
    note: requested.note ?? held.note,
    gift,
    giftPlace: gift === null ? null : giftPlaceOf(gift, circumstances.rules),
  };
  if (preferences.eGift) messages.push(...droppedByEGift(requested, held));
  const isGiftTaken = held.gift !== null && (gift === null || preferences.eGift);
  const own =
    isGiftTaken && isAddressOfGift(cart, held.gift, circumstances.rules)
      ? undefined
      : cart.deliveryAddress?.province;
  const asked = findPrefecture(requested.prefecture ?? '')?.province;
  if (asked === undefined && own === undefined && isGiftTaken) messages.push(prefectureUnknown());
  const chosen = asked ?? own ?? DEFAULT_PROVINCE;
  const { province, recipient } = toDestination(preferences, chosen);
  const cartId = cart.globalId;
  // The destination first: it alone can be refused for its text, and then nothing is saved.
  const steps = [
    () =>
      gateway.changeDestination({
        cartId,
        province,
        addressId: cart.deliveryAddress?.globalId ?? null,
        recipient,
      }),
    () => gateway.changeAttributes({ cartId, attributes: toAttributes(preferences, {}) }),
    ...(toNote(preferences) === cart.note
      ? []
      : [() => gateway.changeNote({ cartId, note: toNote(preferences) })]),
  ];
  let after = cart;
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) {
      messages.push(notSaved(outcome.error));
      break;
    }
    after = outcome.value.cart;
  }
  const isCleared = !after.attributes.some((one) => dropped.some((other) => isSame(one, other)));
  const told = dropped.flatMap((one) => droppedMessage(one, requested, isCleared ? undefined : MAY_BE_SET));
  return { cart: after, messages: [...told, ...messages] };
}

function isSame(one: CartAttribute, other: CartAttribute): boolean {
  return one.key === other.key && one.value === other.value;
}

/** Whether a cart's address is its gift's: it says nothing of the buyer, as in the shop. */
function isAddressOfGift({ deliveryAddress }: Cart, gift: GiftDestination, rules: DeliveryRules): boolean {
  return (
    deliveryAddress?.recipient !== undefined ||
    deliveryAddress?.province === giftPlaceOf(gift, rules)?.province
  );
}

function prefectureUnknown(): UcpMessage {
  return {
    type: 'warning',
    code: 'prefecture_unknown',
    content: `The gift took its prefecture along: the fee is for ${DEFAULT_PROVINCE} until the buyer's is set`,
    path: '$.delivery.prefecture',
  };
}

/** What all places of a gift's postal code have in common; nothing for an invalid code. */
function placeOfCode({ postalCode }: GiftDestination): SharedPlace & CodePlace {
  const digits = parsePostalCode(postalCode);
  const place = sharedPlace(digits.ok ? placesOf(digits.value) : []);
  return { ...place, isRemoteIsland: digits.ok && isRemoteIsland(digits.value) };
}

/** The destination of a gift, as in the shop's form (FEE-01). */
function giftPlaceOf(gift: GiftDestination, { fees }: DeliveryRules): GiftPlace | null {
  const { city, ...ofCode } = placeOfCode(gift);
  const destination = giftFeePlace(ofCode, writtenPlaceOf(gift.address), fees);
  return destination && { ...destination, city };
}

/** The recipient of an e-gift chooses day, time and address after the order: earlier choices are dropped (DLV-06). */
function droppedByEGift(requested: DeliveryInput, held: DeliveryPreferences): UcpMessage[] {
  const dropped = {
    date: requested.date ?? (requested.date === undefined ? held.deliveryDate : null),
    time: (requested.time ?? held.deliveryTime) === 'none' ? null : 'time',
    gift: requested.gift ?? (requested.gift === undefined ? held.gift : null),
  };
  return Object.entries(dropped).flatMap(([field, value]): UcpMessage[] =>
    value === null
      ? []
      : [
          {
            type: 'warning',
            code: 'delivery_left_to_recipient',
            content: `Of an e-gift the recipient names it after the order: no ${field} is set`,
            path: `$.delivery.${field}`,
          },
        ],
  );
}

function notSaved({ code }: CartFailure): UcpMessage {
  const content = isUncertain(code)
    ? 'The delivery may not be saved, or not whole: read the cart before you try again'
    : isFinal(code)
      ? `The delivery could not be saved whole (${code}): read the cart; the same call fails again`
      : 'The delivery could not be saved whole; read the cart and try again';
  return refusal(null, 'delivery_not_saved', content);
}

/** @param field null: the delivery as a whole */
function refusal(field: string | null, code: string, content: string): UcpMessage {
  const path = field === null ? '$.delivery' : `$.delivery.${field}`;
  return ucpErrorMessage(code, content, 'recoverable', path);
}
