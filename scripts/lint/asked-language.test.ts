import { expect, test } from 'vitest';
import { askedLanguages } from './asked-language';

test.each(["locale === 'ja' ? a : b", "m.locale !== 'en'", "language === 'zh-TW'"])(
  '%s asks for one language',
  (source) => {
    expect(askedLanguages(`const x = ${source};`)).toMatchObject([{ at: expect.any(Number) }]);
  },
);

test.each(["kind === 'en'", 'locale === LOCALES[0]', "locales.includes('en')", "LANGUAGES['en']"])(
  '%s does not',
  (source) => {
    expect(askedLanguages(source)).toEqual([]);
  },
);
