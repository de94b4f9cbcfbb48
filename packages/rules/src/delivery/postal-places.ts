import { PREFECTURES, type Prefecture, type ProvinceCode } from './prefectures';

/** One of the places that a postal code stands for, in Japanese; `town` is empty where none is named. */
export interface PostalPlace {
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
}

/** What all places of a postal code share, and no more: a code may stand for many towns, several cities, two prefectures. */
export interface SharedPlace {
  /** Those that the code lies in, north to south. */
  readonly provinces: readonly ProvinceCode[];
  /** Null when there are several, or none is known. */
  readonly prefecture: Prefecture | null;
  /** '' when it is not the same for all. */
  readonly city: string;
  /** '' when it is not the same for all, or none is named. */
  readonly town: string;
}

/** Japan Post names several towns in one entry, and writes remarks where a town should stand: neither is part of an address. */
const REMARK = /場合|[〜～]/;

/** The places of one entry of Japan Post's data. */
export function postalPlaces(prefecture: string, city: string, town: string): readonly PostalPlace[] {
  const towns = REMARK.test(town) ? [''] : town.split('、');
  return towns.map((name) => ({ prefecture, city, town: name }));
}

/** What all places of a postal code share. Of no place nothing is known. */
export function sharedPlace(places: readonly PostalPlace[]): SharedPlace {
  const names = new Set(places.map(({ prefecture }) => prefecture));
  const prefectures = PREFECTURES.filter(({ prefecture }) => names.has(prefecture));
  const prefecture = prefectures.length === 1 ? (prefectures[0] ?? null) : null;
  const city = prefecture === null ? '' : shared(places.map((place) => place.city));
  const town = city === '' ? '' : shared(places.map((place) => place.town));
  return { provinces: prefectures.map(({ province }) => province), prefecture, city, town };
}

/** A place as an address begins: `東京都千代田区千代田`. */
export function writtenPlace({ prefecture, city, town }: PostalPlace): string {
  return `${prefecture}${city}${town}`;
}

function shared(names: readonly string[]): string {
  const [first = ''] = names;
  return names.every((name) => name === first) ? first : '';
}
