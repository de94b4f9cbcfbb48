import { describe, expect, test } from 'vitest';
import { newsItems } from './NewsScreen';

const news = (url: string) => [
  { handle: 'news-1', title: '配送について', url, publishedAt: '2026-11-18T01:00:00Z', image: null },
];

describe('[ROUTE-10] news', () => {
  test('link to their page, in the language', () => {
    expect(newsItems(news('/flowerpot'), 'en')).toEqual([
      {
        id: 'news-1',
        title: '配送について',
        date: '2026-11-18',
        dateLabel: expect.stringContaining('2026'),
        href: '/en/flowerpot',
      },
    ]);
  });

  test('have the date in Japan', () => {
    const [item] = newsItems(
      news('/flowerpot').map((one) => ({ ...one, publishedAt: '2026-11-17T15:30:00Z' })),
      'ja',
    );
    expect(item).toMatchObject({ date: '2026-11-18', dateLabel: '2026年11月18日' });
  });

  test('with an invalid date are shown without one', () => {
    const [item] = newsItems(
      news('/flowerpot').map((one) => ({ ...one, publishedAt: 'soon' })),
      'ja',
    );
    expect(item).toMatchObject({ title: '配送について', date: '', dateLabel: '' });
  });

  test('without a page link to their anchor in the list', () => {
    expect(newsItems(news('/news#2026-typhoon'), 'ja')).toMatchObject([{ href: '/news#2026-typhoon' }]);
  });

  test('in the list are that anchor, without a link to themselves', () => {
    const [item] = newsItems(news('/news#2026-typhoon'), 'ja', true);
    expect(item).toMatchObject({ id: '2026-typhoon' });
    expect(item).not.toHaveProperty('href');
    expect(newsItems(news('/flowerpot'), 'ja', true)).toMatchObject([{ href: '/flowerpot' }]);
  });

  test('without a link are plain text', () => {
    expect(newsItems(news(''), 'ja')[0]).not.toHaveProperty('href');
  });
});
