import { LANGUAGES, localeOfPlatform, type PlatformLanguage } from '@shop/rules/language';

/** One of Japan's 47 prefectures: ISO 3166-2 code and its two names. */
export interface Prefecture {
  readonly code: string;
  readonly ja: string;
  readonly en: string;
}

const NAMES = [
  '北海道 Hokkaido|青森県 Aomori|岩手県 Iwate|宮城県 Miyagi|秋田県 Akita|山形県 Yamagata|福島県 Fukushima',
  '茨城県 Ibaraki|栃木県 Tochigi|群馬県 Gunma|埼玉県 Saitama|千葉県 Chiba|東京都 Tokyo|神奈川県 Kanagawa',
  '新潟県 Niigata|富山県 Toyama|石川県 Ishikawa|福井県 Fukui|山梨県 Yamanashi|長野県 Nagano|岐阜県 Gifu',
  '静岡県 Shizuoka|愛知県 Aichi|三重県 Mie|滋賀県 Shiga|京都府 Kyoto|大阪府 Osaka|兵庫県 Hyogo|奈良県 Nara',
  '和歌山県 Wakayama|鳥取県 Tottori|島根県 Shimane|岡山県 Okayama|広島県 Hiroshima|山口県 Yamaguchi',
  '徳島県 Tokushima|香川県 Kagawa|愛媛県 Ehime|高知県 Kochi|福岡県 Fukuoka|佐賀県 Saga|長崎県 Nagasaki',
  '熊本県 Kumamoto|大分県 Oita|宮崎県 Miyazaki|鹿児島県 Kagoshima|沖縄県 Okinawa',
];

/** All 47, in the order of their codes JP-01 to JP-47. */
export const PREFECTURES: readonly Prefecture[] = NAMES.flatMap((row) => row.split('|')).map(
  (pair, index) => {
    const [ja = '', en = ''] = pair.split(' ');
    return { code: `JP-${String(index + 1).padStart(2, '0')}`, ja, en };
  },
);

const BY_NAME = new Map(
  PREFECTURES.flatMap((prefecture) =>
    [
      prefecture.code,
      prefecture.code.slice(3),
      prefecture.ja,
      prefecture.ja.replace(/[都府県]$/, ''),
      prefecture.en,
    ].map((name) => [name.toLowerCase(), prefecture] as const),
  ),
);

/** Finds a prefecture by code (`JP-13`, `13`), Japanese name (with or without 都府県) or English name. */
export function findPrefecture(name: string): Prefecture | null {
  return BY_NAME.get(name.normalize('NFKC').trim().toLowerCase()) ?? null;
}

/** A prefecture's name in a language. */
export function prefectureName({ ja, en }: Prefecture, language: PlatformLanguage): string {
  return LANGUAGES[localeOfPlatform(language)].prefecture === 'provinceEn' ? en : ja;
}
