/**
 * Long proof that every promised mail is sent exactly once (MAIL-07): registrations and restock notices at two shops while shops, worker,
 * database and mail server are killed at random. Fails when a mail is lost, duplicated or wrong; else writes docs/proofs/mails.md.
 *   npm run proof:mails                                                    1,000 registrations and 1,000 notices
 *   MAILS_REGISTRATIONS=200 MAILS_NOTICES=200 MAILS_SEED=7 npm run proof:mails    fewer, with the kill order of an earlier run
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readOptions } from '../apps/storefront/commands/read-options.mjs';
import { buildShop } from './launcher/build-shop';
import { runTask } from './launcher/task';
import { projectRoot } from './setup/project-root.mjs';

readOptions({
  usage: 'npm run proof:mails',
  about:
    'Kills what sends mails, and counts them; writes docs/proofs/mails.md. MAILS_REGISTRATIONS, MAILS_NOTICES and MAILS_SEED choose them.',
});

const report = z.object({
  registrations: z.number(),
  notices: z.number(),
  kills: z.record(z.string(), z.number()),
  retries: z.number(),
  answeredTwice: z.number(),
  twice: z.number(),
  seconds: z.number(),
});
const NAMES: Readonly<Record<string, string>> = {
  shop: 'the first shop',
  otherShop: 'the second shop',
  worker: 'the worker',
  database: 'PostgreSQL, all of it',
  mailServer: 'the mail server',
};

const env = {
  MAILS_REGISTRATIONS: '1000',
  MAILS_NOTICES: '1000',
  MAILS_SEED: String(Date.now() % 2 ** 31),
  ...process.env,
  PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const onLine = (line: string) => console.log(line);

await buildShop(onLine, stop.signal);
const file = join(projectRoot, 'reports/mail-crashes.json');
rmSync(file, { force: true });
await runTask({
  command: 'vitest',
  args: ['run', '--project', 'contract', 'mail-crashes'],
  cwd: projectRoot,
  env,
  onLine,
  signal: stop.signal,
});
const { registrations, notices, kills, retries, answeredTwice, twice, seconds } = report.parse(
  JSON.parse(readFileSync(file, 'utf8')),
);
const killed = Object.values(kills).reduce((sum, times) => sum + times, 0);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
const folder = join(projectRoot, 'docs/proofs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'mails.md'),
  `# What is promised by mail is kept, once: through ${killed} crashes

Made by \`npm run proof:mails\` (\`MAILS_SEED=${env.MAILS_SEED}\`) on ${new Date().toISOString().slice(0, 10)}, at commit ${commit.trim()}, in ${seconds} seconds.
Two shops on one database, a worker, a mail server; a short form of it is part of \`npm test\`.

| | |
|---|---|
| addresses registered for the mail magazine, each of them a member with one coupon | ${registrations} |
| coupon mails lost | 0 |
| addresses that asked to be told of a restock | ${notices} |
| restock mails lost | 0 |
| second mails to one address about one thing | 0 |
| mails that the mail server took twice, with the same Message-ID | ${twice} |
| answers that were lost or 503, and asked for again | ${retries} |
| of these, registrations whose lost answer had been kept: DUPLICATED, with the coupon in the mail | ${answeredTwice} |

| killed (kill -9) and started again | times |
|---|---|
${Object.entries(kills)
  .map(([name, times]) => `| ${NAMES[name] ?? name} | ${times} |`)
  .join('\n')}

A mail that the server takes twice is one of whose taking nobody could be told any more: at most as many a kill as are sent
at once. A run that finds a mail lost, a second mail, another Message-ID or more of those ends with an error, and this page is not written. How it is done:
[mail-crashes.ts](../../apps/storefront/test/proofs/mail-crashes.ts).
`,
);
console.log(
  `docs/proofs/mails.md: ${registrations + notices} promises through ${killed} crashes, ${twice} mails taken twice`,
);
