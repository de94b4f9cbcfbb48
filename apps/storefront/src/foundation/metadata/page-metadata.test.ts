import { describe, expect, test } from 'vitest';
import { pageMetadata } from './page-metadata';

const FACTS = {
  locale: 'en',
  path: '/herb?p=2',
  title: 'Herbs',
  description: 'Herbs for the kitchen.',
} as const;

describe('[ROUTE-16] metadata of a page', () => {
  test('its own URL, and those in both languages', () => {
    expect(pageMetadata(FACTS).alternates).toEqual({
      canonical: '/en/herb?p=2',
      languages: { ja: '/herb?p=2', en: '/en/herb?p=2', 'x-default': '/herb?p=2' },
    });
    expect(pageMetadata(FACTS)).not.toHaveProperty('robots');
  });

  test('a private page is noindex; another list selection too, but with follow', () => {
    expect(pageMetadata({ ...FACTS, isPrivate: true }).robots).toEqual({ index: false });
    expect(pageMetadata({ ...FACTS, isVariant: true }).robots).toEqual({ index: false, follow: true });
  });

  test('a long description is truncated after a word', () => {
    const description = `${'Plants that grow in the shade and need little water, '.repeat(4)}and more`;
    const cut = String(pageMetadata({ ...FACTS, description }).description);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(cut).toMatch(/(plants|that|grow|in|the|shade|and|need|little|water)…$/i);
  });
});
