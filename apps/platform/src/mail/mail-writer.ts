import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/open.ts';
import { listOpenMails, type Mail, markWritten } from '../db/repositories/mails.ts';
import { withoutValues } from '../db/without-values.ts';

/** Milliseconds until mails that could not be written are tried again. */
const RETRY_MS = 10_000;

/**
 * Writes mails from their table to `<folder>/<id>.eml`. It runs after each order and at startup, so a mail whose process was killed between
 * commit and file is written later; after a failure, such as a full disk, it tries again. Files are written atomically.
 */
export class MailWriter {
  readonly #database: Database;
  readonly #folder: string;
  readonly #from: string;
  #running: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  /** @param from the sender, an address or `Shop <noreply@shop.example>` */
  constructor(database: Database, folder: string, from: string) {
    this.#database = database;
    this.#folder = folder;
    this.#from = from;
  }

  /** Writes pending mails. Calls while it runs are handled afterwards. */
  flush(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#write())
      .catch((error: unknown) => {
        console.error('The mail outbox could not be written:', withoutValues(error));
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => void this.flush(), RETRY_MS).unref();
      });
    return this.#running;
  }

  /** Writes pending mails a last time. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#retry);
  }

  async #write(): Promise<void> {
    for (const mail of await listOpenMails(this.#database)) {
      await mkdir(this.#folder, { recursive: true });
      const file = join(this.#folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, toEml(mail, this.#from));
      await rename(`${file}.part`, file);
      await markWritten(this.#database, mail.id, new Date());
    }
  }
}

/** A mail in the form of RFC 5322, with base64 text for any characters. */
export function toEml(mail: Mail, from: string): string {
  const [, name = '', address = from] = /^(.*)<([^<>]*)>$/.exec(from) ?? [];
  // A quoted name has its quotes and backslashes escaped.
  const plain = name.trim().replace(/^"(.*)"$/, (_, quoted: string) => quoted.replace(/\\(.)/g, '$1'));
  const body = Buffer.from(mail.body).toString('base64').replace(/.{76}/g, '$&\r\n');
  return [
    `From: ${plain === '' ? address : `${inBase64(plain)} <${address}>`}`,
    `To: ${mail.recipient.replace(/[\r\n]/g, '')}`,
    `Subject: ${inBase64(mail.subject)}`,
    `Date: ${mail.createdAt.toUTCString()}`,
    `Message-ID: <${mail.id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '',
  ].join('\r\n');
}

/** Any characters in a header (RFC 2047): words of at most 75 characters, a line each. */
function inBase64(text: string): string {
  const pieces = text.match(/.{1,11}/gsu) ?? [];
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}
