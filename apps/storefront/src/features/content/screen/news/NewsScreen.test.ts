import { describe, expect, test } from 'vitest';
import { newsItems } from './NewsScreen';

const news = (url: string) => [
  { handle: 'news-1', title: '配送について', url, publishedAt: '2026-11-18T01:00:00Z', image: null },
];

describe('[ROUTE-10] news', () => {
  test('lead to their page, in the language', () => {
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

  test('are of the day that it was in Japan', () => {
    const [item] = newsItems(
      news('/flowerpot').map((one) => ({ ...one, publishedAt: '2026-11-17T15:30:00Z' })),
      'ja',
    );
    expect(item).toMatchObject({ date: '2026-11-18', dateLabel: '2026年11月18日' });
  });

  test('whose day the back office got wrong are shown without one', () => {
    const [item] = newsItems(
      news('/flowerpot').map((one) => ({ ...one, publishedAt: 'soon' })),
      'ja',
    );
    expect(item).toMatchObject({ title: '配送について', date: '', dateLabel: '' });
  });

  test('without a page lead to their place in the list of all', () => {
    expect(newsItems(news('/news#2026-typhoon'), 'ja')).toMatchObject([{ href: '/news#2026-typhoon' }]);
  });

  test('in the list of all are that place, and no link to themselves', () => {
    const [item] = newsItems(news('/news#2026-typhoon'), 'ja', true);
    expect(item).toMatchObject({ id: '2026-typhoon' });
    expect(item).not.toHaveProperty('href');
    expect(newsItems(news('/flowerpot'), 'ja', true)).toMatchObject([{ href: '/flowerpot' }]);
  });

  test('that lead nowhere are only told', () => {
    expect(newsItems(news(''), 'ja')[0]).not.toHaveProperty('href');
  });
});
