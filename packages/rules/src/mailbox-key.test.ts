import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from './email';
import { mailboxKey } from './mailbox-key';

function keyOf(text: string): string {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} is no address`);
  return mailboxKey(parsed.value);
}

test.each([
  ['hana@example.com', 'hana@example.com'],
  ['HANA@Example.com', 'hana@example.com'],
  ['hana+shop@example.com', 'hana@example.com'],
  ['hana+a+b@example.com', 'hana@example.com'],
  ['hana.tanaka@example.com', 'hana.tanaka@example.com'],
  ['ha.na+x@gmail.com', 'hana@gmail.com'],
  ['h.a.n.a@GoogleMail.com', 'hana@gmail.com'],
  ['ha..na@docomo.ne.jp', 'ha..na@docomo.ne.jp'],
  ['+81@example.com', '+81@example.com'],
  ['"hana+x"@example.com', '"hana+x"@example.com'],
])('[MAIL-04] %s is the mailbox %s', (address, mailbox) => {
  expect(keyOf(address)).toBe(mailbox);
});

test('[MAIL-04] a tag never gives another mailbox, and another name always does', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(word, word, fc.constantFrom('gmail.com', 'example.jp'), (name, tag, domain) => {
      expect(keyOf(`${name}+${tag}@${domain}`)).toBe(keyOf(`${name}@${domain}`));
      if (name !== tag) expect(keyOf(`${name}@${domain}`)).not.toBe(keyOf(`${tag}@${domain}`));
    }),
  );
});
