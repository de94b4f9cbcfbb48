import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, DatabaseError } from 'pg';
import { z } from 'zod';
import { freePort } from '../support/free-port';
import { platformFile } from '../support/platform-under-test';
import { mortalPostgres } from './mortal-postgres';
import { MortalProcess } from './mortal-process';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SHOP = join(ROOT, 'apps/storefront');
const BUILT = join(ROOT, 'build/shop');
const PLATFORM = join(ROOT, 'apps/platform');
/** Programs that the run's set-up compiled: from source each start takes three times the processor time. */
const PROGRAMS = process.env['CONTRACT_PROGRAMS'] ?? '';
const ADMIN_TOKEN = 'back-office-of-the-proof';
const PUBLIC_TOKEN = 'public-token-of-the-proof';

export interface MailCrashesOptions {
  readonly registrations: number;
  readonly notices: number;
  /** Seed of the kill order. The time of kills depends on the machine. */
  readonly seed: string;
  /** Number of kills: each target in turn, in an order that changes each round. */
  readonly kills: number;
  /** Maximum milliseconds between kills. */
  readonly killEvery: number;
  /** Maximum milliseconds between a shopper's requests. */
  readonly shopperPause: number;
  /** Whether to use the folder of `npm run build`; otherwise the compiled endpoints and worker. */
  readonly isBuilt: boolean;
  /** Skips the queue's waits (a pause after a failure, a dead worker), to keep a short proof short. */
  readonly isTimeLapse: boolean;
  /** Database server of the platform, which is shared and not killed. */
  readonly platformServerUrl: string;
}

const KILLED = ['shop', 'otherShop', 'worker', 'database', 'mailServer'] as const;
type Killed = (typeof KILLED)[number];

/** A mail accepted by the mail server. */
const taken = z.object({
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  coupon: z.string().nullable(),
});
export type TakenMail = z.output<typeof taken>;

export interface MailCrashesResult {
  /** Addresses by their last registration response; a retry after a lost response gives DUPLICATED. */
  readonly registered: ReadonlyMap<string, 'SUCCESS' | 'DUPLICATED'>;
  /** Addresses with a confirmed restock request. */
  readonly waiting: readonly string[];
  readonly mails: readonly TakenMail[];
  readonly kills: Readonly<Record<Killed, number>>;
  /** Lost or 503 responses, which shoppers retried. */
  readonly retries: number;
  /** Other responses; none is expected. */
  readonly oddAnswers: readonly string[];
  readonly counts: { readonly members: number; readonly coupons: number; readonly unsent: number };
  readonly seconds: number;
}

/** Number of concurrent shoppers. */
const SHOPPERS = 8;
const WAIT_MS = 15 * 60_000;
const START_MS = 60_000;

/**
 * Registers addresses and restock notices at two shops on one database while shops, worker, database and mail server are killed in turn.
 * Then it restocks the goods, completes the kills, and waits for the remaining mails (MAIL-07).
 */
