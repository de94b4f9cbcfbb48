import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileTransport } from './mail-transport';

test('[MAIL-07] [OPS-03] a mail written to a folder is readable by its owner only', async () => {
  const place = await mkdtemp(join(tmpdir(), 'mails-'));
  const folder = join(place, 'mails');
  await fileTransport(folder).send({
    id: '7',
    from: 'Shop <shop@shop.example>',
    to: 'hanako@example.com',
    subject: 'A link that works',
    html: '<p>link</p>',
    text: 'link',
    date: new Date(0),
    language: 'en',
    unsubscribeUrl: null,
  });
  expect(await readdir(folder)).toEqual(['7.eml']);
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(folder), await modeOf(join(folder, '7.eml'))]).toEqual(['700', '600']);
  await rm(place, { recursive: true });
});
