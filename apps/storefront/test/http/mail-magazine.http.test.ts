import { expect, test } from 'vitest';
import { statusOf } from '../support/ask-shop';

test('[MAIL-04] a page of a code that the shop does not hand out is not there', async () => {
  expect(await statusOf('/mail-magazine/coupon/EVIL-99')).toBe(404);
});
