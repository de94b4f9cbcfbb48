import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmailAddress, parseEmail } from '@shop/rules/email';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '#features/mail/server/compose-mail.ts';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';
import { formatDate } from '#foundation/i18n/format-date.ts';
import { queueMail, takeMail } from '#foundation/mail/outbox.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { doneByLink } from '../src/features/mail/server/apply-link';
import { receiveMailLink } from '../src/features/mail/server/receive-mail-link';
import { registrationResponseSchema } from '../src/features/mail-magazine/contract/mail-magazine';
import { eraseMember } from '../src/features/mail-magazine/server/member-data';
import { notifyRestocked } from '../src/features/restock-notice/server/notify-restocked';
import { receiveRestockRequest } from '../src/features/restock-notice/server/receive-restock-request';
import { type LinkTarget, readLink, signLink } from '../src/foundation/mail/signed-link';
import { MAIL_LINK_PATHS } from '../src/foundation/routing/mail-links';
import { startWorker, type Worker, type WorkerOptions } from '../src/worker/start-worker';
import {
  type FormServicesUnderTest,
  formServicesUnderTest,
  SHOP_URL,
} from './support/form-services-under-test';
import { startMailServer } from './support/mail-server';
import { postFields } from './support/post-fields';
import { untilAnswered } from './support/until-answered';

const SECRET = 'a secret of the test';
const FROM = 'コモレノ STORE <noreply@shop.example>';

let shop: FormServicesUnderTest;
const workers: Worker[] = [];
beforeAll(async () => {
  shop = await formServicesUnderTest();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(() => shop.drop());

let clients = 0;
const nextClient = () => `198.51.100.${(clients++ % 250) + 1}`;

async function register(mailAddress: string, language = 'ja') {
  const client = nextClient();
  const answer = await untilAnswered(() =>
    receiveRegistration(
      postFields({ mailAddress }, { client, headers: { 'accept-language': language } }),
      shop.services,
    ),
  );
  expect(answer.status).toBe(200);
  return registrationResponseSchema.parse(await answer.json());
}

async function waitFor(variantId: number, mailAddress: string) {
  const fields = { variant_id: variantId, product_id: 9, mail_address: mailAddress };
  const answer = await receiveRestockRequest(postFields(fields, { client: nextClient() }), shop.services);
  expect(answer.status).toBe(200);
}

/** A worker on the shop's database that sends mails to the test's server. */
async function work(mail: Partial<WorkerOptions['mail']>, more: Partial<WorkerOptions> = {}): Promise<void> {
  workers.push(
    await startWorker({
      store: shop.open(),
      databaseUrl: shop.url,
      shopUrl: SHOP_URL,
      mailLinkSecret: SECRET,
      mail: { from: FROM, smtpUrl: null, perSecond: 1000, folder: '', ...mail },
      readVariants: async () => [],
      consentRetentionDays: 1_095,
      maintenanceSeconds: 1,
      ...more,
    }),
  );
}

const follow = (url: string, init: RequestInit = {}) =>
  receiveMailLink(new Request(url, { method: 'POST', ...init }), {
    store: shop.services.store,
    linkSecret: SECRET,
  });

/** What the page of a link says instead of asking for a press. */
function saidBy(link: string) {
  const target = readLink(link.split('/').at(-1) ?? '', { secret: SECRET, now: new Date() });
  if (target === null) throw new Error(`not a link: ${link}`);
  return doneByLink(shop.services.store, target);
}

/** Presses the button of a link's page. */
function press(link: string): Promise<Response> {
  const token = link.split('/').at(-1) ?? '';
  return follow(`${SHOP_URL}/api/mail-links`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token, language: 'ja' }).toString(),
  });
}

