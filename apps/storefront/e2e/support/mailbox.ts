import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { e2eEnv } from './e2e-env';
import { expect } from './test';

/** Waits for the shop's only mail to an address, and parses it. */
export async function openMail(address: string): Promise<Email> {
  let found: Email[] = [];
  await expect
    .poll(async () => {
      found = (await readMails()).filter(({ to }) => to?.[0]?.address === address);
      return found.length;
    })
    .toBe(1);
  const [mail] = found;
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The URL of a link in a mail, by its text. */
export function linkOf(mail: Email, words: string): string {
  const links = [...(mail.html ?? '').matchAll(/<a[^>]+href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const link = links.find(([, , content]) => content?.replace(/<[^>]*>|&#?\w+;/g, '').includes(words));
  if (link?.[1] === undefined) throw new Error(`the mail has no link "${words}"`);
  return link[1].replaceAll('&amp;', '&');
}

async function readMails(): Promise<Email[]> {
  const { mailFolder } = e2eEnv();
  const files = await readdir(mailFolder).catch(() => []);
  return Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
  );
}
