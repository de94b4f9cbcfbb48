import type { BrandPage } from '@shop/rules/brand/brand';

/** The text pages of the store. */
export const PAGES = [
  {
    handle: 'premium-support',
    title: { ja: 'プレミアムサポート', en: 'Anshin premium support' },
    role: 'support',
  },
  { handle: 'guarantee', title: { ja: '枯れ保証', en: 'Plant guarantee' }, role: 'guarantee' },
  { handle: 'aboutstore', title: { ja: 'ショップについて', en: 'About the shop' }, role: 'about' },
  {
    handle: 'contents_policy',
    title: { ja: 'コンテンツポリシー', en: 'Content policy' },
    role: 'contentPolicy',
  },
  { handle: 'giftgreen', title: { ja: 'ギフトグリーン', en: 'Plant gifts' }, role: 'gifts' },
  { handle: 'drybonsai-lp', title: { ja: 'ドライ盆栽', en: 'Dry bonsai' } },
  {
    handle: 'e-gift',
    title: { ja: 'eギフトについて', en: 'About e-gifts' },
    role: 'eGift',
    path: '/fixed/e-gift',
  },
] as const satisfies readonly BrandPage[];
