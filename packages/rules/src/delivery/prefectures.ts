import { compactCode, hyphenated, oneLine } from '../typed-text';

/** The platform's `province` of a Japanese address, ISO 3166-2: `JP-01` (Hokkaido) to `JP-47` (Okinawa). */
export type ProvinceCode = `JP-${number}`;

/** One option of the delivery selector. */
export interface Prefecture {
  /** The platform's code. */
  readonly province: ProvinceCode;
  /** Its Japanese name, 都道府県. */
  readonly prefecture: string;
  /** Its English name. */
  readonly provinceEn: string;
  /** Of its prefectural office. */
  readonly postalCode: string;
}

/** All 47, north to south (SHIP-02). */
export const PREFECTURES: readonly Prefecture[] = [
  { province: 'JP-01', prefecture: '北海道', provinceEn: 'Hokkaido', postalCode: '060-8588' },
  { province: 'JP-02', prefecture: '青森県', provinceEn: 'Aomori', postalCode: '030-8570' },
  { province: 'JP-03', prefecture: '岩手県', provinceEn: 'Iwate', postalCode: '020-8570' },
  { province: 'JP-04', prefecture: '宮城県', provinceEn: 'Miyagi', postalCode: '980-8570' },
  { province: 'JP-05', prefecture: '秋田県', provinceEn: 'Akita', postalCode: '010-8570' },
  { province: 'JP-06', prefecture: '山形県', provinceEn: 'Yamagata', postalCode: '990-8570' },
  { province: 'JP-07', prefecture: '福島県', provinceEn: 'Fukushima', postalCode: '960-8670' },
  { province: 'JP-08', prefecture: '茨城県', provinceEn: 'Ibaraki', postalCode: '310-8555' },
  { province: 'JP-09', prefecture: '栃木県', provinceEn: 'Tochigi', postalCode: '320-8501' },
  { province: 'JP-10', prefecture: '群馬県', provinceEn: 'Gunma', postalCode: '371-8570' },
  { province: 'JP-11', prefecture: '埼玉県', provinceEn: 'Saitama', postalCode: '330-9301' },
  { province: 'JP-12', prefecture: '千葉県', provinceEn: 'Chiba', postalCode: '260-8667' },
  { province: 'JP-13', prefecture: '東京都', provinceEn: 'Tokyo', postalCode: '163-8001' },
  { province: 'JP-14', prefecture: '神奈川県', provinceEn: 'Kanagawa', postalCode: '231-8588' },
  { province: 'JP-15', prefecture: '新潟県', provinceEn: 'Niigata', postalCode: '950-8570' },
  { province: 'JP-16', prefecture: '富山県', provinceEn: 'Toyama', postalCode: '930-8501' },
  { province: 'JP-17', prefecture: '石川県', provinceEn: 'Ishikawa', postalCode: '920-8580' },
  { province: 'JP-18', prefecture: '福井県', provinceEn: 'Fukui', postalCode: '910-8580' },
  { province: 'JP-19', prefecture: '山梨県', provinceEn: 'Yamanashi', postalCode: '400-8501' },
  { province: 'JP-20', prefecture: '長野県', provinceEn: 'Nagano', postalCode: '380-8570' },
  { province: 'JP-21', prefecture: '岐阜県', provinceEn: 'Gifu', postalCode: '500-8570' },
  { province: 'JP-22', prefecture: '静岡県', provinceEn: 'Shizuoka', postalCode: '420-8601' },
  { province: 'JP-23', prefecture: '愛知県', provinceEn: 'Aichi', postalCode: '460-8501' },
  { province: 'JP-24', prefecture: '三重県', provinceEn: 'Mie', postalCode: '514-8570' },
  { province: 'JP-25', prefecture: '滋賀県', provinceEn: 'Shiga', postalCode: '520-8577' },
  { province: 'JP-26', prefecture: '京都府', provinceEn: 'Kyoto', postalCode: '602-8570' },
  { province: 'JP-27', prefecture: '大阪府', provinceEn: 'Osaka', postalCode: '540-8570' },
  { province: 'JP-28', prefecture: '兵庫県', provinceEn: 'Hyogo', postalCode: '650-8567' },
  { province: 'JP-29', prefecture: '奈良県', provinceEn: 'Nara', postalCode: '630-8501' },
  { province: 'JP-30', prefecture: '和歌山県', provinceEn: 'Wakayama', postalCode: '640-8585' },
  { province: 'JP-31', prefecture: '鳥取県', provinceEn: 'Tottori', postalCode: '680-8570' },
  { province: 'JP-32', prefecture: '島根県', provinceEn: 'Shimane', postalCode: '690-8501' },
  { province: 'JP-33', prefecture: '岡山県', provinceEn: 'Okayama', postalCode: '700-8570' },
  { province: 'JP-34', prefecture: '広島県', provinceEn: 'Hiroshima', postalCode: '730-8511' },
  { province: 'JP-35', prefecture: '山口県', provinceEn: 'Yamaguchi', postalCode: '753-8501' },
  { province: 'JP-36', prefecture: '徳島県', provinceEn: 'Tokushima', postalCode: '770-8570' },
  { province: 'JP-37', prefecture: '香川県', provinceEn: 'Kagawa', postalCode: '760-8570' },
  { province: 'JP-38', prefecture: '愛媛県', provinceEn: 'Ehime', postalCode: '790-8570' },
  { province: 'JP-39', prefecture: '高知県', provinceEn: 'Kochi', postalCode: '780-8570' },
  { province: 'JP-40', prefecture: '福岡県', provinceEn: 'Fukuoka', postalCode: '812-8577' },
  { province: 'JP-41', prefecture: '佐賀県', provinceEn: 'Saga', postalCode: '840-8570' },
  { province: 'JP-42', prefecture: '長崎県', provinceEn: 'Nagasaki', postalCode: '850-8570' },
  { province: 'JP-43', prefecture: '熊本県', provinceEn: 'Kumamoto', postalCode: '862-8570' },
  { province: 'JP-44', prefecture: '大分県', provinceEn: 'Oita', postalCode: '870-8501' },
  { province: 'JP-45', prefecture: '宮崎県', provinceEn: 'Miyazaki', postalCode: '880-8501' },
  { province: 'JP-46', prefecture: '鹿児島県', provinceEn: 'Kagoshima', postalCode: '890-8577' },
  { province: 'JP-47', prefecture: '沖縄県', provinceEn: 'Okinawa', postalCode: '900-8570' },
];

