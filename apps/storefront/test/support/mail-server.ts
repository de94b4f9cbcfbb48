import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';

/** A local mail server that stores mails, parsed by a mail parser. */
export interface MailServerUnderTest {
  readonly url: string;
  readonly mails: readonly Email[];
  /** Refused attempts. */
  readonly refused: number;
  /** Starts or stops refusing all mails. */
  refuse(isRefusing: boolean): void;
  /** Sets a reply for one recipient, which it names. @param code of the reply */
  refuseRecipient(address: string, code: number): void;
  /** Accepts no mail until this many are in transit at once. */
  waitForParallel(count: number): void;
  /** Attempts to send to a refused address. */
  readonly attemptsTo: (address: string) => number;
  /** Waits until an address has received this many mails and returns the last. @param count 1 by default */
  mailTo(address: string, count?: number): Promise<Email>;
  close(): Promise<void>;
}

/** Starts a mail server on a free loopback port. */
export async function startMailServer(): Promise<MailServerUnderTest> {
  const mails: Email[] = [];
  let isRefusing = false;
  let refused = 0;
  const codes = new Map<string, number>();
  const attempts: string[] = [];
  let wantedAtOnce = 1;
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 200,
    onMailFrom: (_address, _session, done) => {
      if (isRefusing) refused += 1;
      done(isRefusing ? Object.assign(new Error('try later'), { responseCode: 451 }) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = codes.get(address);
      if (responseCode !== undefined) attempts.push(address);
      done(
        responseCode === undefined
          ? null
          : Object.assign(new Error(`no such user ${address}`), { responseCode }),
      );
    },
    onData: (stream, _session, takeOver) => {
      const done = (error?: Error) => {
        held.push(() => takeOver(error));
        if (held.length >= wantedAtOnce) for (const take of held.splice(0)) take();
      };
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const to = (recipient: string) => mails.filter((mail) => mail.to?.[0]?.address === recipient);
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    get refused() {
      return refused;
    },
    refuse: (is) => {
      isRefusing = is;
    },
    refuseRecipient: (recipient, code) => void codes.set(recipient, code),
    waitForParallel: (count) => {
      wantedAtOnce = count;
    },
    attemptsTo: (recipient) => attempts.filter((attempt) => attempt === recipient).length,
    mailTo: async (recipient, count = 1) => {
      await expect.poll(() => to(recipient).length).toBe(count);
      const mail = to(recipient).at(-1);
      if (mail === undefined) throw new Error(`no mail to ${recipient}`);
      return mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
