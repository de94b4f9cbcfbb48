import type { BrandPage } from '@shop/rules/brand/brand';

/** The text pages of the store. */
export const PAGES = [
  { handle: 'premium-support', title: 'プレミアムサポート', role: 'support' },
  { handle: 'guarantee', title: '枯れ保証', role: 'guarantee' },
  { handle: 'aboutstore', title: 'ショップについて', role: 'about' },
  { handle: 'contents_policy', title: 'コンテンツポリシー', role: 'contentPolicy' },
  { handle: 'giftgreen', title: 'ギフトグリーン', role: 'gifts' },
  { handle: 'drybonsai-lp', title: 'ドライ盆栽' },
  { handle: 'e-gift', title: 'eギフトについて', role: 'eGift', path: '/fixed/e-gift' },
] as const satisfies readonly BrandPage[];
