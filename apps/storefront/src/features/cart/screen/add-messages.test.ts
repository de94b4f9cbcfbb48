import { expect, test } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { expiryMessage } from './add-messages';

test.each([
  [
    'restored',
    'Your earlier cart had expired, so we put its items into a new one. Please check the quantities and your delivery preferences.',
  ],
  [
    'restoredInPart',
    'Your earlier cart had expired, so we put its items into a new one. Some could not be put back, or only fewer of them. Please check the quantities and your delivery preferences.',
  ],
  ['expired', 'A new cart was started because the old one expired.'],
  ['ended', 'Your earlier cart is closed: its order was completed, or it expired.'],
] as const)('[TRUTH-02] a cart that is %s is reported as such', (expiry, text) => {
  expect(expiryMessage(expiry, [], messages('en'))).toBe(text);
});

test('[TRUTH-02] a cart that is restored in part names what was lost', () => {
  const leftOut = [
    { title: 'Ivy', variantTitle: 'No. 5' },
    { title: 'Fern', variantTitle: '' },
  ];
  expect(expiryMessage('restoredInPart', leftOut, messages('en'))).toContain(
    'Not put back, or only fewer of them: Ivy (No. 5), Fern.',
  );
  expect(expiryMessage('restoredInPart', leftOut, messages('ja'))).toContain('Ivy');
});
