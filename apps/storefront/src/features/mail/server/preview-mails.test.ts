// @vitest-environment happy-dom
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileTransport } from '#foundation/mail/mail-transport.ts';
import { previewMails } from './preview-mails';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

async function write(n: number, more: { subject?: string; html?: string } = {}): Promise<string> {
  const id = ids[n - 1] ?? '';
  await fileTransport(folder).send({
    id,
    from: 'コモレノ STORE <noreply@shop.example>',
    to: `reader${n}@example.com`,
    subject: `件名 ${n}`,
    html: `<p>Hello <a href="https://shop.example/confirm?a=1&amp;b=2">confirm</a></p>`,
    text: 'Hello https://shop.example/confirm?a=1&b=2',
    date: new Date('2026-11-22T00:00:00Z'),
    language: 'ja',
    unsubscribeUrl: 'https://shop.example/api/mail-links?token=x',
    ...more,
  });
  const when = new Date(Date.UTC(2026, 10, 22, n));
  await utimes(join(folder, `${id}.eml`), when, when);
  return id;
}

async function open(id: string | null): Promise<{ response: Response; document: Document }> {
  const response = await previewMails(folder, id);
  const html = await response.text();
  return { response, document: new DOMParser().parseFromString(html, 'text/html') };
}

describe('[MAIL-07] the mail preview in development', () => {
  test('is listed newest first, each with its recipient and a link', async () => {
    for (const n of [2, 3, 1]) await write(n);
    const { response, document } = await open(null);
    expect(response.status).toBe(200);
    expect([...document.querySelectorAll('td a')].map((link) => link.textContent)).toEqual([
      '件名 3',
      '件名 2',
      '件名 1',
    ]);
    expect(document.querySelector('td a')?.getAttribute('href')).toBe(`?mail=${ids[2]}`);
    expect(document.body.textContent).toContain('reader3@example.com');
  });

  test('is shown with headers, text and HTML, whose links open in a new tab and whose scripts are blocked', async () => {
    const id = await write(1);
    const { response, document } = await open(id);
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame?.getAttribute('srcdoc')).toContain('<base target="_blank">');
    expect(frame?.getAttribute('srcdoc')).toContain('href="https://shop.example/confirm?a=1&amp;b=2"');
    expect(document.querySelector('pre a')?.getAttribute('href')).toBe(
      'https://shop.example/confirm?a=1&b=2',
    );
    expect(document.body.textContent).toContain('list-unsubscribe');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('escapes mail content in the page', async () => {
    const id = await write(1, {
      subject: '<script>alert(1)</script>',
      html: `"></iframe><script>alert(2)</script>`,
    });
    for (const { document } of [await open(null), await open(id)]) {
      expect(document.querySelectorAll('script')).toHaveLength(0);
    }
    expect((await open(id)).document.querySelector('iframe')?.getAttribute('srcdoc')).toContain('alert(2)');
  });

  test('shows the mails of the folder, and no other files', async () => {
    await writeFile(join(folder, 'secret.eml'), 'Subject: no');
    await writeFile(join(folder, `${ids[1]}.eml`), Buffer.alloc(1024 * 1024 + 1));
    expect((await open(null)).document.querySelectorAll('td')).toHaveLength(0);
    for (const id of [
      'secret',
      '../secret',
      `../${folder.split('/').at(-1)}/${ids[0]}`,
      '',
      ids[0] ?? '',
      ids[1] ?? '',
    ]) {
      expect((await open(id)).response.status, id).toBe(404);
    }
  });

  test('is empty before the first mail', async () => {
    await rm(folder, { recursive: true });
    const { response, document } = await open(null);
    expect(response.status).toBe(200);
    expect(document.body.textContent).toContain('No mail has been written');
  });
});
