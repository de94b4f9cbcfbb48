import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PlatformUnderTest } from './platform-under-test.ts';

/** A mail in the outbox. */
export interface WrittenMail {
  readonly recipient: string;
  readonly body: string;
}

/** The mails written to an address; waits for the expected number. */
export async function mailsTo(
  { platform }: Pick<PlatformUnderTest, 'platform'>,
  recipient: string,
  count: number,
): Promise<WrittenMail[]> {
  const folder = join(platform.services.env.dataDir, 'outbox');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return texts
      .filter((text) => text.includes(`To: ${recipient}\r\n`))
      .map((text) => ({
        recipient,
        body: Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'),
      }));
  };
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

/** The link in a mail. */
export function linkIn({ body }: WrittenMail): string {
  return /https?:\/\/\S+/.exec(body)?.[0] ?? '';
}
