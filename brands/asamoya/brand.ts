import type { Brand } from '@shop/rules/brand/brand';
import { DELIVERY_RULES } from './delivery';
import { MENUS } from './menus';
import palette from './palette.tokens.json' with { type: 'json' };
import { QUESTIONS } from './questions';
import { SEARCH_DICTIONARY } from './search';

/** A small coffee roaster: the second shop of this code, which shows what belongs to a brand and what to the engine. */
export const ASAMOYA = {
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
  },
  noun: { ja: { name: 'コーヒー', unit: '点' }, en: { one: 'coffee', many: 'coffees' } },
  units: { beans: '袋', sets: '組', cups: '個' },
  goods: { ja: 'コーヒー', en: 'coffee' },
  openCategories: ['beans', 'brewing'],
  agentDomain: 'example.asamoya',
  menus: MENUS,
  facets: [
    {
      id: 1,
      name: { ja: '焙煎度', en: 'Roast' },
      children: [
        { id: 101, name: { ja: '浅煎り', en: 'Light' } },
        { id: 102, name: { ja: '中煎り', en: 'Medium' } },
        { id: 103, name: { ja: '中深煎り', en: 'Medium-dark' } },
        { id: 104, name: { ja: '深煎り', en: 'Dark' } },
      ],
    },
    {
      id: 2,
      name: { ja: '味わい', en: 'Taste' },
      children: [
        { id: 201, name: { ja: '果実のような酸味', en: 'Fruity' } },
        { id: 202, name: { ja: '花のような香り', en: 'Floral' } },
        { id: 203, name: { ja: 'ナッツとチョコレート', en: 'Nutty and chocolate' } },
        { id: 204, name: { ja: 'しっかりしたコク', en: 'Full-bodied' } },
        { id: 205, name: { ja: 'すっきり', en: 'Clean' } },
      ],
    },
    {
      id: 3,
      name: { ja: '産地', en: 'Region' },
      children: [
        { id: 301, name: { ja: 'アフリカ', en: 'Africa' } },
        { id: 302, name: { ja: '中南米', en: 'Central and South America' } },
        { id: 303, name: { ja: 'アジア・太平洋', en: 'Asia and the Pacific' } },
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
  },
  searchDictionary: SEARCH_DICTIONARY,
  mailFrom: 'あさもや珈琲 <noreply@asamoya.example>',
} as const satisfies Brand;
