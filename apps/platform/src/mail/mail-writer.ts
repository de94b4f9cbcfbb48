import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/open.ts';
import { listOpenMails, type Mail, markWritten } from '../db/repositories/mails.ts';

/**
 * Writes mails from their table to `<folder>/<id>.eml`. It runs after each order and at startup, so a mail whose process was killed between
 * commit and file is written later. Files are written atomically.
 */
export class MailWriter {
  readonly #database: Database;
  readonly #folder: string;
  #running: Promise<void> = Promise.resolve();

  constructor(database: Database, folder: string) {
    this.#database = database;
    this.#folder = folder;
  }

  /** Writes pending mails. Calls while it runs are handled afterwards. */
  flush(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#write())
      .catch((error: unknown) => console.error('The mail outbox could not be written:', error));
    return this.#running;
  }

  async #write(): Promise<void> {
    for (const mail of await listOpenMails(this.#database)) {
      await mkdir(this.#folder, { recursive: true });
      const file = join(this.#folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, toEml(mail));
      await rename(`${file}.part`, file);
      await markWritten(this.#database, mail.id, new Date());
    }
  }
}

/** A mail in the form of RFC 5322, with base64 text for any characters. */
function toEml(mail: Mail): string {
  const subject = Buffer.from(mail.subject).toString('base64');
  const body = Buffer.from(mail.body).toString('base64').replace(/.{76}/g, '$&\r\n');
  return [
    'From: noreply@platform.invalid',
    `To: ${mail.recipient.replace(/[\r\n]/g, '')}`,
    `Subject: =?UTF-8?B?${subject}?=`,
    `Date: ${mail.createdAt.toUTCString()}`,
    `Message-ID: <${mail.id}@platform.invalid>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    body,
    '',
  ].join('\r\n');
}
