import { expect, test } from 'vitest';
import { toEml } from './mail-writer.ts';

const MAIL = {
  id: '7',
  recipient: 'hanako@example.jp',
  subject: `ご注文ありがとうございます ${'長い件名'.repeat(20)}`,
  body: '本文',
  createdAt: new Date('2026-03-10T00:00:00Z'),
};

/** A header as a mail program shows it (RFC 2047). */
function header(eml: string, name: string): string {
  const unfolded = (eml.split('\r\n\r\n')[0] ?? '').replaceAll('\r\n ', '');
  const line = unfolded.split('\r\n').find((one) => one.startsWith(`${name}: `)) ?? '';
  return line
    .slice(name.length + 2)
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString());
}

test.each([
  [
    'a name in any script',
    'あさもや珈琲 <noreply@asamoya.example>',
    'あさもや珈琲 <noreply@asamoya.example>',
  ],
  ['a quoted name', '"Ko\'s \\"🥐\\" \\\\ <3" <a@komugi.example>', 'Ko\'s "🥐" \\ <3 <a@komugi.example>'],
  ['an address alone', 'noreply@shop.example', 'noreply@shop.example'],
])('[MAIL-07] a mail of the local platform is from the shop: %s', (_, from, shown) => {
  const eml = toEml(MAIL, from);
  expect(header(eml, 'From')).toBe(shown);
  expect(header(eml, 'Message-ID')).toBe(`<7@${/@([\w.]+)/.exec(from)?.[1]}>`);
  expect(header(eml, 'Subject')).toBe(MAIL.subject);
  expect(eml.split('\r\n').filter((line) => line.length > 78 || !/^[\x20-\x7e]*$/.test(line))).toEqual([]);
});
