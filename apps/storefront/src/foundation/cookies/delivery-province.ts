import { PREFECTURES, type ProvinceCode } from '@shop/rules/delivery/prefectures';
import type { CookieCodec } from './browser-cookies';

/** `delivery_province`: the prefecture that the shopper chose in the cart (SHIP-01). */
export const deliveryProvinceCookie: CookieCodec<ProvinceCode> = {
  name: 'delivery_province',
  parse: (text) => PREFECTURES.find(({ province }) => province === text)?.province ?? null,
  format: (province) => province,
};
