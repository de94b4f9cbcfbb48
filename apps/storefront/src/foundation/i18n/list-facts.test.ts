import { expect, test } from 'vitest';
import { listFacts } from './list-facts';
import { messages } from './messages';

test('[ROUTE-16] facts are joined for the language, without empty ones', () => {
  const facts = ['6', '', 'Mizuki'];
  expect(listFacts(facts, messages('ja').common.separator)).toBe('6・Mizuki');
  expect(listFacts(facts, messages('en').common.separator)).toBe('6 · Mizuki');
  expect(listFacts(['', ''], '・')).toBe('');
});
