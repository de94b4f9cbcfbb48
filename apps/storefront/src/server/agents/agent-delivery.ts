import type { Cart } from '@shop/rules/cart/cart';
import type { CartGateway } from '@shop/rules/cart/cart-gateway';
import { cartTotals } from '@shop/rules/cart/cart-total';
import {
  type DeliveryPreferences,
  preferencesOfCart,
  toAttributes,
  toDestination,
  toNote,
} from '@shop/rules/cart/delivery-preferences';
import { type DeliveryDays, dayProblem, deliveryDays } from '@shop/rules/delivery/delivery-days';
import { DELIVERY_TIMES } from '@shop/rules/delivery/delivery-times';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { DEFAULT_PROVINCE, findPrefecture, prefectureOfAddress } from '@shop/rules/delivery/prefectures';
import type { FeeZone } from '@shop/rules/delivery/shipping-fee';
import { numericId } from '@shop/rules/global-id';
import { type JstDate, parseJstDate, weekdayOf } from '@shop/rules/jst-date';
import type { UcpMessage } from '../../contracts/ucp';
import type { DeliveryInput } from './agent-inputs';
import type { AgentServices } from './agent-services';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What decides on a cart's days, as the shop's own calendar has it (DLV-01 to DLV-04). */
async function circumstancesOf(cart: Cart, { today, isDateUnavailable }: AgentServices) {
  const handles = [...new Set(cart.lines.map(({ handle }) => handle))];
  const flags = await Promise.all(handles.map((handle) => isDateUnavailable(handle)));
  return {
    today: today(),
    lines: cart.lines.map(({ sku, globalProductId }) => ({ sku, productId: numericId(globalProductId) })),
    hasInvalidProducts: flags.includes(true),
  };
}

/** The delivery of a cart as the extension tells it: what was chosen, and what can be. */
export async function agentDelivery(cart: Cart, services: AgentServices) {
  const days: DeliveryDays = deliveryDays(await circumstancesOf(cart, services));
  const { deliveryDate, deliveryTime, eGift, gift, note } = preferencesOfCart(cart);
  return {
    date: deliveryDate,
    time: deliveryTime,
    prefecture: cart.deliveryAddress?.province ?? DEFAULT_PROVINCE,
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
    times: DELIVERY_TIMES,
  };
}

/** Where a cart goes, for its provisional fee (FEE-01). */
export function agentTotals(cart: Cart) {
  const { gift } = preferencesOfCart(cart);
  const postalCode = gift === null ? null : parsePostalCode(gift.postalCode);
  const zone: FeeZone =
    postalCode?.ok && isRemoteIsland(postalCode.value)
      ? 'remoteIsland'
      : (cart.deliveryAddress?.province ?? DEFAULT_PROVINCE);
  return cartTotals(cart, zone);
}

interface DeliveryChange {
  readonly cart: Cart;
  readonly messages: readonly UcpMessage[];
}

/** Sets what an agent requests for a cart's delivery, as far as the shop's rules allow it; what they do not is answered with a message, and nothing of it is sent. */
export async function changeDelivery(
  cart: Cart,
  requested: DeliveryInput,
  gateway: CartGateway,
  services: AgentServices,
): Promise<DeliveryChange> {
  const messages: UcpMessage[] = [];
  const refuse = (field: string, code: string, content: string) =>
    messages.push({ type: 'error', code, content, path: `$.delivery.${field}`, severity: 'recoverable' });
  const held = preferencesOfCart(cart);
  let deliveryDate: JstDate | null = requested.date === null ? null : held.deliveryDate;
  const circumstances = await circumstancesOf(cart, services);
  if (typeof requested.date === 'string') {
    const date = parseJstDate(requested.date);
    const problem = date.ok ? dayProblem(date.value, circumstances) : 'invalidDate';
    if (date.ok && problem === null) deliveryDate = date.value;
    else refuse('date', 'delivery_date_unavailable', `Not delivered on ${requested.date} (${problem})`);
  } else if (deliveryDate !== null && dayProblem(deliveryDate, circumstances) !== null) {
    refuse('date', 'delivery_date_unavailable', `No longer delivered on ${deliveryDate}; no day is set`);
    deliveryDate = null;
  }
  let gift = requested.gift === null ? null : held.gift;
  if (requested.gift) {
    const { name, postal_code, address, phone } = requested.gift;
    if (prefectureOfAddress(address) === null) {
      refuse('gift.address', 'address_incomplete', 'The address must begin with its prefecture, in Japanese');
    } else if (!parsePostalCode(postal_code).ok) {
      refuse('gift.postal_code', 'address_incomplete', 'The postal code must have seven digits');
    } else gift = { name, postalCode: postal_code, address, phone };
  }
  const postalCode = gift === null ? null : parsePostalCode(gift.postalCode);
  const place = gift === null ? null : prefectureOfAddress(gift.address);
  const preferences: DeliveryPreferences = {
    deliveryDate,
    deliveryTime: requested.time ?? held.deliveryTime,
    eGift: requested.e_gift ?? held.eGift,
    note: requested.note ?? held.note,
    gift,
    giftPlace: place && {
      province: place.province,
      city: '',
      isRemoteIsland: postalCode?.ok === true && isRemoteIsland(postalCode.value),
    },
  };
  const chosen =
    findPrefecture(requested.prefecture ?? '')?.province ??
    cart.deliveryAddress?.province ??
    DEFAULT_PROVINCE;
  const { province, recipient } = toDestination(preferences, chosen);
  const cartId = cart.globalId;
  const steps = [
    () => gateway.changeAttributes({ cartId, attributes: toAttributes(preferences, {}) }),
    ...(toNote(preferences) === cart.note
      ? []
      : [() => gateway.changeNote({ cartId, note: toNote(preferences) })]),
    () =>
      gateway.changeDestination({
        cartId,
        province,
        addressId: cart.deliveryAddress?.globalId ?? null,
        recipient,
      }),
  ];
  let after = cart;
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) {
      refuse('', 'delivery_not_saved', 'The delivery could not be saved whole; read the cart and try again');
      break;
    }
    after = outcome.value.cart;
  }
  return { cart: after, messages };
}
