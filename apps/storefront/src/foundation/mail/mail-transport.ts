import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail ready to send. */
export interface OutgoingMail {
  /** Left part of the Message-ID: the same for each attempt. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
  readonly language: string;
  /** One-click unsubscribe URL for mails of this kind (RFC 8058); null if there is nothing to end. */
  readonly unsubscribeUrl: string | null;
}

/** Passes mails to a delivery service. */
export interface MailTransport {
  /**
   * Resolves when the mail is accepted for delivery. @throws MailRefusedError if it is permanently refused; other errors if the
   * outcome is uncertain
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server permanently refuses this mail: the mailbox does not exist, or does not accept such mail. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Connections to the mail server; the number of mails sent concurrently. */
export const MAILS_AT_ONCE = 5;
/** A 5xx reply to these commands is about the mail; to any other, about the shop's account, which can be fixed. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Sends mails through a mail server.
 * @param url `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS if the server offers it
 */
export function smtpTransport(url: string, perSecond: number): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    rateDelta: 1000,
    rateLimit: perSecond,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw isRefused(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, permanent } = error as { readonly command?: unknown; readonly permanent?: unknown };
  return permanent === true && ABOUT_THE_MAIL.includes(command);
}

/**
 * Writes each mail to `<folder>/<id>.eml`, for a shop without a mail server. Files are written atomically. They contain addresses
 * and working links, so other users of the machine cannot read them.
 */
export function fileTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      const { message } = await writer.sendMail(messageOf(mail));
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => writer.close(),
  };
}

function messageOf({ id, from, unsubscribeUrl, language, ...mail }: OutgoingMail) {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    from,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Content-Language': language,
      // Prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
