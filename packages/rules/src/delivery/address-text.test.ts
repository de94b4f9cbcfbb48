import { expect, test } from 'vitest';
import { addressTextProblem } from './address-text';

test.each(['Plants™ Inc.', 'みどり®商会', '© 森 花', '〆木 ℡ №3', '森🌱花', '♥ 花', 'a\uFE0F👩‍🌾'])(
  '[GIFT-01] a name may have the marks of companies, and no emoji: %s',
  (text) => {
    expect(addressTextProblem(text)).toBe(/[🌱♥👩]/u.test(text) ? 'emoji' : null);
  },
);
