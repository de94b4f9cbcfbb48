import { wordsOf } from './words';

/** The shop in each of its languages: messages, and the prefix of its pages. */
export const LANGUAGES = [
  { language: 'ja', words: wordsOf.ja, home: '/', prefix: '' },
  { language: 'en', words: wordsOf.en, home: '/en', prefix: '/en' },
] as const;

let count = 0;

/** A unique address. */
export function newAddress(): string {
  count += 1;
  return `e2e-${process.pid}-${Date.now()}-${count}@example.com`;
}
