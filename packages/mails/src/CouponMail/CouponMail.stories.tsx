import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../stories/MailPreview';
import { SAMPLE_LAYOUT, SAMPLE_LAYOUT_EN, SAMPLE_PICTURE } from '../stories/sample-mail';
import { CouponMail, type CouponMailProps } from './CouponMail';

const meta: Meta<CouponMailProps> = {
  title: 'Mails/CouponMail',
  component: CouponMail,
  render: (props) => <MailPreview title={props.title} mail={<CouponMail {...props} />} />,
  args: {
    ...SAMPLE_LAYOUT,
    title: 'メールマガジンへのご登録、ありがとうございます',
    preview: 'ご注文のときにコード MMSP15-7KQ2 を使うと、15%オフになります。',
    reason: 'コモレノ STOREのメールマガジンにご登録いただいた方へお送りしています。',
    stop: { label: '配信を停止する', url: 'https://shop.example/stop' },
    lead: 'はじめの一鉢にお使いいただけるクーポンです。',
    picture: { url: SAMPLE_PICTURE, alt: 'モンステラ' },
    codeLabel: 'クーポンコード',
    code: 'MMSP15-7KQ2',
    discount: '15%オフ',
    conditions: 'お一人さま1回限り、送料を除く3,000円以上のご注文で使えます。一部のセール商品は対象外です。',
    confirm: {
      text: 'このメールアドレスがご本人のものか、確認させてください。リンクは30日間有効です。',
      label: '登録を確認する',
      url: 'https://shop.example/confirm',
    },
    shop: { label: '植物を探す', url: 'https://shop.example/' },
  },
};
/** The texts of `messages/en.json`. */
const ENGLISH: Partial<CouponMailProps> = {
  ...SAMPLE_LAYOUT_EN,
  title: 'Thank you for joining our mail magazine',
  preview: 'Use the code MMSP15-7KQ2 with your order and take 15% off.',
  reason:
    'You get this because this address was registered for the KOMORENO STORE mail magazine. If that was not you, there is nothing you need to do.',
  stop: { label: 'Unsubscribe', url: 'https://shop.example/stop' },
  lead: 'Here is a coupon for your first plant. Use this code with your order and take 15% off.',
  picture: { url: SAMPLE_PICTURE, alt: 'A monstera and a watering can on a wooden bench' },
  codeLabel: 'Coupon code',
  discount: '15% off',
  conditions:
    'One use per person, on orders of 3,000 yen or more before shipping. Not valid on some sale items',
  confirm: {
    text: 'Please confirm that this address is yours. The mail magazine then begins, and you take part in our prize draws. The link works for 30 days.',
    label: 'Confirm registration',
    url: 'https://shop.example/confirm',
  },
  shop: { label: 'Find plants', url: 'https://shop.example/en' },
};

export default meta;

type Story = StoryObj<CouponMailProps>;

export const AsksToConfirm: Story = {};
export const Confirmed: Story = { args: { confirm: undefined } };
export const Dark: Story = {
  render: (props) => <MailPreview title={props.title} mail={<CouponMail {...props} />} isDark />,
};
export const English: Story = { args: ENGLISH };
export const EnglishDark: Story = { ...Dark, args: ENGLISH };
