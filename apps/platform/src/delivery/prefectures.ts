import { PREFECTURES as OF_RULES, prefectureOfRegion } from '@shop/rules/delivery/prefectures';
import { LANGUAGES, localeOfPlatform, type PlatformLanguage } from '@shop/rules/language';

/** One of Japan's 47 prefectures: ISO 3166-2 code and its two names. */
export interface Prefecture {
  readonly code: string;
  readonly ja: string;
  readonly en: string;
}

/** All 47, in the order of their codes JP-01 to JP-47. */
export const PREFECTURES: readonly Prefecture[] = OF_RULES.map(({ province, prefecture, provinceEn }) => ({
  code: province,
  ja: prefecture,
  en: provinceEn,
}));

/** Finds a prefecture by its code or name, however a program writes it: `JP-13`, `13`, `東京`, `Tokyo`. */
export function findPrefecture(name: string): Prefecture | null {
  const code = prefectureOfRegion(name)?.province;
  return PREFECTURES.find((prefecture) => prefecture.code === code) ?? null;
}

/** A prefecture's name in a language. */
export function prefectureName({ ja, en }: Prefecture, language: PlatformLanguage): string {
  return LANGUAGES[localeOfPlatform(language)].prefecture === 'provinceEn' ? en : ja;
}
