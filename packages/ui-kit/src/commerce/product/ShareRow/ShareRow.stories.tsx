import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facebookLogo, lineLogo, xLogo } from '#primitives/Icon/icon-shapes.ts';
import { ShareRow } from './ShareRow.tsx';

const meta = {
  title: 'Commerce/Product/ShareRow',
  component: ShareRow,
  args: {
    label: 'シェアする',
    services: [
      { href: 'https://x.com/', icon: xLogo, label: 'Xでシェアする' },
      { href: 'https://line.me/', icon: lineLogo, label: 'LINEでシェアする' },
      { href: 'https://www.facebook.com/', icon: facebookLogo, label: 'Facebookでシェアする' },
    ],
    page: { address: 'https://shop.example/products/monstera', title: 'モンステラ' },
    copy: { label: 'リンクをコピーする', done: 'コピーしました' },
    sheet: { label: 'シェアする' },
    closeLabel: '閉じる',
  },
} satisfies Meta<typeof ShareRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  tags: ['w360', 'focus', 'forced'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'シェアする' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Xでシェアする' })).toHaveAttribute('rel', 'noopener');
  },
};
/** With a browser that has its own share sheet. */
export const WithSheet: Story = {
  beforeEach: () => {
    document.documentElement.dataset['shareSheet'] = '';
    return () => {
      delete document.documentElement.dataset['shareSheet'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'シェアする' })).toBeVisible();
  },
};