export async function mailCrashes(options: MailCrashesOptions): Promise<MailCrashesResult> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'mail-crashes-'));
  const mailFile = join(folder, 'taken.jsonl');
  const log: string[] = [];
  const closing: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const database = await mortalPostgres('shop');
    closing.unshift(database.stop);
    const platformDatabase = await emptyDatabase(options.platformServerUrl);
    closing.unshift(platformDatabase.drop);
    const [shopPort, otherPort, platformPort, mailPort] = await Promise.all(
      Array.from({ length: 4 }, () => freePort()),
    );
    const platformUrl = `http://127.0.0.1:${platformPort}`;
    const shops = [shopPort, otherPort].map((port) => `http://127.0.0.1:${port}`);
    const shared = {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SHOP_URL: `http://localhost:${shopPort}`,
      PLATFORM_URL: platformUrl,
      BRAND: 'komoreno',
      PLATFORM_PUBLIC_TOKEN: PUBLIC_TOKEN,
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMTP_PER_SECOND: '1000',
      FORM_LIMIT_PER_CLIENT: '1000000',
      RESTOCK_CHECK_MINUTES: '1',
    };
    const make = (name: string, file: string, cwd: string, env: Record<string, string>) => {
      const one = new MortalProcess({
        file,
        cwd,
        env: { ...shared, ...env },
        onLine: (line) => log.push(`${name}: ${line}`),
      });
      closing.unshift(() => one.stop());
      one.start();
      return one;
    };
    const shopFile = options.isBuilt ? join(BUILT, 'server.js') : join(PROGRAMS, 'endpoints-process.mjs');
    const workerFile = options.isBuilt ? join(BUILT, 'worker.js') : join(PROGRAMS, 'worker.mjs');
    make('platform', platformFile(), PLATFORM, {
      PLATFORM_PORT: String(platformPort),
      PLATFORM_DATABASE_URL: platformDatabase.url,
      PLATFORM_DATA_DIR: folder,
      PLATFORM_ADMIN_TOKEN: ADMIN_TOKEN,
      WEBHOOK_URL: `${shops[0]}/api/webhooks/platform`,
    });
    const processes = {
      mailServer: make('mail server', join(PROGRAMS, 'mail-server-process.mjs'), SHOP, {
        MAIL_SERVER_PORT: String(mailPort),
        MAIL_SERVER_FILE: mailFile,
      }),
      shop: make('shop', shopFile, SHOP, { PORT: String(shopPort) }),
      otherShop: make('other shop', shopFile, SHOP, { PORT: String(otherPort) }),
      worker: make('worker', workerFile, SHOP, {}),
    };
    await Promise.all(
      [`${platformUrl}/healthz`, ...shops.map((url) => `${url}/livez`)].map((url) => answers(url, log)),
    );

    const variants = await soldOutVariants(platformUrl);
    const kills = { shop: 0, otherShop: 0, worker: 0, database: 0, mailServer: 0 };
    const retried = { times: 0 };
    const oddAnswers: string[] = [];
    const registered = new Map<string, 'SUCCESS' | 'DUPLICATED'>();
    const waiting: string[] = [];
    const ask = askUntilAnswered(shops, retried, oddAnswers);
    const tasks = [
      ...Array.from({ length: options.registrations }, (_, n) => async () => {
        const mailAddress = `member${n}@example.com`;
        const answer = await ask('/api/mailmagazine/register', { mailAddress }, n);
        registered.set(mailAddress, answer.status);
      }),
      ...Array.from({ length: options.notices }, (_, n) => async () => {
        const variant = variants[n % variants.length];
        const mail_address = `waiting${n}@example.com`;
        await ask('/api/stock-notification', { ...variant, mail_address }, n);
        waiting.push(mail_address);
      }),
    ];
    const chaos = killAll(options, kills, {
      ...processes,
      database: { kill: database.kill, start: () => undefined },
    });
    await inParallel(shuffled(tasks, options.seed), options);
    // Stock for all requests, so that no later wave is needed.
    await Promise.all(variants.map(({ variant_id }) => setStock(platformUrl, variant_id, options.notices)));
    await chaos;
    const promised = options.registrations + options.notices;
    await until(() => arrivedAt(mailFile).size >= promised, options, database.url, log);
    await until(async () => (await countsIn(database.url)).unsent === 0, options, database.url, log);
    return {
      registered,
      waiting,
      mails: readTaken(mailFile),
      kills,
      retries: retried.times,
      oddAnswers,
      counts: await countsIn(database.url),
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    for (const close of closing) await close();
  }
}

