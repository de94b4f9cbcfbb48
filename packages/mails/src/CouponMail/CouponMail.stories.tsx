import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../stories/MailPreview';
import { SAMPLE_LAYOUT, SAMPLE_PICTURE } from '../stories/sample-mail';
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
export default meta;

type Story = StoryObj<CouponMailProps>;

export const AsksToConfirm: Story = {};
export const Confirmed: Story = { args: { confirm: undefined } };
export const Dark: Story = {
  render: (props) => <MailPreview title={props.title} mail={<CouponMail {...props} />} isDark />,
};
