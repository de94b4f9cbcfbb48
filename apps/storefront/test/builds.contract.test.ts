import { readdir } from 'node:fs/promises';
import type { BuiltFile } from '@shop/page-server/built-files';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  forgetStaticFiles,
  readStaticFile,
  shareBuild,
  staticFilePaths,
  storeStaticFiles,
} from '#foundation/build/built-files.ts';
import { formServicesUnderTest, MIGRATIONS } from './support/form-services-under-test';

const shop = await formServicesUnderTest();
afterAll(() => shop.drop());

const rows = async (sql: string) => (await (await shop.pool()).query(sql)).rows;
const fileOf = (name: string) => ({
  path: `/_next/static/chunks/${name}.js`,
  contentType: 'application/javascript; charset=utf-8',
  read: vi.fn(async () => Buffer.from(`// ${name}\u0000\n`)),
});
const pathsOf = (files: readonly BuiltFile[]) => files.map(({ path }) => path);

describe('several processes on one database', () => {
  test('[OPS-04] that start at once run migrations once, however long they take', async () => {
    const pool = await shop.pool();
    await pool.query('drop schema public cascade; create schema public');
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(3110250102)');
    const all = Promise.all(Array.from({ length: 12 }, () => shop.open().ready()));
    const waiting = `select count(*)::integer as n from pg_locks where not granted and locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await holder.query(waiting)).rows).toEqual([{ n: 12 }]);
    // Longer than a shopper's statement timeout, which ends this one too.
    await holder.query('select pg_sleep(1.5)');
    await holder.query('select pg_sleep(1.5)');
    await holder.query('select pg_sleep(1.5)');
    await holder.query('select pg_advisory_unlock(3110250102)');
    holder.release();
    await all;
    expect(await rows('select name from shop_migration order by name')).toEqual(
      (await readdir(MIGRATIONS)).sort().map((name) => ({ name })),
    );
  });
});

describe('the files of builds', () => {
  const shared = fileOf('shared');
  const first = [shared, ...Array.from({ length: 45 }, (_, n) => fileOf(`first-${n}`))];
  const second = [shared, fileOf('second')];

  test('[OPS-06] are written once by any number of processes of a build, byte by byte', async () => {
    const pool = await shop.pool();
    await Promise.all(Array.from({ length: 5 }, () => storeStaticFiles(pool, 'build-1', first)));
    expect((await staticFilePaths(pool)).sort()).toEqual(pathsOf(first).sort());
    for (const { read } of first) expect(read).toHaveBeenCalledTimes(1);
    const { contentType } = shared;
    expect(await readStaticFile(pool, shared.path)).toEqual({ contentType, body: await shared.read() });
    expect(await readStaticFile(pool, '/_next/static/none.js')).toBeUndefined();
  });

  test('[OPS-06] of two builds exist side by side; shared files are stored once', async () => {
    const pool = await shop.pool();
    shared.read.mockClear();
    await storeStaticFiles(pool, 'build-2', second);
    expect(shared.read).not.toHaveBeenCalled();
    expect(
      await rows('select build, count(*)::integer as n from static_file group by build order by build'),
    ).toEqual([
      { build: 'build-1', n: 45 },
      { build: 'build-2', n: 2 },
    ]);
  });

  test('[OPS-06] are removed when no process has run their build for fourteen days', async () => {
    const pool = await shop.pool();
    await pool.query(`update static_file set last_seen_at = now() - interval '13 days 23 hours'`);
    expect(await forgetStaticFiles(pool, 14)).toBe(0);
    await pool.query(`update static_file set last_seen_at = last_seen_at - interval '2 hours'`);
    // The second still runs.
    await storeStaticFiles(pool, 'build-2', second);
    expect(await forgetStaticFiles(pool, 14)).toBe(45);
    expect((await staticFilePaths(pool)).sort()).toEqual(pathsOf(second).sort());
  });

  test('[OPS-06] are uploaded once the database recovers, without blocking the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = [fileOf('late')];
    const say = vi.fn();
    const pool = await shop.pool();
    const ready = vi.fn(async () => pool).mockRejectedValueOnce(new Error('ECONNREFUSED'));
    await shareBuild({ store: { ready }, build: 'build-3', files: late, say });
    expect(say.mock.calls).toEqual([[expect.stringContaining('cannot be reached')]]);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await expect.poll(() => staticFilePaths(pool)).toContain(late[0]?.path);
  });
});
