import { afterEach, expect, test, vi } from 'vitest';

const state = vi.hoisted((): { languages: readonly string[] } => ({ languages: ['ja'] }));
vi.mock('@shop/brands/brands', () => ({ BRANDS: { asamoya: state } }));
const { speakAs } = await import('../checkout/words.ts');
const { newPolicyTitle } = await import('./policy-titles.ts');

afterEach(() => speakAs('none'));

test.each([
  [['ja'], '配送ポリシー', {}],
  [['en'], 'Shipping policy', {}],
  [['en', 'zh-TW', 'ja'], 'Shipping policy', { ZH_TW: { title: '配送政策' }, JA: { title: '配送ポリシー' } }],
])(
  '[PLAT-11] a new policy of a shop that speaks %j is titled in its languages',
  (languages, title, translations) => {
    state.languages = languages;
    speakAs('asamoya');
    expect(newPolicyTitle('shipping-policy')).toEqual({ title, translations });
    expect(newPolicyTitle('no-such')).toBeNull();
  },
);
