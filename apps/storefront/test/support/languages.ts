import { wordsOf } from './words';

/** The shop in each of its languages: words, and where its pages begin. */
export const LANGUAGES = [
  { language: 'ja', words: wordsOf.ja, home: '/', prefix: '' },
  { language: 'en', words: wordsOf.en, home: '/en', prefix: '/en' },
] as const;

let count = 0;

/** An address that nobody else has. */
export function newAddress(): string {
  count += 1;
  return `e2e-${process.pid}-${Date.now()}-${count}@example.com`;
}
