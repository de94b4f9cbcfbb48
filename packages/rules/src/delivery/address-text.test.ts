import { expect, test } from 'vitest';
import { addressTextProblem } from './address-text';

test.each(['🇯🇵 花', '1️⃣ 花', '花\uD83C', '花\uDF31', '花\uFFFD'])(
  '[GIFT-01] flags, keycaps and halves of emoji are emoji: %j',
  (text) => {
    expect(addressTextProblem(text)).toBe('emoji');
  },
);

test.each(['𠮷野 花', 'محمد', '1#*号', '葛\u{E0100}城'])(
  '[GIFT-01] rare letters and signs are none: %s',
  (text) => {
    expect(addressTextProblem(text)).toBeNull();
  },
);

test.each(['Plants™ Inc.', 'みどり®商会', '© 森 花', '〆木 ℡ №3', '森🌱花', '♥ 花', 'a\uFE0F👩‍🌾'])(
  '[GIFT-01] a name may have the marks of companies, and no emoji: %s',
  (text) => {
    expect(addressTextProblem(text)).toBe(/[🌱♥👩]/u.test(text) ? 'emoji' : null);
  },
);
