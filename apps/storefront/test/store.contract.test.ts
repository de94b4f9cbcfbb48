import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { log } from '../src/foundation/process/log';
import { formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';

/** How long a request waits for a connection (open-store.ts). */
const LINE_MS = 10_000;

const shop = await formServicesUnderTest();
afterAll(() => shop.drop());

const register = (mailAddress: string, client: string) =>
  receiveRegistration(postFields({ mailAddress }, { client }), shop.services);

describe('the storefront database', () => {
  test('[API-06] hundreds of concurrent registrations all get a response, also when each is slow', async () => {
    const pool = await shop.pool();
    await pool.query(`create function take_time() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.15); return new; end $$;
      create trigger take_time before insert on coupon_handed_out for each row execute function take_time()`);
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const { status } = await register(`burst-${n}@example.com`, `client-${n}`);
        return { status, waited: performance.now() - start };
      }),
    );
    await pool.query('drop trigger take_time on coupon_handed_out');
    // On a busy machine the last ones wait for the line's whole time: only they may be asked to come again.
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, waited }) => status !== 503 || waited < LINE_MS)).toEqual([]);
    const { rows } = await pool.query('select count(*)::integer as n from coupon_handed_out');
    expect(rows).toEqual([{ n: answers.length - refused.length }]);
  });

  test('[API-06] a process blocked for seconds does not report the database as unavailable', async () => {
    await shop.cut();
    await shop.mend();
    const answer = register('busy@example.com', '192.0.2.78');
    await new Promise((resolve) => setImmediate(resolve));
    // A burst of page renders: the new connection is accepted meanwhile, and handled later.
    const until = performance.now() + 2_500;
    while (performance.now() < until) Math.sqrt(until);
    expect((await answer).status).toBe(200);
  });

  test('[API-06] a PostgreSQL crash between two statements of a transaction: the storefront recovers', async () => {
    const pool = await shop.pool();
    for (let round = 0; round < 5; round += 1) {
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query('select pg_backend_pid() as pid');
      // Without a listener of the pool the process would end here; `once` of node:events would be one.
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await ended;
      await expect(client.query('commit')).rejects.toThrow(/terminat|connection/i);
      client.release();
    }
    expect((await register('after@example.com', '192.0.2.77')).status).toBe(200);
  });

  test('[API-06] a crash during registrations: 503, no duplicates, and full recovery', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    for (let round = 0; round < 3; round += 1) {
      const all = Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          register(`dies-${round}-${n}@example.com`, `dies-${round}-${n}`),
        ),
      );
      await sleep(20);
      await shop.cut();
      await shop.mend();
      const statuses = (await all).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect((await register(`back-${round}@example.com`, `back-${round}`)).status).toBe(200);
    }
    const { rows } = await (await shop.pool()).query(
      'select count(*) - count(distinct member_id) as twice from coupon_handed_out',
    );
    expect(Number(rows[0].twice)).toBe(0);
    logged.mockRestore();
  });
});
