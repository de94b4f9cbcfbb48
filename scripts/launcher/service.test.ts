import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../database/free-port';
import { processCommand } from '../database/process-command';
import { Service, type ServiceOptions } from './service';

const folder = mkdtempSync(join(tmpdir(), 'a service '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVER = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
  response.end(String(process.pid));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
const end = () => process.exit(0);
process.once('SIGTERM', end).once('disconnect', end);
`;

async function serviceOf(source: string, options: Partial<ServiceOptions> = {}) {
  const module = join(folder, `${Math.random()}.mts`);
  writeFileSync(module, source);
  const port = await freePort();
  const notes = `${module}-notes`;
  const lines: string[] = [];
  const lost: string[] = [];
  const url = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'shop',
    run: { module },
    cwd: folder,
    env: { ...process.env, PORT: String(port), NOTES: notes },
    ready: { url },
    onLine: (line) => lines.push(line),
    onLost: (reason) => lost.push(reason),
    ...options,
  });
  const pid = () =>
    fetch(url).then(
      (response) => response.text(),
      () => '',
    );
  return { service, url, pid, lines, lost, notes };
}

describe('a long-running process', () => {
  test('has responded when it counts as started, and has exited when it counts as stopped', async () => {
    const { service, pid, lines } = await serviceOf(SERVER);
    await service.start();
    expect(Number(await pid())).toBeGreaterThan(0);
    await service.stop();
    expect(await pid()).toBe('');
    expect(lines).toEqual(['ready']);
  });

  test('is restarted when it is killed', async () => {
    const { service, url, pid, lines, lost } = await serviceOf(SERVER);
    await service.start();
    const first = await pid();
    await fetch(`${url}/die`).catch(() => {});
    await expect.poll(pid).toMatch(/\d/);
    expect(await pid()).not.toBe(first);
    expect(lines).toContain('ended unexpectedly (SIGKILL); starting again in 250 ms');
    expect(lost).toEqual([]);
    await service.stop();
  });

  test('stays stopped when a test has killed it, until it is started', async () => {
    const { service, pid } = await serviceOf(SERVER);
    await service.start();
    await service.kill();
    await sleep(600);
    expect(await pid()).toBe('');
    await service.start();
    expect(await pid()).not.toBe('');
    await service.stop();
  });

  test('fails to start with an error when it exits at once', async () => {
    const { service } = await serviceOf('console.log("PORT is wrong"); process.exit(3);');
    await expect(service.start()).rejects.toThrow('the shop ended at once (code 3)');
  });

  describe('that is not ready yet', () => {
    /** Prints at startup, and once for each file that the test writes; it listens at the second. */
    const SLOW = `
      import { existsSync } from 'node:fs';
      import { createServer } from 'node:http';
      const once = (file, act) => {
        const timer = setInterval(() => {
          if (!existsSync(process.env.NOTES + file)) return;
          clearInterval(timer);
          act();
        }, 20);
      };
      once('.compile', () => console.log('compiling'));
      once('.listen', () => createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1'));
      process.once('disconnect', () => process.exit(0));
      console.log('begun');
    `;
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => vi.useRealTimers());

    test('is awaited while it produces output', async () => {
      const { service, lines, notes } = await serviceOf(SLOW);
      const started = service.start();
      await expect.poll(() => lines).toEqual(['begun']);
      vi.advanceTimersByTime(100_000);
      writeFileSync(`${notes}.compile`, '');
      await expect.poll(() => lines).toEqual(['begun', 'compiling']);
      vi.advanceTimersByTime(100_000);
      writeFileSync(`${notes}.listen`, '');
      await started;
      await service.kill();
    });

    test('counts as hanging after two minutes without output, and an error names it', async () => {
      const { service, lines, url } = await serviceOf(SLOW);
      const failure = service.start().catch(String);
      await expect.poll(() => lines).toEqual(['begun']);
      vi.advanceTimersByTime(120_000);
      expect(await failure).toContain(
        `the shop does not answer on ${url}, and has printed nothing for 120 s`,
      );
      await service.kill();
    });
  });

  test('may report its own readiness, without health requests', async () => {
    const { service, url, lines } = await serviceOf(
      `import { createServer } from 'node:http';
       createServer((request, response) => { console.log('asked for ' + request.url); response.end(); })
         .listen(Number(process.env.PORT), '127.0.0.1', () => console.log('\u001b[32m ✓ \u001b[0mReady in 3.3s'));
       process.once('disconnect', () => process.exit(0));`,
      { ready: { line: /^\s*\S? *Ready in / } },
    );
    await service.start();
    await fetch(`${url}/first`);
    await expect.poll(() => lines.at(-1)).toBe('asked for /first');
    expect(lines).toHaveLength(2);
    await service.kill();
  });

  test('without a port is ready when it runs', async () => {
    const { service } = await serviceOf('setInterval(() => {}, 1000);', { ready: 'when it runs' });
    await service.start();
    expect(service.pid).toBeGreaterThan(0);
    await service.kill();
  });

  test.each(['while it runs', 'while it is still loading'])(
    'exits when its parent process is killed %s',
    async (moment) => {
      const note = join(folder, `pid ${moment}`);
      const loading = moment === 'while it is still loading';
      const { service } = await serviceOf(`
        import { fork } from 'node:child_process';
        import { createServer } from 'node:http';
        import { writeFileSync } from 'node:fs';
        const launcher = ${JSON.stringify(dirname(fileURLToPath(import.meta.url)))};
        const waits = ${JSON.stringify(join(folder, 'waits.mjs'))};
        writeFileSync(waits, 'setInterval(() => {}, 1000);');
        const children = [
          fork(launcher + '/supervise-command.mjs', ['sleep', '600'], { execArgv: [], detached: true }),
          fork(waits, [], { execArgv: ['--import', launcher + '/end-with-parent.mjs'], detached: true }),
        ];
        writeFileSync(${JSON.stringify(note)}, children.map((child) => child.pid).join(' '));
        setTimeout(() => {
          createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
        }, ${loading ? 0 : 1000});
      `);
      await service.start();
      await service.kill();
      for (const pid of readFileSync(note, 'utf8').split(' ').map(Number)) {
        await expect.poll(() => processCommand(pid)).toBeUndefined();
      }
    },
  );
});
