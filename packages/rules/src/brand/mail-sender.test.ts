import { expect, test } from 'vitest';
import { mailFrom, mailSender } from './mail-sender';

const OWN = 'コモレノ STORE <noreply@komoreno.example>';

test.each([
  ['the brand', { mailFrom: OWN }, null, OWN],
  ['the shop’s own host without one', {}, undefined, 'noreply@shop.example'],
  ['MAIL_FROM before both', { mailFrom: OWN }, 'Shop <a@b.example>', 'Shop <a@b.example>'],
])('[BRAND-01] [MAIL-07] the sender of mails is %s', (_, brand, from, sender) => {
  expect(mailSender(from, brand, 'https://shop.example:3000')).toBe(sender);
});

test('[MAIL-07] MAIL_FROM is an address, with or without a name', () => {
  const isSender = (text: string) => mailFrom.safeParse(text).success;
  expect([OWN, 'a@b.example'].every(isSender)).toBe(true);
  expect(['shop', 'Shop <a@b.example>\r\nBcc: c@d.example'].some(isSender)).toBe(false);
});
