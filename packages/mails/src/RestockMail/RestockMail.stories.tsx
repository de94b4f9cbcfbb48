import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../stories/MailPreview';
import { SAMPLE_LAYOUT, SAMPLE_LAYOUT_EN, SAMPLE_PICTURE } from '../stories/sample-mail';
import { RestockMail, type RestockMailProps } from './RestockMail';

const meta: Meta<RestockMailProps> = {
  title: 'Mails/RestockMail',
  component: RestockMail,
  render: (props) => <MailPreview title={props.title} mail={<RestockMail {...props} />} />,
  args: {
    ...SAMPLE_LAYOUT,
    title: 'お待たせしました。再入荷のお知らせです',
    preview: 'お待ちいただいていた商品が再入荷しました。残り3点です。',
    reason: '再入荷のお知らせにご登録いただいた方へ、一度だけお送りしています。',
    stop: { label: 'このお知らせを取り消す', url: 'https://shop.example/stop' },
    lead: 'ご登録いただいた商品が、農園から届きました。',
    picture: { url: SAMPLE_PICTURE, alt: 'フィカス・ウンベラータ 10号' },
    vendor: '水城グリーンファーム',
    product: 'フィカス・ウンベラータ 10号',
    price: '¥28,600',
    taxIncluded: '税込',
    stock: '残り3点',
    view: { label: '商品を見る', url: 'https://shop.example/products/umbellata' },
    note: 'お知らせは一度だけお送りします。商品の取り置きではありません。',
  },
};
/** The texts of `messages/en.json`. */
const ENGLISH: Partial<RestockMailProps> = {
  ...SAMPLE_LAYOUT_EN,
  title: 'It is back in stock',
  preview: 'What you were waiting for is back. 3 left.',
  reason: 'You received this once, because you asked to be told when this product is back in stock.',
  stop: { label: 'Cancel this notice', url: 'https://shop.example/stop' },
  lead: 'The product you asked about has arrived from the grower.',
  picture: { url: SAMPLE_PICTURE, alt: 'Ficus umbellata, size 10 pot' },
  vendor: 'Mizuki Green Farm',
  product: 'Ficus umbellata, size 10 pot',
  taxIncluded: 'tax included',
  stock: '3 left',
  view: { label: 'View the product', url: 'https://shop.example/en/products/umbellata' },
  note: 'We send the notice once. It does not reserve the product, which may sell out again before you order.',
};

export default meta;

type Story = StoryObj<RestockMailProps>;

export const Restocked: Story = {};
export const LongName: Story = {
  args: {
    product:
      'コルディリネ・ストリクタ〈株立ち・陶器鉢・受け皿つき・ココヤシファイバー仕上げ〉10号 高さ約160〜180cm 現品',
  },
};
export const Dark: Story = {
  render: (props) => <MailPreview title={props.title} mail={<RestockMail {...props} />} isDark />,
};
export const English: Story = { args: ENGLISH };
export const EnglishDark: Story = { ...Dark, args: ENGLISH };
