import { expect, test } from 'vitest';
import { foreignLanguage } from './foreign-language';

test('[ROUTE-16] shopper content is marked with its language where the page has another', () => {
  expect(foreignLanguage('元気な株が届きました', 'en')).toBe('ja');
  expect(foreignLanguage('元気な株が届きました', 'ja')).toBeUndefined();
  expect(foreignLanguage('A healthy plant!', 'en')).toBeUndefined();
  expect(foreignLanguage('A healthy plant!', 'ja')).toBe('en');
  expect(foreignLanguage('★★★★★', 'ja')).toBeUndefined();
});

test('[LANG-02] the store’s own text is marked on a page of another language, and a name in it is not', () => {
  expect(foreignLanguage('<h2>返品</h2><p>お届けから10日以内にご連絡ください。</p>', 'zh-TW')).toBe('ja');
  expect(foreignLanguage('<p>請在送達後10天內通知我們。</p>', 'zh-TW')).toBeUndefined();
  expect(foreignLanguage('<p>特定商取引法</p>', 'en')).toBe('ja');
  expect(
    foreignLanguage('<p>The legal notice (特定商取引法に基づく表記) names the seller.</p>', 'en'),
  ).toBeUndefined();
});
