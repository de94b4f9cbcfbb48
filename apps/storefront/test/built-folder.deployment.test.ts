import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FONT_SHEET } from '../src/shell/layout/font-sheet';
import { type DeployedFolder, type DeployedProcess, deployedFolder } from './support/deployed-folder';
import { type FormServicesUnderTest, formServicesUnderTest } from './support/form-services-under-test';
import { freePort } from './support/free-port';
import { toOtherBuild } from './support/other-build';
import { type PlatformUnderTest, platformUnderTest } from './support/platform-under-test';

const SHOP_URL = 'https://shop.example';
const METRICS_TOKEN = 'metrics token of the test';
const MEGABYTE = 1024 * 1024;

let platform: PlatformUnderTest;
let database: FormServicesUnderTest;
let folder: DeployedFolder;
/** For a public shop. */
let safe: Record<string, string>;

beforeAll(async () => {
  [platform, database, folder] = await Promise.all([
    platformUnderTest(),
    formServicesUnderTest(),
    deployedFolder(),
  ]);
  safe = {
    SHOP_URL,
    TRUSTED_PROXIES: '1',
    WEBHOOK_SECRET: 'a secret of the deployed shop, no. 1',
    MAIL_LINK_SECRET: 'a secret of the deployed shop, no. 2',
    MAIL_FROM: 'Shop <shop@shop.example>',
    PLATFORM_URL: platform.url,
    BRAND: 'komoreno',
    PLATFORM_PUBLIC_TOKEN: 'public-token-of-the-test',
    DATABASE_URL: database.url,
    PLATFORM_TIMEOUT_SECONDS: '60',
  };
});
afterAll(async () => {
  await folder?.remove();
  await Promise.all([platform?.stop(), database?.drop()]);
});

interface RunningShop extends DeployedProcess {
  readonly port: number;
}

async function startShop(
  variables: Readonly<Record<string, string>> = {},
  from: DeployedFolder = folder,
): Promise<RunningShop> {
  const port = await freePort();
  const shop = from.run('server.js', { ...safe, PORT: String(port), ...variables });
  await vi.waitFor(() => expect(shop.said()).toContain('shop ready on'));
  const running = { ...shop, port };
  // The page that a probe renders in a cold process may exceed its time once, on a busy machine.
  await vi.waitFor(async () => expect((await read(running, '/readyz')).answer.statusCode).toBe(200));
  return running;
}

async function startWorker(): Promise<DeployedProcess> {
  const worker = folder.run('worker.js', safe);
  await vi.waitFor(() => expect(worker.said()).toContain('worker ready'));
  return worker;
}

/** A request as the proxy sends it. */
function ask(
  { port }: RunningShop,
  path: string,
  options: { method?: string; agent?: Agent; headers?: Record<string, string> } = {},
): ClientRequest {
  const headers = { host: 'shop.example', 'x-forwarded-for': '198.51.100.7', ...options.headers };
  return request({ host: '127.0.0.1', port, path, ...options, headers });
}
async function answerOf(asked: ClientRequest): Promise<{ answer: IncomingMessage; body: string }> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer.setEncoding('utf8')) body += chunk;
  return { answer, body };
}
const read = (shop: RunningShop, path: string) => answerOf(ask(shop, path).end());

const REGISTER = {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: SHOP_URL, 'sec-fetch-site': 'same-origin' },
};

