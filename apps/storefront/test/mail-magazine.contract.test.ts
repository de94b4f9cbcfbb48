import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { receiveRegistration, receiveRegistrationForm } from '#features/mail-magazine/server/register.ts';
import { registrationResponseSchema } from '../src/features/mail-magazine/contract/mail-magazine';
import { problemSchema } from '../src/foundation/http/problem';
import { formServicesUnderTest } from './support/form-services-under-test';
import { postFields } from './support/post-fields';
import { untilAnswered } from './support/until-answered';

const shop = await formServicesUnderTest();
afterAll(() => shop.drop());

const send = (...given: Parameters<typeof postFields>) =>
  receiveRegistration(postFields(...given), shop.services);
const register = async (mailAddress: string) => {
  const answer = await send({ mailAddress });
  expect(answer.status).toBe(200);
  return registrationResponseSchema.parse(await answer.json());
};
const count = async (table: string) => {
  const { rows } = await (await shop.pool()).query(`select count(*)::integer as n from ${table}`);
  return rows[0].n as number;
};

describe('POST /api/mailmagazine/register', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[MAIL-05] who signs up on a page of before midnight, after the last day of its draw, is told so', async () => {
    for (const [at, locale, missed] of [
      ['2026-10-15T14:59:59Z', 'ja', undefined],
      ['2026-10-15T15:00:00Z', 'ja', '秋の大型観葉キャンペーン'],
      ['2026-10-15T15:00:00Z', 'en', 'Large plants in autumn'],
    ] as const) {
      vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
      const answer = await send(
        { mailAddress: `draw-${locale}-${Date.parse(at)}@example.com`, draw: 'mm-2026-autumn' },
        { headers: { 'accept-language': locale } },
      );
      const body = registrationResponseSchema.parse(await answer.json());
      expect(body).toMatchObject({ status: 'SUCCESS' });
      expect('missedDraw' in body ? body.missedDraw : undefined).toBe(missed);
      vi.useRealTimers();
    }
    const other = await send({ mailAddress: 'draw-x@example.com', draw: 'no-draw' });
    expect(await other.json()).not.toHaveProperty('missedDraw');
  });

  test('[API-01] a new address gets a coupon, in rotation; both are stored', async () => {
    const answers = [await register('a1@example.com'), await register('a2@example.com')];
    expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(new Set(answers.map(({ couponCode, discountRate }) => `${couponCode}:${discountRate}`))).toEqual(
      new Set(['A15:15', 'B5:5']),
    );
    const { rows } = await (await shop.pool()).query(
      `select m.address, m.language, c.code from mail_magazine_member m join coupon_handed_out c on c.member_id = m.id
       where m.address_key = 'a1@example.com'`,
    );
    expect(rows).toEqual([{ address: 'a1@example.com', language: 'ja', code: answers[0]?.couponCode }]);
  });

  test('[MAIL-03] the same address again, in any case, is DUPLICATED and gets no second coupon', async () => {
    await register('dup@example.com');
    for (const text of ['dup@example.com', ' DUP@Example.com ']) {
      expect(await register(text)).toEqual({ status: 'DUPLICATED', couponCode: null, discountRate: null });
    }
  });

  test('[MAIL-02] full-width letters are normalised to ASCII: the mail is delivered, and it is one member', async () => {
    expect((await register('ｗｉｄｅ＠ｅｘａｍｐｌｅ．ｃｏｍ')).status).toBe('SUCCESS');
    const { rows } = await (await shop.pool()).query(
      `select address from mail_magazine_member where address_key = 'wide@example.com'`,
    );
    expect(rows).toEqual([{ address: 'wide@example.com' }]);
    for (const text of ['wide@example.com', '\u200BＷide@example.com'])
      expect((await register(text)).status).toBe('DUPLICATED');
    expect((await register('taro..yamada@docomo.ne.jp')).status).toBe('SUCCESS');
  });

  test.each([
    [''],
    ['ああああ@example.com'],
    ['hana'],
    ['hana@example'],
    ['ha na@example.com'],
    ['\u0000@example.com'],
    [`${'a'.repeat(300)}@example.com`],
  ])('[MAIL-03] %j returns INVALID_MAIL_ADDRESS with status 200', async (text) => {
    expect(await register(text)).toEqual({
      status: 'INVALID_MAIL_ADDRESS',
      couponCode: null,
      discountRate: null,
    });
  });

  test('[API-06] of two hundred concurrent requests for one address exactly one is registered, the others are duplicates', async () => {
    const before = await count('mail_magazine_member');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        untilAnswered(() =>
          send({ mailAddress: 'race@example.com' }, { client: `203.0.113.${(n % 40) + 1}` }),
        ),
      ),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => registrationResponseSchema.parse(await answer.json())),
    );
    expect(bodies.map(({ status }) => status).sort()).toEqual([...Array(199).fill('DUPLICATED'), 'SUCCESS']);
    expect(await count('mail_magazine_member')).toBe(before + 1);
    expect(await count('coupon_handed_out')).toBe(before + 1);
  });

  test('[API-06] two processes that start on an empty database at once run the migrations once', async () => {
    const fresh = await formServicesUnderTest();
    try {
      await Promise.all([fresh.open().ready(), fresh.open().ready(), fresh.open().ready()]);
      const { rows } = await (await fresh.pool()).query('select count(*)::integer as n from shop_migration');
      expect(rows[0].n).toBeGreaterThan(0);
    } finally {
      await fresh.drop();
    }
  });

  test.each([
    [{}, 'mailAddress'],
    [{ mailAddress: 5 }, 'mailAddress'],
    [{ mailAddress: null }, 'mailAddress'],
    [{ mailAddress: ['a@example.com'] }, 'mailAddress'],
    [[], 'body'],
    ['null', 'body'],
  ])('[API-06] the body %j is rejected with 400 and the field %s', async (body, field) => {
    const answer = await send(body);
    const { status, errors } = problemSchema.parse(await answer.json());
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(status).toBe(400);
    expect(errors?.map((error) => error.field)).toEqual([field]);
  });

  test.each([
    ['no JSON', '{"mailAddress":', {}, 400],
    ['nothing', '', {}, 400],
    ['too long', JSON.stringify({ mailAddress: 'a'.repeat(5_000) }), {}, 413],
    ['another type', 'mailAddress=a%40example.com', { 'content-type': 'text/plain' }, 415],
    ['another site’s', { mailAddress: 'evil@example.com' }, { origin: 'https://evil.example' }, 403],
  ])(
    '[API-06] a body that is %s is rejected, and nothing is written',
    async (_name, body, headers, status) => {
      const before = [await count('mail_magazine_member'), await count('request_count')];
      const answer = await send(body, { headers });
      expect(answer.status).toBe(status);
      expect(problemSchema.parse(await answer.json()).status).toBe(status);
      expect([await count('mail_magazine_member'), await count('request_count')]).toEqual(before);
    },
  );

  test('[API-06] a body without a content length is cut off at the limit', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_024).fill(32));
      },
    });
    const request = new Request('https://shop.example/api/under-test', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await receiveRegistration(request, shop.services)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test('[API-06] [SEC-03] a client that rotates its address within an IPv6 network is rate limited as that network, its neighbours are not', async () => {
    const services = { ...shop.services, maxPerClient: 1 };
    const statusOf = async (client: string) =>
      (await receiveRegistration(postFields({ mailAddress: 'v6@example.com' }, { client }), services)).status;
    const house = [
      '2001:db8:9:2301::/64',
      '2001:db8:9:2302::/64',
      '2001:db8:9:2303::/64',
      '2001:db8:9:2304::/64',
    ];
    for (const client of house) expect(await statusOf(client), client).toBe(200);
    expect(await statusOf('2001:db8:9:2305::/64')).toBe(429);
    expect(await statusOf('2001:db8:9:2401::/64'), 'the next network').toBe(200);
    expect(await statusOf('2001:db8:a:2301::/64'), 'another site').toBe(200);
  });

  test('[API-06] one client is rate limited, another is not; 429 has Retry-After', async () => {
    const services = { ...shop.services, maxPerClient: 3 };
    const ask = (n: number, client: string) =>
      receiveRegistration(
        postFields({ mailAddress: `client-${client}-${n}@example.com` }, { client }),
        services,
      );
    for (const n of [1, 2, 3]) expect((await ask(n, '198.51.100.1')).status).toBe(200);
    const refused = await ask(4, '198.51.100.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await ask(4, '198.51.100.2')).status).toBe(200);
    const pool = await shop.pool();
    await pool.query(`update request_count set window_started_at = now() - interval '11 minutes'`);
    expect((await ask(5, '198.51.100.1')).status).toBe(200);
    // Expired records were swept in passing.
    const { rows } = await pool.query(
      `select count(*)::integer as n from request_count where window_started_at < now() - interval '10 minutes'`,
    );
    expect(rows[0].n).toBe(0);
  });

  test('[API-06] while PostgreSQL is unavailable the response is 503 with Retry-After; then it recovers', async () => {
    await register('before@example.com');
    await shop.cut();
    try {
      const answer = await send({ mailAddress: 'during@example.com' });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problemSchema.parse(await answer.json()).status).toBe(503);
      // An invalid address needs no database.
      expect((await send({ mailAddress: 'none' })).status).toBe(200);
    } finally {
      await shop.mend();
    }
    expect((await register('during@example.com')).status).toBe('SUCCESS');
    expect((await register('before@example.com')).status).toBe('DUPLICATED');
  });

  test('[MAIL-01] the page language is stored for the mails that follow', async () => {
    await send({ mailAddress: 'english@example.com' }, { headers: { 'accept-language': 'en' } });
    const { rows } = await (await shop.pool()).query(
      `select language from mail_magazine_member where address_key = 'english@example.com'`,
    );
    expect(rows).toEqual([{ language: 'en' }]);
  });
});