/** Queries either shop until a response arrives, like a person whose response was lost. */
function askUntilAnswered(shops: readonly string[], retried: { times: number }, oddAnswers: string[]) {
  const answerSchema = z.object({ status: z.enum(['SUCCESS', 'DUPLICATED']) });
  return async (path: string, body: unknown, from: number) => {
    for (let attempt = from; ; attempt += 1) {
      try {
        const response = await fetch(`${shops[attempt % shops.length]}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(30_000),
        });
        const text = await response.text();
        if (response.status === 200) return answerSchema.parse(JSON.parse(text));
        if (response.status !== 503) oddAnswers.push(`${response.status} ${text.slice(0, 200)}`);
      } catch (error) {
        // Lost in transit: the outcome is unknown.
        if (error instanceof z.ZodError) throw error;
      }
      retried.times += 1;
      await pause(200);
    }
  };
}

interface Mortal {
  /** @returns false when it was dead already */
  kill(): boolean | Promise<boolean>;
  start(): void;
}

/** Kills one target after another, in seeded order, and restarts each after a moment. */
async function killAll(
  { seed, kills: times, killEvery }: MailCrashesOptions,
  kills: Record<Killed, number>,
  processes: Readonly<Record<Killed, Mortal>>,
) {
  for (let n = 0; n < times; n += 1) {
    await pause(killEvery * (0.3 + 0.7 * chance(`${seed}:when:${n}`)));
    const round = shuffled(KILLED, `${seed}:${Math.floor(n / KILLED.length)}`);
    const name = round[n % KILLED.length] ?? 'worker';
    if (await processes[name].kill()) kills[name] += 1;
    await pause(500 * chance(`${seed}:pause:${n}`));
    processes[name].start();
  }
}

async function until(
  isDone: () => boolean | Promise<boolean>,
  { isTimeLapse }: MailCrashesOptions,
  databaseUrl: string,
  log: readonly string[],
): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    try {
      if (await isDone()) return;
      if (isTimeLapse) await hurry(databaseUrl);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    if (performance.now() > deadline) {
      throw new Error(`a promised mail has not arrived; the last log lines:\n${log.slice(-60).join('\n')}`);
    }
    await pause(300);
  }
}

/** Simulates more than a minute: pauses end, and running jobs count as those of a dead worker. */
async function hurry(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await client.query(`update pgboss.job set started_on = started_on - expire_in where state = 'active'`);
  });
}

async function countsIn(databaseUrl: string) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<MailCrashesResult['counts']>(
      `select (select count(*) from mail_magazine_member)::integer as members,
              (select count(*) from coupon_handed_out)::integer as coupons,
              (select count(*) from mail where sent_at is null)::integer as unsent`,
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL returned no count');
  return row;
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  // It may be killed meanwhile; the statement reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseError
    ? /^(?:08|57)/.test(error.code ?? '')
    : /ECONN|EPIPE|Connection terminated/.test(`${error.message} ${'code' in error ? error.code : ''}`);
}

function readTaken(file: string): readonly TakenMail[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // A last line without a line break was cut off by a kill, so its mail was not accepted.
  return lines.slice(0, -1).flatMap((line) => (line.endsWith('}') ? [taken.parse(JSON.parse(line))] : []));
}

function arrivedAt(file: string): ReadonlySet<string> {
  return new Set(readTaken(file).map(({ to }) => to));
}

const nodes = z.object({
  data: z.object({
    products: z.object({
      nodes: z.array(
        z.object({ id: z.string(), variants: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
      ),
    }),
  }),
});
const numberOf = (id: string) => Number(id.split('/').at(-1));

/** Some variants of the shop, sold out in the back office. */
async function soldOutVariants(platformUrl: string) {
  const response = await fetch(`${platformUrl}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': PUBLIC_TOKEN },
    body: JSON.stringify({
      query: '{ products(first: 6) { nodes { id variants(first: 1) { nodes { id } } } } }',
    }),
  });
  const { data } = nodes.parse(await response.json());
  const variants = data.products.nodes.flatMap(({ id, variants: of }) =>
    of.nodes.map((variant) => ({ variant_id: numberOf(variant.id), product_id: numberOf(id) })),
  );
  if (variants.length === 0) throw new Error('the platform has no products');
  for (const { variant_id } of variants) await setStock(platformUrl, variant_id, 0);
  return variants;
}

async function setStock(platformUrl: string, variantId: number, available: number): Promise<void> {
  const response = await fetch(`${platformUrl}/admin/variants/${variantId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-platform-admin-token': ADMIN_TOKEN },
    body: JSON.stringify({ available }),
  });
  if (!response.ok) throw new Error(`the platform does not change variant ${variantId}: ${response.status}`);
}

async function answers(url: string, log: readonly string[]): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      const { status } = await fetch(url);
      if (status < 500) return;
    } catch {
      // Not listening yet.
    }
    if (performance.now() > deadline)
      throw new Error(`${url} does not answer:\n${log.slice(-20).join('\n')}`);
    await pause(100);
  }
}

async function emptyDatabase(serverUrl: string) {
  const name = `platform_${Date.now()}_${process.pid}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function inParallel(
  tasks: readonly (() => Promise<void>)[],
  { seed, shopperPause }: MailCrashesOptions,
): Promise<void> {
  const left = [...tasks];
  const work = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) {
      await pause(shopperPause * chance(`${seed}:shopper:${left.length}`));
      await task();
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, work));
}

/** A number from 0 to 1, deterministic by text. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

function shuffled<Value>(values: readonly Value[], seed: string): readonly Value[] {
  return values
    .map((value, at) => ({ value, place: chance(`${seed}:${at}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
