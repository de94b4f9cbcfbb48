import { expect, test } from 'vitest';
import { seeOther } from './problem.ts';

test('[API-06] a form without JavaScript is redirected to its result page, with no-store', async () => {
  const answer = seeOther('/en/cart?result=done', 'discount_code=A; path=/');
  expect(answer.status).toBe(303);
  expect(Object.fromEntries(answer.headers)).toEqual({
    location: '/en/cart?result=done',
    'cache-control': 'no-store',
    'set-cookie': 'discount_code=A; path=/',
  });
  expect(await answer.text()).toBe('');
});

test.each([undefined, ''])('without a cookie none is set (%j)', (cookie) => {
  expect(Object.fromEntries(seeOther('/', cookie).headers)).toEqual({
    location: '/',
    'cache-control': 'no-store',
  });
});
