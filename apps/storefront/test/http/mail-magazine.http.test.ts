import { expect, test } from 'vitest';
import { statusOf } from '../support/ask-shop';

test('[MAIL-04] the page of a code that is not given out returns 404', async () => {
  expect(await statusOf('/mail-magazine/coupon/EVIL-99')).toBe(404);
});
