import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { facebookLogo, lineLogo, xLogo } from '#primitives/Icon/icon-shapes.ts';
import { ShareRow } from './ShareRow.tsx';

const meta = preview.meta({
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
});

export const Standard = meta.story({
  tags: ['w360', 'focus', 'forced'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'シェアする' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Xでシェアする' })).toHaveAttribute('rel', 'noopener');
  },
});
/** With a browser that has its own share sheet. */
export const WithSheet = meta.story({
  beforeEach: () => {
    document.documentElement.dataset['shareSheet'] = '';
    return () => {
      delete document.documentElement.dataset['shareSheet'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'シェアする' })).toBeVisible();
  },
});
