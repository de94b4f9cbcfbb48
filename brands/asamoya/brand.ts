import type { Brand } from '@shop/rules/brand/brand';
import { DELIVERY_RULES } from './delivery';
import { MENUS } from './menus';
import palette from './palette.tokens.json' with { type: 'json' };
import { QUESTIONS } from './questions';
import { SEARCH_DICTIONARY } from './search';

/** A small coffee roaster: the second shop of this code, which shows what belongs to a brand and what to the engine. */
export const ASAMOYA = {
  languages: ['ja', 'en', 'zh-TW'],
  names: {
    ja: {
      storeName: 'あさもや珈琲',
      brand: 'あさもや珈琲',
      company: '合同会社あさもや',
      tagline: ['週に二度、', '焼きたての', '豆を。'],
    },
    en: {
      storeName: 'Asamoya Coffee',
      brand: 'Asamoya',
      company: 'Asamoya LLC',
      tagline: ['Coffee roasted ', 'twice a week, ', 'for you.'],
    },
    'zh-TW': {
      storeName: '朝靄咖啡',
      brand: '朝靄咖啡',
      company: '朝靄合同會社',
      tagline: ['每週兩次，', '為您送上', '新鮮烘焙。'],
    },
  },
  // The sun over the valley's mist.
  logo: {
    lines:
      'M3 22.500h26M6.500 18a9.500 9.500 0 0 1 19 0M16 4.500V7M5.400 8.500 7.200 10.300M26.600 8.500 24.800 10.300M9 27h14',
    fills: '',
  },
  tokens: palette,
  company: {
    address: {
      ja: '長野県上水内郡霧ノ沢村朝日7番地3',
      en: '7-3 Asahi, Kirinosawa, Kamiminochi-gun, Nagano',
    },
    telephone: '+81-26-0155-7310',
    email: 'hello@asamoya.example',
    postalCode: '399-0998',
  },
  links: { privacy: 'https://asamoya.example/privacy', instagram: 'https://asamoya.example/instagram' },
  payments: {
    ja: ['VISA', 'Mastercard', 'JCB', 'PayPay'],
    en: ['VISA', 'Mastercard', 'JCB', 'PayPay'],
  },
  deliveryRules: DELIVERY_RULES,
  returns: { returnableCategories: ['brewing', 'cups'], days: 10 },
  questions: QUESTIONS,
  keywords: {
    ja: ['浅煎り', '深煎り', 'カフェインレス', 'エチオピア', 'ドリッパー', 'ギフト'],
    en: ['light roast', 'dark roast', 'decaf', 'ethiopia', 'dripper', 'gift'],
    'zh-TW': ['淺焙', '深焙', '低咖啡因', '衣索比亞', '濾杯', '禮盒'],
  },
  noun: {
    ja: { name: 'コーヒー', unit: '点' },
    en: { one: 'coffee', many: 'coffees' },
    'zh-TW': { name: '咖啡', unit: '件' },
  },
  units: { beans: '袋', sets: '組', cups: '個' },
  goods: { ja: 'コーヒー', en: 'coffee', 'zh-TW': '咖啡' },
  productLists: {
    excluded: [],
    storeOriginal: [],
    badgeTags: { limited: '限定', new: '新入荷', giftOnly: 'ギフト限定' },
  },
  openCategories: ['beans', 'brewing'],
  agentDomain: 'example.asamoya',
  menus: MENUS,
  facets: [
    {
      id: 1,
      name: { ja: '焙煎度', en: 'Roast', 'zh-TW': '烘焙度' },
      children: [
        { id: 101, name: { ja: '浅煎り', en: 'Light', 'zh-TW': '淺焙' } },
        { id: 102, name: { ja: '中煎り', en: 'Medium', 'zh-TW': '中焙' } },
        { id: 103, name: { ja: '中深煎り', en: 'Medium-dark', 'zh-TW': '中深焙' } },
        { id: 104, name: { ja: '深煎り', en: 'Dark', 'zh-TW': '深焙' } },
      ],
    },
    {
      id: 2,
      name: { ja: '味わい', en: 'Taste', 'zh-TW': '風味' },
      children: [
        { id: 201, name: { ja: '果実のような酸味', en: 'Fruity', 'zh-TW': '果香酸質' } },
        { id: 202, name: { ja: '花のような香り', en: 'Floral', 'zh-TW': '花香' } },
        { id: 203, name: { ja: 'ナッツとチョコレート', en: 'Nutty and chocolate', 'zh-TW': '堅果與巧克力' } },
        { id: 204, name: { ja: 'しっかりしたコク', en: 'Full-bodied', 'zh-TW': '醇厚' } },
        { id: 205, name: { ja: 'すっきり', en: 'Clean', 'zh-TW': '清爽' } },
      ],
    },
    {
      id: 3,
      name: { ja: '産地', en: 'Region', 'zh-TW': '產地' },
      children: [
        { id: 301, name: { ja: 'アフリカ', en: 'Africa', 'zh-TW': '非洲' } },
        { id: 302, name: { ja: '中南米', en: 'Central and South America', 'zh-TW': '中南美洲' } },
        { id: 303, name: { ja: 'アジア・太平洋', en: 'Asia and the Pacific', 'zh-TW': '亞洲・太平洋' } },
      ],
    },
  ],
  variantAspects: {
    内容量: 'size',
    Weight: 'size',
    サイズ: 'size',
    Size: 'size',
    色: 'color',
    Colour: 'color',
    重量: 'size',
    尺寸: 'size',
    顏色: 'color',
  },
  searchDictionary: SEARCH_DICTIONARY,
  mailFrom: 'あさもや珈琲 <noreply@asamoya.example>',
} as const satisfies Brand;
