import type { CouponMailProps } from '../CouponMail/CouponMail';
import type { MailLayoutProps } from '../MailLayout/MailLayout';

/** An image of one colour: stories load nothing external. */
export const SAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360"><rect width="600" height="360" fill="#dfeede"/><circle cx="300" cy="150" r="90" fill="#6fa06a"/><rect x="250" y="220" width="100" height="100" fill="#c98f6b"/></svg>',
)}`;

/** Properties shared by the Japanese mails of the stories. */
export const SAMPLE_LAYOUT: Omit<MailLayoutProps, 'children' | 'title' | 'preview' | 'reason'> = {
  language: 'ja',
  sender: {
    storeName: 'コモレノ STORE',
    logoUrl: SAMPLE_PICTURE,
    lines: ['コモレノ STORE(株式会社コモレノ)', '東京都世田谷区葉音町2丁目14番6号 こもれびビル3階'],
    links: [
      { label: 'お問い合わせ', url: 'https://shop.example/inquiry' },
      { label: 'ヘルプセンター', url: 'https://shop.example/help' },
    ],
  },
};

/** Properties shared by the English mails. */
export const SAMPLE_LAYOUT_EN: typeof SAMPLE_LAYOUT = {
  language: 'en',
  sender: {
    storeName: 'KOMORENO STORE',
    logoUrl: SAMPLE_PICTURE,
    lines: ['KOMORENO STORE (Komoreno Inc.)', '3F Komorebi Building, 2-14-6 Haneoto-cho, Setagaya-ku, Tokyo'],
    links: [
      { label: 'Contact us', url: 'https://shop.example/inquiry' },
      { label: 'Help centre', url: 'https://shop.example/help' },
    ],
  },
};

/** A coupon mail that asks to confirm the address. */
export const SAMPLE_COUPON: CouponMailProps = {
  ...SAMPLE_LAYOUT,
  title: 'Thank you',
  preview: '15% off',
  reason: 'You registered',
  stop: { label: 'Stop', url: 'https://shop.example/stop' },
  lead: 'A coupon',
  picture: { url: 'https://shop.example/monstera.jpg', alt: 'A monstera' },
  codeLabel: 'Coupon code',
  code: 'MMSP15',
  discount: '15% off',
  conditions: 'Once',
  confirm: { text: 'Is it yours?', label: 'Confirm', url: 'https://shop.example/confirm' },
  shop: { label: 'Find plants', url: 'https://shop.example/en' },
};
