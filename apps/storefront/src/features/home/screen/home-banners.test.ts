import { describe, expect, test } from 'vitest';
import { homeBanners } from './home-banners';

const image = { id: 1, src: 'https://cdn.example/a.jpg', alt: '', width: 800, height: 400, position: 1 };
const banner = (title: string, url: string) => ({ title, url, image: null });

describe('[ROUTE-01] the features of the home page', () => {
  test('are two beside the first plant and the others below, where the app has its own section', () => {
    const banners = [
      { title: 'セール', url: '/collections/sale', image },
      banner('ギフト', '/gift'),
      banner('アプリ', '/pages/premium-support'),
      banner('図鑑', 'https://guide.example/a'),
    ];
    expect(homeBanners(banners, 'ja')).toEqual({
      first: [
        { href: '/collections/sale', title: 'セール', image, url: '/collections/sale' },
        { href: '/gift', title: 'ギフト', image: null, url: '/gift' },
      ],
      further: [
        { href: 'https://guide.example/a', title: '図鑑', image: null, url: 'https://guide.example/a' },
      ],
    });
  });

  test('link to pages of the language; invalid URLs are omitted', () => {
    const banners = [banner('slip', 'javascript:alert(1)'), banner('Sale', '/collections/sale')];
    const { first, further } = homeBanners(banners, 'en');
    expect(first.map(({ href }) => href)).toEqual(['/en/collections/sale']);
    expect(further).toEqual([]);
  });

  test("the app's page may be one of the first two", () => {
    const { first } = homeBanners([banner('アプリ', '/pages/premium-support')], 'ja');
    expect(first.map(({ href }) => href)).toEqual(['/pages/premium-support']);
  });
});
