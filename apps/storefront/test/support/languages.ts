import en from '../../messages/en.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };

/** The shop in each of its languages: words, and where its pages begin. */
export const LANGUAGES = [
  { language: 'ja', words: ja, home: '/', prefix: '' },
  { language: 'en', words: en, home: '/en', prefix: '/en' },
] as const;

let count = 0;

/** An address that nobody else has. */
export function newAddress(): string {
  count += 1;
  return `e2e-${process.pid}-${Date.now()}-${count}@example.com`;
}