/** The default destination of a cart: Tokyo. */
export const DEFAULT_PROVINCE: ProvinceCode = 'JP-13';

/** The prefecture of a code, or null for an invalid one (a tampered form, an old cookie). */
export function findPrefecture(province: string): Prefecture | null {
  return PREFECTURES.find((entry) => entry.province === province) ?? null;
}

/** Old forms of the characters in their names, as on old forms and in Taiwan. */
const OLD_FORMS: Readonly<Record<string, string>> = {
  縣: '県',
  德: '徳',
  廣: '広',
  靜: '静',
  兒: '児',
  繩: '縄',
  﨑: '崎',
};

function withNewForms(text: string): string {
  return text.replace(/[縣德廣靜兒繩﨑]/g, (form) => OLD_FORMS[form] ?? form);
}

/** What is left out of English names: `Kyoto-fu`, `Okinawa Prefecture`, `Tokyo Metropolis`. */
const ENGLISH_ENDING = /(?:prefecture|pref\.?|ken|fu|to|do|metropolis)$/;

/** An English name in one spelling: Ōsaka, Oosaka and Ohsaka; Gumma; Hukusima. Text with other signs than names have is none. */
function spelledName(name: string): string | null {
  if (!/^[a-z .'-]+$/.test(name)) return null;
  return name
    .replace(/[^a-z]/g, '')
    .replace(/o[uoh]/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[mbp])/g, 'n')
    .replace(/sh(?=i)/g, 's')
    .replace(/ch(?=i)/g, 't')
    .replace(/f(?=u)/g, 'h');
}

/** Longer than any way of writing one. */
const REGION_LENGTH = 100;

/**
 * The prefecture of a region as a program writes it, or null: `JP-47`, `JP47`, `47`, `沖縄県`, `沖縄`, `Okinawa, Japan`, `Ōsaka-fu`. The
 * provisional fee is its (FEE-01).
 */
export function prefectureOfRegion(given: string): Prefecture | null {
  const region = given.slice(0, REGION_LENGTH);
  const [, number = ''] = /^(?:JP-?)?0?(\d{1,2})$/i.exec(compactCode(region)) ?? [];
  if (number !== '') return findPrefecture(`JP-${number.padStart(2, '0')}`);
  const text = oneLine(region.normalize('NFKD').replace(/\p{Mn}/gu, ''))
    .toLowerCase()
    .replace(/[,、\s]*(?:japan|jp|日本国?)\.?$/, '')
    .replace(/^(?:prefecture of |日本国?[,、\s]*)/, '');
  const inJapanese = withNewForms(text);
  const names = [text, text.replace(ENGLISH_ENDING, '')].map(spelledName);
  return (
    PREFECTURES.find(
      ({ prefecture, provinceEn }) =>
        [prefecture, prefecture.replace(/[都府県]$/, '')].includes(inJapanese) ||
        names.includes(spelledName(provinceEn.toLowerCase())),
    ) ?? null
  );
}

/** What is written before a Japanese address: the country, a postal code, brackets. The long vowel sign is typed for a dash. */
const BEFORE_ADDRESS = /^(?:[^\p{L}\p{Script=Han}]|[ーｰ])*(?:日本国?(?:[^\p{L}\p{Script=Han}]|[ーｰ])*)?/u;
/** Of that, what says nothing that the prefecture and the field of the postal code do not say. */
const SAID_TWICE =
  /^(?:日本国?[、,，\s]*)?(?:[〒〶]?\s*[\d０-９]{3}(?:\p{Pd}|[ー−])?[\d０-９]{4}[、,，\s]*|[〒〶]\s*)?$/u;
/** The last part of an English address: the prefecture, behind it the postal code and the country, in either order. */
const LAST_PART =
  /^([\p{Script=Latin}' -]+?)(?: (?:japan|jp)\.?)? ?(?:〒? ?\d{3}[- ]?\d{4})?(?: (?:japan|jp)\.?)?$/iu;
/** Parts that may stand behind it. */
const CODE_OR_COUNTRY = /^(?:(?:japan|jp)\.? ?)?(?:〒? ?\d{3}[- ]?\d{4} ?)?(?:(?:japan|jp)\.?)?$/i;

/** A written address, and what it says of its prefecture. */
export interface WrittenAddress {
  /** Null where it names none. */
  readonly prefecture: Prefecture | null;
  /** The address on one line, without a prefecture at its start. */
  readonly rest: string;
  /** What follows a prefecture at its start, also where something precedes it that `rest` keeps; else the address. */
  readonly behind: string;
}

/**
 * Reads a written address: its prefecture stands at its start in Japanese, `沖縄県那覇市…`, or as maps copy it, `日本、〒900-0021
 * 沖縄県那覇市…`; else at its end in English, behind a comma, `…, Naha, Okinawa 900-0021, Japan`. The one reader of form, agents and
 * checkout (FEE-01).
 */
export function readAddress(address: string): WrittenAddress {
  const text = oneLine(address);
  const begun = text.replace(BEFORE_ADDRESS, '');
  // Copied from a PDF, `香川県` may begin with the radical of that form.
  const start = withNewForms(begun.slice(0, 4).normalize('NFKC'));
  const found = PREFECTURES.find(({ prefecture }) => start.startsWith(prefecture));
  if (found === undefined) return { prefecture: prefectureAtEnd(text), rest: text, behind: text };
  const before = text.slice(0, text.length - begun.length);
  const behind = begun.slice(found.prefecture.length).trim();
  return { prefecture: found, rest: SAID_TWICE.test(before) ? behind : text, behind };
}

/** The prefecture of a written address, or null. */
export function prefectureOfAddress(address: string): Prefecture | null {
  return readAddress(address).prefecture;
}

function prefectureAtEnd(text: string): Prefecture | null {
  const parts = hyphenated(text.normalize('NFKC').replace(/\s+/g, ' '))
    .split(',')
    .map((part) => part.trim());
  const last = parts.findLastIndex((part) => !CODE_OR_COUNTRY.test(part));
  const [, region = ''] = (last > 0 && LAST_PART.exec(parts[last] ?? '')) || [];
  return prefectureOfRegion(region);
}
