import { color } from '@shop/design-tokens/color';
import { expect, test } from 'vitest';
import manifest from './manifest';

test("the web app manifest has the shop's name, colours and icons", () => {
  expect(manifest()).toEqual({
    name: 'コモレノ STORE',
    short_name: 'コモレノ',
    description:
      '全国の生産者から届く観葉植物、多肉植物、花苗、盆栽の通販です。育て方の無料相談と14日間の植物保証が付き、お届け日もお選びいただけます。',
    lang: 'ja',
    start_url: '/',
    display: 'browser',
    theme_color: color.surface.page,
    background_color: color.surface.page,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
