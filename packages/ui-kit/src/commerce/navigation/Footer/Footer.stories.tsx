import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { instagramLogo, lineLogo, xLogo, youtubeLogo } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
import { Footer } from './Footer.tsx';

const links = (labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = preview.meta({
  title: 'Commerce/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: [
      {
        title: 'カテゴリ',
        links: links(['観葉植物', '多肉植物', '盆栽', '苔', '花と草花', '果樹', 'ハーブ']),
        rest: {
          links: links(['サボテン', '塊根植物', '庭木', '土・肥料', '鉢・鉢カバー']),
          label: 'すべて表示',
          lessLabel: '少なく表示',
        },
      },
      {
        title: 'ご利用ガイド',
        links: links(['配送について', 'お支払いについて', '返品について', 'よくある質問']),
      },
      {
        title: '私たちについて',
        links: links(['会社概要', '生産者', '特定商取引法に基づく表記']),
        columns: 1 as const,
      },
    ],
    shipping: { title: '送料', text: '全国一律 770円(税込)。5,500円以上で無料。' },
    payments: { title: 'お支払い方法', names: ['クレジットカード', 'コンビニ払い', '代金引換', '銀行振込'] },
    social: [
      { href: '#instagram', label: 'Instagram', icon: instagramLogo },
      { href: '#x', label: 'X', icon: xLogo },
      { href: '#line', label: 'LINE', icon: lineLogo },
      { href: '#youtube', label: 'YouTube', icon: youtubeLogo },
    ],
    copyright: '© 2026 植物の店',
  },
});

export const Standard = meta.story({ tags: ['w360', 'w768', 'w1280'] });

/** All categories are shown. */
export const Unfolded = meta.story({
  tags: ['w360', 'w1280'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('すべて表示'));
    await expect(canvas.getByRole('link', { name: 'サボテン' })).toBeVisible();
    await expect(canvas.getByText('少なく表示')).toBeVisible();
  },
});

/** The shop has a tag manager, which needs the shopper's consent. */
export const WithConsent = meta.story({
  args: { consentLabel: 'Cookieの設定' },
  tags: ['w360', 'w1280', 'en'],
  parameters: english(Footer, {
    groups: [
      {
        title: 'Categories',
        links: links([
          'Foliage plants',
          'Succulents',
          'Bonsai',
          'Moss',
          'Flower seedlings',
          'Fruit trees',
          'Herb and vegetable seedlings',
        ]),
        rest: {
          links: links(['Cacti', 'Caudex plants', 'Garden trees', 'Soil and fertiliser']),
          label: 'Show all',
          lessLabel: 'Show fewer',
        },
      },
      {
        title: 'Shopping guide',
        links: links(['Help centre', 'Gifts', 'Guarantee', 'Refund policy', 'Contact us']),
      },
      { title: 'About the store', links: links(['Company', 'Producers', 'Legal notice']), columns: 1 },
    ],
    shipping: { title: 'Shipping', text: 'Flat 800 yen; Hokkaido, Okinawa and remote islands 2,000 yen' },
    payments: {
      title: 'Payment methods',
      names: ['VISA', 'Mastercard', 'SoftBank carrier billing', 'Pay later'],
    },
    copyright: '© 2026 The Plant Shop',
    consentLabel: 'Cookie settings',
  }),
});