describe('the form without JavaScript', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    receiveRegistrationForm(
      postFields(new URLSearchParams(fields).toString(), {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
      shop.services,
    );

  test('[MAIL-05] the coupon page of who missed the announced draw carries it, of any other none', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [at, draw, end] of [
      ['2026-10-15T14:59:59Z', 'mm-2026-autumn', ''],
      ['2026-10-15T15:00:00Z', 'mm-2026-autumn', '/mm-2026-autumn'],
      ['2026-10-15T15:00:00Z', '../evil', ''],
    ] as const) {
      vi.setSystemTime(new Date(at));
      const answer = await post({ mailAddress: `form-${Date.parse(at)}-${draw.length}@example.com`, draw });
      expect(answer.headers.get('location')).toMatch(new RegExp(`^/mail-magazine/coupon/(?:A15|B5)${end}$`));
    }
  });

  test("[MAIL-01] every outcome is a page in the form's language; success sets the coupon cookie", async () => {
    const success = await post({ mailAddress: 'form@example.com', language: 'en' });
    expect(success.status).toBe(303);
    const location = success.headers.get('location') ?? '';
    expect(location).toMatch(/^\/en\/mail-magazine\/coupon\/(?:A15|B5)$/);
    const code = location.split('/').at(-1);
    expect(success.headers.get('set-cookie')).toMatch(
      new RegExp(`^discount_code=${code}; path=/; max-age=2592000; samesite=lax; secure$`),
    );
    for (const [fields, page] of [
      [{ mailAddress: 'form@example.com', language: 'en' }, '/en/mail-magazine/duplicated'],
      [{ mailAddress: 'hana@example', language: 'ja' }, '/mail-magazine/invalid'],
      [{ mailAddress: ' ', language: 'none' }, '/mail-magazine/required'],
      [{ mailAddress: 'あ'.repeat(5_000), language: 'ja' }, '/mail-magazine/invalid'],
    ] as const) {
      const answer = await post(fields);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test('[API-06] an outage is a page too; a request that no page can send is rejected', async () => {
    await shop.cut();
    try {
      const answer = await post({ mailAddress: 'outage@example.com', language: 'ja' });
      expect(answer.headers.get('location')).toBe('/mail-magazine/failed');
    } finally {
      await shop.mend();
    }
    expect((await post({ language: 'ja' })).status).toBe(400);
    expect((await post({ mailAddress: 'x@example.com' }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect(
      (await post({ mailAddress: 'x@example.com' }, { 'content-type': 'application/json' })).status,
    ).toBe(415);
  });
});
