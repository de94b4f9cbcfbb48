import type { Meta, StoryObj } from '@storybook/react-vite';
import encodeQR from 'qr';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Commerce/Product/QrCode',
  component: QrCode,
  tags: ['w360'],
  args: {
    rows: encodeQR('https://shop.example/products/umbellata?variant=42319870264559', 'raw', { border: 4 }),
    label: 'この商品のページのQRコード',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
