import { expect, test } from 'vitest';
import { listFacts } from './list-facts';
import { words } from './words';

test('[ROUTE-16] facts are joined as the language does, without empty ones', () => {
  const facts = ['6', '', 'Mizuki'];
  expect(listFacts(facts, words('ja')('common.joint'))).toBe('6・Mizuki');
  expect(listFacts(facts, words('en')('common.joint'))).toBe('6 · Mizuki');
  expect(listFacts(['', ''], '・')).toBe('');
});