const linkIn = (text: string | undefined, path: string): string => {
  const found = new RegExp(`https://shop\\.example[^\\s"]*${path}/[\\w.-]+`).exec(text ?? '')?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in: ${text}`);
  return found;
};

test('[MAIL-06] [API-06] during an outage of the database the button of a link leads back to its page, which says so', async () => {
  const expiresAt = null;
  const id = '0b7f6f0e-5c0a-4b39-9c1e-8a1d3f1c2b4a';
  await shop.cut();
  try {
    for (const [purpose, path] of Object.entries(MAIL_LINK_PATHS)) {
      const token = signLink({ purpose, id } as LinkTarget, { secret: SECRET, expiresAt });
      const answer = await press(`${SHOP_URL}${path}/${token}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/${token}/failed`]);
      expect(await saidBy(token)).toBeNull();
    }
  } finally {
    await shop.mend();
  }
});

describe('[MAIL-06][MAIL-07] the mail after a registration', () => {
  test('contains the coupon of the response in HTML and text, asks for confirmation, and has one-click unsubscribe', async () => {
    const server = await startMailServer();
    const { couponCode } = await register('first@example.com');
    await work({ smtpUrl: server.url });
    const mail = await server.mailTo('first@example.com');
    expect(mail.subject).toBe(
      '15%オフのクーポンをお届けします'.replace('15', couponCode === 'A15' ? '15' : '5'),
    );
    expect(mail.from?.address).toBe('noreply@shop.example');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
    for (const body of [mail.html, mail.text]) expect(body).toContain(couponCode);
    expect(mail.html).toContain('lang="ja"');
    expect(mail.text).toContain('東京都世田谷区');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const isConfirmed = async () => {
      const { rows } = await (await shop.pool()).query(
        `select confirmed_at is not null as confirmed, unsubscribed_at is not null as ended
         from mail_magazine_member where address_key = 'first@example.com'`,
      );
      return rows[0];
    };
    expect(await isConfirmed()).toEqual({ confirmed: false, ended: false });
    const confirm = linkIn(mail.text, '/mail-magazine/confirm');
    const unsubscribe = linkIn(mail.text, '/mail-magazine/unsubscribe');
    expect([await saidBy(confirm), await saidBy(unsubscribe)]).toEqual([null, null]);
    expect((await press(confirm)).headers.get('location')).toBe('/mail-magazine/confirmed');
    expect(await isConfirmed()).toEqual({ confirmed: true, ended: false });
    // Used up: the same response, and nothing is written.
    const consents = async () =>
      (await (await shop.pool()).query('select count(*)::integer as n from mail_consent')).rows[0].n;
    const recorded = await consents();
    expect((await press(confirm)).headers.get('location')).toBe('/mail-magazine/confirmed');
    expect(await consents()).toBe(recorded);
    expect([await saidBy(confirm), await saidBy(unsubscribe)]).toEqual(['confirmed', null]);

    const oneClick = /<([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    for (const _ of [1, 2]) expect((await follow(oneClick)).status).toBe(200);
    expect(await isConfirmed()).toEqual({ confirmed: true, ended: true });
    expect((await follow(`${oneClick.slice(0, -2)}xx`)).status).toBe(400);
    expect([await saidBy(confirm), await saidBy(unsubscribe)]).toEqual(['expired', 'unsubscribed']);
    expect((await press(unsubscribe)).headers.get('location')).toBe('/mail-magazine/unsubscribed');
    // An ended subscription is not confirmed by the earlier link.
    expect((await press(confirm)).headers.get('location')).toBe('/mail-magazine/expired');
    expect(await isConfirmed()).toEqual({ confirmed: true, ended: true });
    // A link confirms only its own purpose.
    expect((await press(unsubscribe.replace('unsubscribe', 'confirm'))).headers.get('location')).toBe(
      '/mail-magazine/unsubscribed',
    );

    const { rows } = await (await shop.pool()).query('select event, source from mail_consent order by id');
    expect(rows).toEqual([
      { event: 'registered', source: 'footerForm' },
      { event: 'confirmed', source: 'mailLink' },
      { event: 'unsubscribed', source: 'mailClient' },
    ]);
    await server.close();
  });

  test('repeating a registration resends the same coupon at most once in a period, and after unsubscribing asks for consent again', async () => {
    const server = await startMailServer();
    const { couponCode } = await register('again@example.com', 'en');
    const mails = async () => {
      const { rows } = await (await shop.pool()).query(
        `select facts from mail where recipient = 'again@example.com' order by created_at`,
      );
      return rows.map(({ facts }) => facts);
    };
    expect((await register('AGAIN@example.com')).status).toBe('DUPLICATED');
    expect(await mails()).toHaveLength(1);
    await (await shop.pool()).query(
      `update mail set created_at = now() - interval '11 minutes' where recipient = 'again@example.com'`,
    );
    await Promise.all(Array.from({ length: 4 }, () => register('again@example.com', 'en')));
    expect(await mails()).toMatchObject([
      { couponCode, isRepeated: false },
      { couponCode, isRepeated: true },
    ]);
    await work({ smtpUrl: server.url });
    await server.mailTo('again@example.com', 2);
    expect(server.mails.map(({ subject }) => subject)).toContain('Your coupon once more');
    await server.close();
  });

  test('[MAIL-06] who unsubscribed and registers at once gets the mail that asks for consent, once', async () => {
    const server = await startMailServer();
    await register('back@example.com');
    await work({ smtpUrl: server.url });
    const first = await server.mailTo('back@example.com');
    await press(linkIn(first.text, '/mail-magazine/unsubscribe'));
    await Promise.all(Array.from({ length: 4 }, () => register('back@example.com')));
    const confirm = linkIn((await server.mailTo('back@example.com', 2)).text, '/mail-magazine/confirm');
    expect((await press(confirm)).headers.get('location')).toBe('/mail-magazine/confirmed');
    await server.close();
  });

  test('an address registered by two hundred concurrent requests is one member, one coupon and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => register('race@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(199).fill('DUPLICATED'), 'SUCCESS']);
    const { rows } = await (await shop.pool()).query(
      `select (select count(*) from mail where recipient = 'race@example.com')::integer as mails,
              (select count(*) from pgboss.job where name = 'send-mail' and data ->> 'mailId' in
                (select id::text from mail where recipient = 'race@example.com'))::integer as jobs`,
    );
    expect(rows).toEqual([{ mails: 1, jobs: 1 }]);
  });

  test('[MAIL-04] aliases of one mailbox are one member, who is written to at the first address', async () => {
    const server = await startMailServer();
    const { couponCode } = await register('Yuki.Sato+plants@gmail.com');
    for (const alias of ['yukisato@gmail.com', 'yuki.sato@googlemail.com', 'y.u.k.i.sato+b@gmail.com']) {
      expect((await register(alias)).status, alias).toBe('DUPLICATED');
    }
    expect((await register('yukisato@example.com')).status).toBe('SUCCESS');
    await work({ smtpUrl: server.url });
    expect((await server.mailTo('Yuki.Sato+plants@gmail.com')).text).toContain(couponCode);
    await server.mailTo('yukisato@example.com');
    expect(server.mails.filter(({ to }) => /yuki/i.test(to?.[0]?.address ?? ''))).toHaveLength(2);
    await server.close();
  });

  test('two storefront processes on one database give one address one member and one mail', async () => {
    const server = await startMailServer();
    const shops = [shop.services, { ...shop.services, store: shop.open() }];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const request = postFields({ mailAddress: 'two@example.com' }, { client: nextClient() });
        const answer = await receiveRegistration(request, shops[n % 2] ?? shop.services);
        return registrationResponseSchema.parse(await answer.json()).status;
      }),
    );
    expect(answers.sort()).toEqual([...Array(19).fill('DUPLICATED'), 'SUCCESS']);
    await work({ smtpUrl: server.url });
    await work({ smtpUrl: server.url });
    await server.mailTo('two@example.com');
    const pool = await shop.pool();
    const open = `select 1 from mail where recipient = 'two@example.com' and sent_at is null`;
    await expect.poll(async () => (await pool.query(open)).rowCount).toBe(0);
    expect(server.mails.filter(({ to }) => to?.[0]?.address === 'two@example.com')).toHaveLength(1);
    await server.close();
  });

  test('[API-06] processes that start on an empty database at once create the queues once, while the first registrations arrive', async () => {
    const fresh = await formServicesUnderTest();
    try {
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, n) => {
          // Seven processes; all but one have a single registration.
          const store = n % 4 === 0 ? fresh.open() : fresh.services.store;
          const request = postFields({ mailAddress: `start-${n}@example.com` }, { client: nextClient() });
          return receiveRegistration(request, { ...fresh.services, store });
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    } finally {
      await fresh.drop();
    }
  });

  test('a link is no error after its address is erased, and restores nothing', async () => {
    const server = await startMailServer();
    await register('erased@example.com');
    await work({ smtpUrl: server.url });
    const mail = await server.mailTo('erased@example.com');
    const pool = await shop.pool();
    const erased = parseEmail('erased@example.com');
    expect(erased.ok && (await eraseMember(pool, erased.value))).toBe(true);
    const oneClick = /<([^>]+)>/.exec(
      mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
    )?.[1];
    expect((await follow(oneClick ?? '')).status).toBe(200);
    const unsubscribe = linkIn(mail.text, '/mail-magazine/unsubscribe');
    expect((await press(unsubscribe)).headers.get('location')).toBe('/mail-magazine/unsubscribed');
    const confirm = linkIn(mail.text, '/mail-magazine/confirm');
    expect((await press(confirm)).headers.get('location')).toBe('/mail-magazine/expired');
    const { rows } = await pool.query(
      `select (select count(*) from mail_magazine_member where address_key = 'erased@example.com')::integer as members,
              (select count(*) from mail where recipient_key = 'erased@example.com')::integer as mails`,
    );
    expect(rows).toEqual([{ members: 0, mails: 0 }]);
    await server.close();
  });

  test('without a mail server mails are written to files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    await register('file@example.com');
    await work({ folder });
    await expect
      .poll(async () => {
        const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
        const mails = await Promise.all(
          files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
        );
        return mails.some(({ to }) => to?.some(({ address }) => address === 'file@example.com'));
      })
      .toBe(true);
    for (const worker of workers.splice(0)) await worker.stop();
    await rm(folder, { recursive: true });
  });

  test('a mail server outage loses nothing, and two workers send one mail', async () => {
    const server = await startMailServer();
    server.refuse(true);
    await register('later@example.com');
    await work({ smtpUrl: server.url });
    await work({ smtpUrl: server.url });
    await expect.poll(() => server.refused).toBeGreaterThan(0);
    server.refuse(false);
    // The first pause is ten seconds or more; the test skips it, once the worker has recorded the refusal.
    const skipPause = `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'
      and data ->> 'mailId' in (select id::text from mail where recipient = 'later@example.com')`;
    const pool = await shop.pool();
    await expect.poll(async () => (await pool.query(skipPause)).rowCount).toBe(1);
    await server.mailTo('later@example.com');
    const unsent = async () => {
      const { rows } = await (await shop.pool()).query(
        `select count(*)::integer as n from mail where sent_at is null and recipient = 'later@example.com'`,
      );
      return rows[0].n;
    };
    await expect.poll(unsent).toBe(0);
    expect(server.mails.filter(({ to }) => to?.[0]?.address === 'later@example.com')).toHaveLength(1);
    await server.close();
  });
});

describe('[MAIL-07] a mail server that rejects', () => {
  const jobsOf = async (recipient: string) => {
    const { rows } = await (await shop.pool()).query<{ state: string; output: unknown }>(
      `select state, output from pgboss.job
       where name = 'send-mail' and data ->> 'mailId' in (select id::text from mail where recipient = $1)`,
      [recipient],
    );
    return rows;
  };
  const outboxOf = async (recipient: string) => {
    const { rows } = await (await shop.pool()).query(
      `select given_up_at is not null as "isGivenUp", last_error as "error" from mail where recipient = $1`,
      [recipient],
    );
    return rows[0];
  };

  test('a mailbox permanently fails the mail at once, and no other', async () => {
    const server = await startMailServer();
    server.refuseRecipient('typo@example.com', 550);
    await register('typo@example.com');
    await register('right@example.com');
    await work({ smtpUrl: server.url });
    await server.mailTo('right@example.com');
    await expect.poll(() => outboxOf('typo@example.com')).toMatchObject({ isGivenUp: true });
    expect((await outboxOf('typo@example.com')).error).toContain('550');
    await expect
      .poll(async () => (await jobsOf('typo@example.com')).map(({ state }) => state))
      .toEqual(['completed']);
    expect(server.attemptsTo('typo@example.com')).toBe(1);
    expect(await outboxOf('right@example.com')).toMatchObject({ isGivenUp: false });
    await server.close();
  });

  test('[MAIL-06] one temporarily causes a retry, and the queue does not contain the address, nor after it is erased', async () => {
    const server = await startMailServer();
    server.refuseRecipient('grey@example.com', 451);
    await register('grey@example.com');
    await work({ smtpUrl: server.url });
    await expect
      .poll(async () => (await jobsOf('grey@example.com')).map(({ state }) => state))
      .toEqual(['retry']);
    expect(await outboxOf('grey@example.com')).toMatchObject({
      isGivenUp: false,
      error: expect.stringContaining('451'),
    });
    expect(JSON.stringify(await jobsOf('grey@example.com'))).toContain('refused: 451');
    const pool = await shop.pool();
    const everything = async () =>
      JSON.stringify((await pool.query('select data, output from pgboss.job')).rows);
    expect(await everything()).not.toContain('grey@example.com');
    // As left by an earlier version.
    await pool.query(
      `update pgboss.job set output = '{"message":"no such user grey@example.com"}'
       where data ->> 'mailId' in (select id::text from mail where recipient = 'grey@example.com')`,
    );
    const before = (await pool.query('select id from pgboss.job')).rowCount ?? 0;
    const address = parseEmail('grey@example.com');
    expect(address.ok && (await eraseMember(pool, address.value))).toBe(true);
    expect(await everything()).not.toContain('grey@example.com');
    expect((await pool.query('select id from pgboss.job')).rowCount, 'no other jobs').toBe(before - 1);
    await server.close();
  });

  test('[RESTOCK-02] mails are sent concurrently: a slow one does not delay others', async () => {
    const server = await startMailServer();
    server.waitForParallel(5);
    for (let index = 0; index < 5; index += 1) await register(`side${index}@example.com`);
    await work({ smtpUrl: server.url });
    for (let index = 0; index < 5; index += 1) await server.mailTo(`side${index}@example.com`);
    await server.close();
  });
});

describe('[RESTOCK-02] the restock mail', () => {
  const variant = (id: number, quantity: number) =>
    ({
      id,
      title: '10号',
      quantity,
      price: 28_600,
      handle: 'umbellata',
      productTitle: 'フィカス・ウンベラータ',
      vendor: '水城グリーンファーム',
      picture: { src: 'https://platform.example/cdn/shop/files/umbellata.jpg' },
    }) as never;

  test('is sent once to everybody waiting, when stock returns, and not when it fluctuates', async () => {
    const server = await startMailServer();
    await waitFor(77, 'wait1@example.com');
    await waitFor(77, 'wait2@example.com');
    await waitFor(78, 'other@example.com');
    let stock = 0;
    const readVariants = async (ids: readonly number[]) =>
      ids.map((id) => variant(id, id === 77 ? stock : 0));
    const [pool, queue] = [await shop.pool(), await shop.services.store.queue()];
    const refresh = () => notifyRestocked({ pool, queue, readVariants, maxVariants: 1 });
    expect(await refresh()).toBe(0);
    stock = 3;
    await work({ smtpUrl: server.url }, { readVariants });
    // As the webhook requests it.
    await queue.queueRestockCheck();
    const mail = await server.mailTo('wait1@example.com');
    await server.mailTo('wait2@example.com');
    expect(mail.subject).toBe('【再入荷】フィカス・ウンベラータ 10号が戻ってきました');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('28,600');
      expect(body).toContain('水城グリーンファーム');
    }
    expect(mail.text).toContain(`${SHOP_URL}/products/umbellata?variant=77`);
    stock = 0;
    expect(await refresh()).toBe(0);
    stock = 5;
    expect(await refresh()).toBe(0);
    expect(server.mails).toHaveLength(2);
    // A notified shopper may register again.
    await waitFor(77, 'wait1@example.com');
    expect(await Promise.all([refresh(), refresh()])).toContain(1);
    await server.mailTo('wait1@example.com', 2);
    await server.close();
  });

  test('is sent to as many as there are items, longest waiting first, and an hour later to as many as are left', async () => {
    const pool = await shop.pool();
    const queue = await shop.services.store.queue();
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth'])
      await waitFor(81, `${name}@wave.example`);
    await pool.query(`update restock_notice set language = 'en' where address = 'second@wave.example'`);
    let stock = 2;
    const asked: string[] = [];
    const readVariants = async (ids: readonly number[], locale: string) => {
      asked.push(locale);
      return ids.map((id) => variant(id, stock));
    };
    const refresh = () => notifyRestocked({ pool, queue, readVariants, maxVariants: 9 });
    const told = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select split_part(address, '@', 1) as name from restock_notice
         where address like '%@wave.example' and notified_at is not null order by id`,
      );
      return rows.map(({ name }) => name);
    };
    await Promise.all([refresh(), refresh()]);
    expect(await told()).toEqual(['first', 'second']);
    expect(new Set(asked)).toEqual(new Set(['ja', 'en']));
    // They have an hour; one more piece is one more mail.
    expect(await refresh()).toBe(0);
    stock = 3;
    expect(await refresh()).toBe(1);
    expect(await told()).toEqual(['first', 'second', 'third']);
    await pool.query(
      `update restock_notice set notified_at = notified_at - interval '61 minutes' where variant_id = 81`,
    );
    stock = 1;
    expect(await refresh()).toBe(1);
    expect(await told()).toEqual(['first', 'second', 'third', 'fourth']);
    await pool.query(`update restock_notice set stopped_at = now() where variant_id = 81`);
  });

  test('is not sent after unsubscribing or expiry', async () => {
    const server = await startMailServer();
    await waitFor(80, 'stops@example.com');
    await waitFor(80, 'expires@example.com');
    await waitFor(80, 'stays@example.com');
    const pool = await shop.pool();
    await pool.query(`update restock_notice set expires_at = now() where address = 'expires@example.com'`);
    const { rows } = await pool.query(
      `select link_id from restock_notice where address = 'stops@example.com'`,
    );
    const token = signLink(
      { purpose: 'stopRestock', id: rows[0].link_id },
      { secret: SECRET, expiresAt: null },
    );
    expect(await saidBy(token)).toBeNull();
    expect((await press(`${SHOP_URL}/restock-notice/stop/${token}`)).headers.get('location')).toBe(
      '/restock-notice/stopped',
    );
    expect(await saidBy(token)).toBe('stopped');
    await work({ smtpUrl: server.url }, { readVariants: async (ids) => ids.map((id) => variant(id, 1)) });
    await (await shop.services.store.queue()).queueRestockCheck();
    await server.mailTo('stays@example.com');
    expect(
      server.mails.map(({ to }) => to?.[0]?.address).filter((to) => /stops|expires/.test(to ?? '')),
    ).toEqual([]);
    await server.close();
  });
});

test('[MAIL-05] a winner has two weeks from the day of the mail, whenever the draw was', async () => {
  const { store } = shop.services;
  const [pool, queue] = [await store.ready(), await store.queue()];
  const now = Date.now();
  const settings = { shopUrl: SHOP_URL, from: FROM, linkSecret: SECRET };
  for (const [days, due] of [
    [13, 13],
    [-30, 0],
  ] as const) {
    const mail = await inTransaction(pool, async (client) => {
      const id = await queueMail(client, queue, {
        recipient: 'winner@example.com' as EmailAddress,
        language: 'ja',
        facts: { kind: 'prize', campaignId: 'mm-2026-spring', linkId: randomUUID() },
        sendAfter: new Date(now + days * 86_400_000),
      });
      return takeMail(client, id);
    });
    if (mail === null || mail === 'inHand') throw new Error('no mail');
    const { text, date } = await composeMail(mail, settings);
    expect(Math.round((date.getTime() - now) / 86_400_000), 'the day in its header').toBe(due);
    expect(text).toContain(formatDate(new Date(date.getTime() + 14 * 86_400_000).toISOString(), 'ja'));
  }
});
