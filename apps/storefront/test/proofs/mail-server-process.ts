/**
 * A mail server that may be killed at any time: it writes accepted mails to a file before it confirms them. Started as a process with
 * MAIL_SERVER_PORT and MAIL_SERVER_FILE; each line of the file is one mail.
 */
import { appendFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const { MAIL_SERVER_PORT, MAIL_SERVER_FILE = '' } = process.env;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(parts)).then(({ messageId, to, subject, text }) => {
        const coupon = /MMSP\d+-\w+/.exec(text ?? '')?.[0] ?? null;
        const taken = { messageId, to: to?.[0]?.address, subject, coupon };
        appendFileSync(MAIL_SERVER_FILE, `${JSON.stringify(taken)}\n`);
        done();
      }, done);
    });
  },
});
server.on('error', (error) => console.error(`the mail server: ${error.message}`));
server.listen(Number(MAIL_SERVER_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
