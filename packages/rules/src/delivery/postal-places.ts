import { PREFECTURES, type Prefecture, type ProvinceCode } from './prefectures';

/** One of a postal code's places, in Japanese; `town` is empty if there is none. */
export interface PostalPlace {
  readonly prefecture: string;
  readonly city: string;
  readonly town: string;
}

/** What all places of a postal code have in common: a code may cover many towns, several cities, two prefectures. */
export interface SharedPlace {
  /** The prefectures of the code, north to south. */
  readonly provinces: readonly ProvinceCode[];
  /** Null if there are several, or none is known. */
  readonly prefecture: Prefecture | null;
  /** '' if the places differ. */
  readonly city: string;
  /** '' if the places differ, or have none. */
  readonly town: string;
}

/** Japan Post lists several towns in one entry, and puts remarks in the town field: neither is part of an address. */
const REMARK = /場合|[〜～]/;

/** The places of one entry of Japan Post's data. */
export function postalPlaces(prefecture: string, city: string, town: string): readonly PostalPlace[] {
  const towns = REMARK.test(town) ? [''] : town.split('、');
  return towns.map((name) => ({ prefecture, city, town: name }));
}

/** What all places of a postal code have in common. Empty without places. */
export function sharedPlace(places: readonly PostalPlace[]): SharedPlace {
  const names = new Set(places.map(({ prefecture }) => prefecture));
  const prefectures = PREFECTURES.filter(({ prefecture }) => names.has(prefecture));
  const prefecture = prefectures.length === 1 ? (prefectures[0] ?? null) : null;
  const city = prefecture === null ? '' : shared(places.map((place) => place.city));
  const town = city === '' ? '' : shared(places.map((place) => place.town));
  return { provinces: prefectures.map(({ province }) => province), prefecture, city, town };
}

/** A place as the start of an address: `東京都千代田区千代田`. */
export function writtenPlace({ prefecture, city, town }: PostalPlace): string {
  return `${prefecture}${city}${town}`;
}

function shared(names: readonly string[]): string {
  const [first = ''] = names;
  return names.every((name) => name === first) ? first : '';
}
