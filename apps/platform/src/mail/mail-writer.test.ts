import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Mail } from '../db/repositories/mails.ts';

let open: readonly Mail[] = [];
vi.mock('../db/repositories/mails.ts', () => ({
  listOpenMails: async () => open,
  markWritten: async () => {
    open = [];
  },
}));
const { MailWriter, toEml } = await import('./mail-writer.ts');

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

test('[MAIL-07] a mail that the disk refused is written once there is room, without another order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = join(mkdtempSync(join(tmpdir(), 'mails-')), 'outbox');
  onTestFinished(() => {
    vi.useRealTimers();
    refused.mockRestore();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  open = [MAIL];
  // A file in its place: no folder can be made.
  writeFileSync(folder, '');
  const writer = new MailWriter({} as Database, folder, 'a@shop.example');
  await writer.flush();
  expect(refused).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  rmSync(folder);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => open).toEqual([]);
  expect(existsSync(join(folder, `${MAIL.id}.eml`))).toBe(true);
  expect(vi.getTimerCount(), 'nothing is left to try').toBe(0);
});