describe('the output of npm run build', () => {
  test('[OPS-02] contains only runtime files: under 250 MB, no compiler, no platform-specific binary', async () => {
    const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250 * MEGABYTE);
    const packages = await readdir(join(folder.path, 'node_modules'));
    expect(
      packages.filter((name) =>
        /^(?:tsx|typescript|esbuild|webpack|vitest|@swc\/core|playwright)$/.test(name),
      ),
    ).toEqual([]);
    expect(files.filter((file) => /\.(?:node|ts|tsx|nft\.json)$/.test(file))).toEqual([]);

    const { dependencies } = JSON.parse(await readFile(join(folder.path, 'package.json'), 'utf8'));
    for (const [name, version] of Object.entries(dependencies)) {
      const own = JSON.parse(await readFile(join(folder.path, 'node_modules', name, 'package.json'), 'utf8'));
      expect(own.version, name).toBe(version);
    }
  });

  test('[OPS-07] is the complete content of the image', async () => {
    const dockerfile = await readFile(new URL('../../../Dockerfile', import.meta.url), 'utf8');
    const copied = [...dockerfile.matchAll(/build\/shop\/(\S+)/g)].map(([, path]) => path);
    // The hash of the sources is only for the build machine.
    const there = (await readdir(folder.path)).filter((name) => name !== 'built-from');
    expect(copied.sort()).toEqual(there.sort());
  });

  test('[OPS-02] [OPS-04] [OPS-05] started several times at once on an empty database, every process becomes ready, migrations run once, and a second signal ends one at once', async () => {
    const starts = [startShop({ DRAIN_SECONDS: '60' }), startShop(), startWorker(), startWorker()] as const;
    const [shop, ...others] = await Promise.all(starts);
    const pool = await database.pool();
    const { rows } = await pool.query('select name from shop_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual((await readdir(join(folder.path, 'migrations'))).sort());
    shop.child.kill('SIGTERM');
    await vi.waitFor(async () =>
      expect((await read(shop, '/livez')).answer.headers.connection).toBe('close'),
    );
    shop.child.kill('SIGTERM');
    expect(await shop.exitCode).toBe(1);
    for (const process of others) process.child.kill('SIGKILL');
    for (const process of [shop, ...others]) {
      await process.exitCode;
      // Five cold processes share the machine: an answer may come after its time limit, which is no fault of the start.
      const isLate = (line: { route?: string }) =>
        line.route === 'health' || /timeout|no answer within/i.test(JSON.stringify(line));
      const lines = process.said().trimEnd().split('\n');
      const faults = lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info');
      expect(faults.filter((line) => !isLate(line))).toEqual([]);
    }
  });

  test('[OPS-02] serves pages and files, accepts forms and sends mails, on a read-only file system, as an ordinary user, without log warnings', async () => {
    const shop = await startShop();
    const worker = await startWorker();
    const home = await read(shop, '/');
    expect(home.answer.statusCode).toBe(200);
    expect(home.answer.headers['strict-transport-security']).toBeDefined();
    const product = await read(shop, '/en/products/pachira-mini');
    expect(product.answer.statusCode).toBe(200);
    expect(product.body).toContain('application/ld+json');
    // Rendered with the folder's own font.
    const card = await read(shop, '/social/en/shop/card.png');
    expect([card.answer.statusCode, card.answer.headers['content-type']]).toEqual([200, 'image/png']);
    const [script = ''] = /\/_next\/static\/chunks\/[^"\s]+\.js/.exec(home.body) ?? [];
    const file = await read(shop, script);
    expect(file.answer.statusCode).toBe(200);
    expect(file.answer.headers['cache-control']).toContain('immutable');
    const face = await read(shop, FONT_SHEET);
    expect(face.answer.statusCode).toBe(200);
    const [slice = ''] = /files\/[\w-]+\.woff2/.exec(face.body) ?? [];
    expect((await read(shop, new URL(slice, `http://x${FONT_SHEET}`).pathname)).answer.statusCode).toBe(200);

    const form = ask(shop, '/api/mailmagazine/register', REGISTER);
    const registered = await answerOf(form.end(JSON.stringify({ mailAddress: 'deployed@example.com' })));
    expect(registered.body).toContain('SUCCESS');
    const mails = join(folder.data, 'mails');
    await vi.waitFor(async () => expect((await readdir(mails)).length).toBe(1));

    worker.child.kill('SIGTERM');
    shop.child.kill('SIGTERM');
    expect(await worker.exitCode).toBe(0);
    expect(await shop.exitCode).toBe(0);
    for (const process of [shop, worker]) {
      const lines = process.said().trimEnd().split('\n');
      // Each is JSON, from any component.
      expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info')).toEqual([]);
    }
  });

  describe('in one process', () => {
    let shop: RunningShop;
    let errors: string;
    beforeAll(async () => {
      errors = join(folder.data, 'errors');
      await writeFile(
        join(folder.data, 'error-hook.mjs'),
        `import { appendFileSync } from 'node:fs';
        export default (error, place) =>
          appendFileSync(${JSON.stringify(errors)}, JSON.stringify({ message: error.message, ...place }) + '\\n');`,
      );
      shop = await startShop({
        COUPON_CODES: 'pool',
        METRICS_TOKEN,
        ERROR_HOOK: './error-hook.mjs',
      });
    });
    afterAll(async () => {
      // Undefined if its start failed, which is reported already.
      if (shop === undefined) return;
      shop.child.kill('SIGTERM');
      expect(await shop.exitCode).toBe(0);
    });

    test('[MAIL-04] the page of a code of its own is there once the code is given out, and 404 once it has ended', async () => {
      const [pool, page] = [await database.pool(), '/mail-magazine/coupon/OWN-1'];
      const status = async (address: string) => (await read(shop, address)).answer.statusCode;
      await pool.query(
        `insert into coupon_code (code, discount_rate, ready_at, ends_at) values ('OWN-1', 15, now(), now() + interval '1 year')`,
      );
      expect(await status(page)).toBe(404);
      const form = ask(shop, '/api/mailmagazine/register', REGISTER);
      const registered = await answerOf(form.end(JSON.stringify({ mailAddress: 'own-code@example.com' })));
      expect(registered.body).toContain('OWN-1');
      for (const prefix of ['', '/en']) expect((await read(shop, prefix + page)).body).toContain('OWN-1');
      await pool.query(`update coupon_code set ends_at = now() where code = 'OWN-1'`);
      for (const prefix of ['', '/en']) expect(await status(prefix + page)).toBe(404);
    });

    test('[CACHE-03] [OBS-06] thirty concurrent requests for an uncached product cost one render and one set of platform requests, as its metrics show', async () => {
      const metrics = async (headers: Record<string, string>) =>
        answerOf(ask(shop, '/metrics', { headers }).end());
      const callsIn = (body: string) =>
        new Map(
          Array.from(
            body.matchAll(/^shop_platform_calls_total\{operation="(\w+)",outcome="(\w+)"\} (\d+)$/gm),
            ([, operation, outcome, times]) => [`${operation} ${outcome}`, Number(times)] as const,
          ),
        );
      // It has rendered pages of each kind before it was ready (PERF-04).
      const { body: before } = await metrics({ authorization: `Bearer ${METRICS_TOKEN}` });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) => {
          const headers = { 'x-forwarded-for': `198.51.100.${n}` };
          return answerOf(ask(shop, '/products/asplenium', { headers }).end());
        }),
      );
      const [first] = answers;
      expect(first?.body).toContain('application/ld+json');
      for (const { answer, body } of answers) expect([answer.statusCode, body]).toEqual([200, first?.body]);
      expect((await metrics({})).answer.statusCode).toBe(404);
      const { answer: read, body } = await metrics({ authorization: `Bearer ${METRICS_TOKEN}` });
      expect([read.statusCode, shop.said()]).toEqual([200, expect.any(String)]);
      const renders = (text: string) =>
        Number(/^shop_renders_total\{route="product"\} (\d+)$/m.exec(text)?.[1] ?? 0);
      expect(renders(body) - renders(before)).toBe(1);
      expect(body).toMatch(/^shop_requests_total\{route="product",method="GET",status="200"\} 30$/m);
      const earlier = callsIn(before);
      const calls = [...callsIn(body)].map(
        ([call, times]) => [call, times - (earlier.get(call) ?? 0)] as const,
      );
      expect(calls.filter(([, times]) => times > 1)).toEqual([]);
      expect(calls.filter(([call, times]) => times > 0 && !call.endsWith(' ok'))).toEqual([]);
      expect(calls).toContainEqual(['ProductPage ok', 1]);
      for (const name of [
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        'shop_database_connections',
      ])
        expect(body).toContain(`\n${name}`);
    });

    test('[OBS-05] passes an unexpected error to the module of ERROR_HOOK, with its request', async () => {
      const pool = await database.pool();
      const send = async () =>
        answerOf(
          ask(shop, '/api/mailmagazine/register', REGISTER).end('{"mailAddress":"unexpected@example.com"}'),
        );
      await pool.query('alter table request_count rename to request_count_elsewhere');
      const met = await send().finally(() =>
        pool.query('alter table request_count_elsewhere rename to request_count'),
      );
      expect(met.answer.statusCode).toBe(500);
      expect(met.body).not.toContain('request_count');
      const handed = (await readFile(errors, 'utf8')).trimEnd().split('\n');
      expect(handed.map((line) => JSON.parse(line))).toEqual([
        {
          message: 'relation "request_count" does not exist',
          where: expect.any(String),
          route: '/api/mailmagazine/register',
          requestId: met.answer.headers['x-request-id'],
        },
      ]);
      expect((await send()).answer.statusCode).toBe(200);
    });
  });

  test('[OPS-02] its commands run from any working directory', async () => {
    const coupons = folder.run('commands/coupons.js', safe);
    expect(await coupons.exitCode, coupons.said()).toBe(0);
    expect(coupons.said()).toMatch(/^\d+ codes are left/);
    for (const name of ['campaigns', 'mails']) {
      const command = folder.run(`commands/${name}.js`, safe);
      expect(await command.exitCode, command.said()).toBe(0);
    }
    const draw = folder.run('commands/draw.js', safe, '--campaign', 'none');
    expect(await draw.exitCode).toBe(1);
    const member = folder.run('commands/member.js', safe, 'export', 'deployed@example.com');
    expect(await member.exitCode, member.said()).toBe(0);
    expect(member.said()).toContain('deployed@example.com');
  });

  test("[OPS-06] two builds side by side serve each other's files, and page data names its build", async () => {
    const newer = await deployedFolder(toOtherBuild);
    try {
      const [shop, newShop] = await Promise.all([startShop(), startShop({}, newer)]);
      const filesOf = async (one: RunningShop) =>
        new Set(
          (await read(one, '/products/pachira-mini')).body.match(/\/_next\/static\/[\w./%-]+\.(?:js|css)/g),
        );
      const [files, newFiles] = [await filesOf(shop), await filesOf(newShop)];
      expect(files.size).toBeGreaterThan(10);
      expect(newFiles.size).toBe(files.size);
      // The head's scripts are named by content hash, which is the same in both.
      expect([...files].filter((file) => newFiles.has(file))).toEqual([
        expect.stringMatching(/^\/_next\/static\/page\/[0-9a-f]{16}\.js$/),
      ]);
      for (const [names, own, other] of [
        [files, shop, newShop],
        [newFiles, newShop, shop],
      ] as const) {
        const compare = async (file: string) => {
          const [here, there] = [await read(own, file), await read(other, file)];
          expect([there.answer.statusCode, there.body], file).toEqual([200, here.body]);
          for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
            expect(there.answer.headers[name], name).toBe(here.answer.headers[name]);
        };
        await Promise.all([...names].map(compare));
      }
      const gone = await read(shop, '/_next/static/chunks/1-0123456789abcdef.js');
      expect([gone.answer.statusCode, gone.answer.headers['cache-control']]).toEqual([404, 'no-store']);

      const buildOf = async (one: RunningShop) => {
        const headers = { rsc: '1' };
        // Next adds the data's dependencies to the URL.
        const { answer } = await answerOf(ask(one, '/news', { headers }).end());
        const { body } = await answerOf(ask(one, answer.headers.location ?? '', { headers }).end());
        return /"b":"([^"]+)"/.exec(body)?.[1];
      };
      const build = await buildOf(shop);
      expect(build).toBeDefined();
      expect(await buildOf(newShop)).not.toBe(build);
      for (const one of [shop, newShop]) one.child.kill('SIGTERM');
      expect(await Promise.all([shop.exitCode, newShop.exitCode])).toEqual([0, 0]);
    } finally {
      await newer.remove();
    }
  });

  test('[OPS-05] on SIGTERM it completes running requests, accepts new ones until the proxy has noticed, and exits with 0', async () => {
    const shop = await startShop({ DRAIN_SECONDS: '5' });
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify({ mailAddress: 'draining@example.com' });
    const form = ask(shop, '/api/mailmagazine/register', {
      ...REGISTER,
      agent,
      headers: { ...REGISTER.headers, 'content-length': String(body.length) },
    });
    form.write(body.slice(0, 5));
    await once(form, 'socket');
    expect((await read(shop, '/')).answer.statusCode).toBe(200);

    shop.child.kill('SIGTERM');
    await vi.waitFor(async () => {
      const { answer } = await answerOf(get({ host: '127.0.0.1', port: shop.port, path: '/livez', agent }));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers.connection).toBe('close');
    });
    // A healthy result is cached for a second; a shutdown is reported at once.
    const { answer, body: health } = await read(shop, '/readyz');
    expect([answer.statusCode, JSON.parse(health).checks.draining.ok]).toEqual([503, false]);
    // The missing half arrives when others are refused already.
    await vi.waitFor(async () =>
      expect(
        await read(shop, '/').then(
          () => null,
          ({ code }) => code,
        ),
      ).toBe('ECONNREFUSED'),
    );
    form.end(body.slice(5));
    expect((await answerOf(form)).body).toContain('SUCCESS');
    expect(await shop.exitCode).toBe(0);
  });

  test.each([
    ['server.js', 'WEBHOOK_SECRET', { WEBHOOK_SECRET: '' }],
    ['worker.js', 'MAIL_LINK_SECRET', { MAIL_LINK_SECRET: '' }],
    ['worker.js', 'SMTP_URL', { MAIL_FOLDER: '' }],
    ['worker.js', 'MAIL_FROM', { MAIL_FROM: '' }],
    ['server.js', 'PLATFORM_URL', { PLATFORM_URL: '' }],
    ['server.js', 'MAIL_LINK_SECRET', { MAIL_LINK_SECRET: '12345678' }],
    ['server.js', 'PLATFORM_FAULTS', { PLATFORM_FAULTS: 'on' }],
    ['server.js', 'SHOP_URL', { SHOP_URL: 'http://shop.example' }],
    ['commands/coupons.js', 'WEBHOOK_SECRET', { WEBHOOK_SECRET: '' }],
  ])(
    '[OPS-03] %s does not start while %s is unsafe, and names it in its error',
    async (file, name, unsafe) => {
      const process = folder.run(file, { ...safe, ...unsafe });
      expect(await process.exitCode).toBe(1);
      expect(process.said()).toMatch(new RegExp(`^Invalid environment: ${name} [^\\n]+\\n$`));
    },
  );
});
