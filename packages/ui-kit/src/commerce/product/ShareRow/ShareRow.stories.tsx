import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { facebookLogo, lineLogo, xLogo } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
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
  tags: ['w360', 'focus', 'forced', 'en'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(シェアする|Share)$/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Xでシェアする|Share on X/ })).toHaveAttribute(
      'rel',
      'noopener',
    );
  },
  parameters: english(ShareRow, {
    label: 'Share',
    services: [
      { href: 'https://x.com/', icon: xLogo, label: 'Share on X' },
      { href: 'https://line.me/', icon: lineLogo, label: 'Share on LINE' },
      { href: 'https://www.facebook.com/', icon: facebookLogo, label: 'Share on Facebook' },
    ],
    copy: { label: 'Copy the link', done: 'Copied' },
    sheet: { label: 'Share' },
    closeLabel: 'Close',
  }),
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
