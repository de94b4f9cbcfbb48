import encodeQR from 'qr';
import preview from '#.storybook/preview.tsx';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  title: 'Commerce/Product/QrCode',
  component: QrCode,
  tags: ['w360'],
  args: {
    rows: encodeQR('https://shop.example/products/umbellata?variant=42319870264559', 'raw', { border: 4 }),
    label: 'この商品のページのQRコード',
  },
});

export const Standard = meta.story();
