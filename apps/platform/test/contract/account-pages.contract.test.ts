import { describe, expect, test } from 'vitest';
import { customerCalls } from '../support/customer-calls.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { formOf, type PlainPage, submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CONTACT, createCart, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

const calls = customerCalls(() => shop);
const PASSWORD = 'mori-no-naka';

/** A browser with the cookie of an account. */
interface SignedIn {
  readonly cookie: string;
  open(path: string): Promise<PlainPage>;
  send(page: PlainPage, values: Record<string, string>, button?: string): Promise<PlainPage>;
}

/** Posts a form without following redirects. */
async function post(page: PlainPage, values: Record<string, string>): Promise<Response> {
  const { url, body } = formOf(page, values, null);
  return fetch(url, { method: 'POST', body, redirect: 'manual', headers: { origin: new URL(url).origin } });
}

function browserWith(response: Response): SignedIn {
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return {
    cookie,
    open: (path) => visit(new URL(path, shop.url).href, { headers: { cookie } }),
    send: async (page, values, button) => {
      const { url, body } = formOf(page, values, button ?? null);
      const sent = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { cookie, origin: new URL(url).origin },
      });
      const location = sent.headers.get('location');
      return location === null
        ? Promise.reject(new Error(`${sent.status}: ${await sent.text()}`))
        : visit(new URL(location, shop.url).href, { headers: { cookie } });
    },
  };
}

async function signIn(email: string): Promise<SignedIn> {
  const response = await post(await visit(`${shop.url}/account/login`), { email, password: PASSWORD });
  expect(response.status).toBe(303);
  return browserWith(response);
}

async function buy(email: string): Promise<string> {
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 2 }] });
  return (
    orderNumberOn(await submit(await walkToConfirm(cart.checkoutUrl, { email }), {}, 'place')) ?? 'no order'
  );
}

describe('[ROUTE-15] the account', () => {
  test('leads from the storefront link to the sign-in, then to the orders with lines and status, in both languages', async () => {
    const email = 'page@example.jp';
    await calls.create({ email, password: PASSWORD });
    const number = await buy(email);
    const start = await visit(`${shop.url}/account`);
    const way = start.document.querySelector('main nav a')?.getAttribute('href') ?? '';
    expect((await visit(new URL(way, shop.url).href)).document.querySelector('h1')?.textContent).toBe(
      'ログイン',
    );

    // A guest placed the order, so the e-mail must be proven first.
    const unproven = await signIn(email);
    const waiting = await unproven.open('/account');
    expect(waiting.document.querySelector('h1')?.textContent).toBe('マイページ');
    expect(waiting.text).not.toContain(number);
    const proof = waiting.document.querySelector('#orders ~ .hint a')?.getAttribute('href') ?? '';
    const recover = await unproven.open(proof);
    expect(recover.document.querySelector('[name=email]')?.getAttribute('value')).toBe(email);
    await submit(recover, {}, null);
    const mail = (await mailsTo(shop, email, 2)).map(linkIn).find((link) => link.includes('/reset/')) ?? '';
    const browser = browserWith(
      await post(await visit(`${shop.url}${new URL(mail).pathname}`), { password: PASSWORD }),
    );
    const account = await browser.open('/account');
    expect(account.document.querySelector('#orders ~ .hint')).toBeNull();
    expect(account.text).toContain(`ご注文番号 ${number}`);
    expect(account.text).toMatch(/パキラ[^×]* × 2/);
    expect(account.text).toContain('ご注文を承りました');
    expect(account.text).toContain('¥3,360');
    const again = (page: PlainPage) =>
      page.document.querySelector('.panel-foot .second')?.getAttribute('href');
    const items = `/cart/${PACHIRA.split('/').at(-1)}:2`;
    expect(new URL(again(account) ?? '').pathname).toBe(items);
    expect(account.document.querySelectorAll('.pictures img')).toHaveLength(1);
    const english = await browser.open('/account?locale=en');
    expect(english.text).toContain(`Order ${number}`);
    expect(new URL(again(english) ?? '').pathname).toBe(`/en${items}`);
    const link = english.document.querySelector('.line-title a')?.getAttribute('href') ?? '';
    expect(orderNumberOn(await browser.open(link))).toBe(number);

    const out = await browser.send(account, {});
    expect(out.text).toContain('ログイン');
    expect(out.text).not.toContain(email);
    expect((await browser.open('/account')).text).not.toContain(email);
  });

  test('manages addresses: add, edit, set default, delete; errors are shown at their field', async () => {
    const email = 'addresses@example.jp';
    await calls.create({ email, password: PASSWORD });
    const browser = await signIn(email);
    const form = await browser.open('/account/addresses/new');
    const { email: _buyer, ...given } = CONTACT;
    const wrong = formOf(form, { ...given, zip: '1' }, 'save');
    const refused = await visit(wrong.url, {
      method: 'POST',
      body: wrong.body,
      headers: { cookie: browser.cookie },
    });
    expect(refused.status).toBe(422);
    expect(refused.document.querySelector('[name=zip]')?.getAttribute('aria-invalid')).toBe('true');
    expect(refused.document.querySelector('[name=city]')?.getAttribute('value')).toBe('渋谷区');
    const account = await browser.send(form, given, 'save');
    expect(account.text).toContain('東京都 渋谷区');
    expect(account.text).toContain('〒150-0001');
    expect(account.text).toContain('いつものご住所');
    const change = account.document.querySelector('#addresses ~ ul a')?.getAttribute('href') ?? '';
    expect((await browser.send(await browser.open(change), { city: '港区' }, 'save')).text).toContain('港区');
    expect((await browser.send(await browser.open(change), {}, 'delete')).text).not.toContain('港区');
  });

  test('[ROUTE-15] an address requires the fields of the checkout: each missing field is named, and nothing is stored', async () => {
    const email = 'no-address@example.jp';
    await calls.create({ email, password: PASSWORD });
    const browser = await signIn(email);
    const empty = formOf(await browser.open('/account/addresses/new'), {}, 'save');
    const refused = await visit(empty.url, {
      method: 'POST',
      body: empty.body,
      headers: { cookie: browser.cookie },
    });
    expect(refused.status).toBe(422);
    const needed = ['lastName', 'firstName', 'zip', 'provinceCode', 'city', 'address1', 'phone'];
    const links = [...refused.document.querySelectorAll('[role=alert] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(needed.map((name) => `#${name}`));
    expect(links.map((link) => link.textContent)).toContain('市区町村をご入力ください');
    for (const name of needed) {
      const field = refused.document.querySelector(`[name=${name}]`);
      expect([name, field?.getAttribute('aria-required')]).toEqual([name, 'true']);
    }
    expect((await browser.open('/account')).text).toContain('ご住所は登録されていません');
    const elsewhere = formOf(refused, { ...CONTACT, provinceCode: 'JP-47' }, 'save');
    const mismatched = await visit(elsewhere.url, {
      method: 'POST',
      body: elsewhere.body,
      headers: { cookie: browser.cookie },
    });
    expect(mismatched.text).toContain('郵便番号とご住所が一致していません');
  });

  test('does not show orders or addresses of another customer', async () => {
    const number = await buy('one@example.jp');
    await calls.create({ email: 'one@example.jp', password: PASSWORD });
    const link = (await mailsTo(shop, 'one@example.jp', 2))
      .map(linkIn)
      .find((url) => url.includes('/activate/'));
    await calls.activateByUrl(link ?? '', PASSWORD);
    const { customerAccessToken } = await calls.signIn('one@example.jp', PASSWORD);
    const added = await calls.addAddress(customerAccessToken.accessToken, { city: '渋谷区' });
    const address = /MailingAddress\/(\d+)/.exec(added.customerAddress.id)?.[1] ?? '';
    await calls.create({ email: 'two@example.jp', password: PASSWORD });
    const browser = await signIn('two@example.jp');
    expect((await browser.open(`/account/orders/${number}`)).status).toBe(404);
    expect((await browser.open(`/account/addresses/${address}`)).status).toBe(404);
    const guest = await visit(`${shop.url}/account/orders/${number}`);
    expect(guest.url).toContain('/account/login');
  });

  test('is created by a form; a wrong password and an existing e-mail are reported, typed values stay and passwords do not', async () => {
    const form = await visit(`${shop.url}/account/register?locale=en`);
    const bad = await submit(form, { email: 'new@example.jp', password: '1234', lastName: 'Mori' }, null);
    expect(bad.status).toBe(422);
    expect(bad.document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#password');
    expect(bad.document.querySelector('[name=lastName]')?.getAttribute('value')).toBe('Mori');
    expect(bad.html).not.toContain('1234');
    const made = await post(form, { email: 'new@example.jp', password: PASSWORD });
    expect((await browserWith(made).open('/account')).text).toContain('new@example.jp');
    const taken = await submit(form, { email: 'new@example.jp', password: PASSWORD }, null);
    expect(taken.text).toContain('There is an account with this e-mail already');
    const wrong = await submit(
      await visit(`${shop.url}/account/login?locale=en`),
      { email: 'new@example.jp', password: 'wrong-one' },
      null,
    );
    expect([wrong.status, wrong.document.querySelector('[role=alert]')?.textContent]).toEqual([
      422,
      'The e-mail or the password is wrong.',
    ]);
  });

  test('has a password reset; it does not reveal whether an account exists', async () => {
    await calls.create({ email: 'back@example.jp', password: PASSWORD });
    const form = await visit(`${shop.url}/account/recover`);
    const [known, unknown] = [
      await submit(form, { email: 'back@example.jp' }, null),
      await submit(form, { email: 'nobody@example.jp' }, null),
    ];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    const [mail] = await mailsTo(shop, 'back@example.jp', 1);
    const path = new URL(linkIn(mail ?? { recipient: '', body: '' })).pathname;
    const page = await visit(`${shop.url}${path}`);
    const opened = browserWith(await post(page, { password: 'a-new-one' }));
    expect((await opened.open('/account')).text).toContain('back@example.jp');
    const used = await submit(page, { password: 'a-third-one' }, null);
    expect([used.status, used.document.querySelector('[name=password]')]).toEqual([404, null]);
  });

  test('reports an invalid link before asking for input, and leads to a new one', async () => {
    const email = 'links@example.jp';
    await buy(email);
    await calls.create({ email, password: PASSWORD });
    const mails = (await mailsTo(shop, email, 2)).map(linkIn);
    const good = new URL(mails.find((url) => url.includes('/activate/')) ?? '').pathname;
    const open = (path: string) => visit(`${shop.url}${path}?locale=en`);
    expect((await open(good)).document.querySelector('[name=password]')).not.toBeNull();
    const bad = [
      '/account/activate/wrong',
      '/account/activate/1/wrong',
      '/account/reset/1/wrong',
      good.replace('/activate/', '/reset/'),
      good.replace(/activate\/\d+/, 'activate/1'),
    ];
    for (const path of bad) {
      const page = await open(path);
      expect([path, page.status, page.document.querySelector('[name=password]')]).toEqual([path, 404, null]);
      expect(page.text).toContain('This link was used or has expired');
      expect(page.document.querySelector('main a.primary')?.getAttribute('href')).toContain(
        '/account/recover',
      );
    }
    await post(await open(good), { password: PASSWORD });
    expect((await open(good)).status).toBe(404);
  });

  test('a missing resource has a specific 404 page', async () => {
    const email = 'not-there@example.jp';
    await calls.create({ email, password: PASSWORD });
    const browser = await signIn(email);
    for (const page of [await visit(`${shop.url}/orders/xxx`), await browser.open('/account/orders/1')]) {
      expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
        404,
        'ご注文が見つかりませんでした',
      ]);
      expect(page.document.querySelector('main a')?.getAttribute('href')).toBe('/account?locale=ja');
      expect(page.text).not.toContain('カート');
    }
    const form = await browser.open('/account/addresses/new');
    const { email: _buyer, ...address } = CONTACT;
    const { body } = formOf(form, address, 'save');
    const headers = { cookie: browser.cookie };
    for (const page of [
      await browser.open('/account/addresses/1'),
      await visit(`${shop.url}/account/addresses/1`, { method: 'POST', body, headers }),
    ]) {
      expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([
        404,
        'ご住所が見つかりませんでした',
      ]);
    }
  });

  test('rejects cross-site forms, and its cookie is limited to its pages', async () => {
    await calls.create({ email: 'safe@example.jp', password: PASSWORD });
    const login = await visit(`${shop.url}/account/login`);
    const response = await post(login, { email: 'safe@example.jp', password: PASSWORD });
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/account']) expect(cookie).toContain(part);
    for (const path of ['/account/login', '/account/logout', '/account/addresses/new', '/account/register']) {
      const foreign = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'safe@example.jp', password: PASSWORD }),
        redirect: 'manual',
        headers: { origin: 'https://evil.example', cookie: cookie.split(';')[0] ?? '' },
      });
      expect([path, foreign.status, foreign.headers.get('set-cookie')]).toEqual([path, 403, null]);
    }
    expect((await browserWith(response).open('/account')).text).toContain('safe@example.jp');
  });
});

describe('[ROUTE-15] the language of the account', () => {
  const heading = ({ document }: PlainPage) => document.querySelector('h1')?.textContent;

  test("is that of the link, is stored for the next pages, and defaults to the browser's", async () => {
    const chosen = await visit(`${shop.url}/account?locale=en`);
    expect([heading(chosen), chosen.document.documentElement.getAttribute('lang')]).toEqual([
      'Your order',
      'en',
    ]);
    const cookie = (chosen.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(heading(await visit(`${shop.url}/account/login`, { headers: { cookie } }))).toBe('Sign in');
    expect(heading(await visit(`${shop.url}/account/login?locale=ja`, { headers: { cookie } }))).toBe(
      'ログイン',
    );
    const english = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(heading(await visit(`${shop.url}/account/login`, { headers: english }))).toBe('Sign in');
    expect(heading(await visit(`${shop.url}/account/login`))).toBe('ログイン');
    const other = chosen.document.querySelector('header a[lang=ja]')?.getAttribute('href') ?? '';
    const back = await visit(new URL(other, shop.url).href, { headers: { cookie } });
    expect([heading(back), back.headers.get('set-cookie')]).toEqual([
      'ご注文の確認',
      expect.stringContaining('platform_language=ja'),
    ]);
  });

  test('is changed without losing the way back to the checkout', async () => {
    const back = '/checkouts/cn/a-cart?key=a-key';
    const login = await visit(`${shop.url}/account/login?${new URLSearchParams({ back, locale: 'en' })}`);
    const other = login.document.querySelector('header a[lang=ja]')?.getAttribute('href') ?? '';
    const { searchParams } = new URL(other, shop.url);
    expect([searchParams.get('locale'), searchParams.get('back')]).toEqual(['ja', back]);
  });
});

describe('[GATE-01] the checkout of a customer with an account', () => {
  /** A new customer with a default address in Minato. */
  async function customer(email: string): Promise<void> {
    await calls.create({ email, password: PASSWORD });
    const { customerAccessToken } = await calls.signIn(email, PASSWORD);
    const { email: _buyer, provinceCode: province, ...address } = CONTACT;
    await calls.addAddress(customerAccessToken.accessToken, { ...address, province, city: '港区' });
  }
  const newCheckout = async (input: Record<string, unknown> = {}): Promise<URL> =>
    new URL(
      (await createCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 1 }], ...input })).cart
        .checkoutUrl,
    );
  const value = (page: PlainPage, name: string) =>
    page.document.querySelector(`[name=${name}]`)?.getAttribute('value') ?? '';

  test("offers sign-in to a guest, returns, prefills e-mail and default address, and the order is the customer's", async () => {
    const email = 'at-checkout@example.jp';
    await customer(email);
    const checkout = await newCheckout();
    const guest = await visit(checkout.href);
    expect([value(guest, 'email'), value(guest, 'city')]).toEqual(['', '']);
    const way = guest.document.querySelector('#step a[href^="/account/login"]')?.getAttribute('href') ?? '';
    const login = await visit(new URL(way, shop.url).href);
    const signedIn = await post(login, { email, password: PASSWORD });
    expect(signedIn.headers.get('set-cookie')).toContain('Path=/checkouts; HttpOnly; SameSite=Lax');
    expect(signedIn.headers.get('location')).toBe(`${checkout.pathname}${checkout.search}`);

    const browser = browserWith(signedIn);
    const page = await browser.open(`${checkout.pathname}${checkout.search}`);
    expect([value(page, 'email'), value(page, 'city')]).toEqual([email, '港区']);
    expect(page.text).toContain(`${email} でログインしています`);
    expect(page.document.querySelector('a[href^="/account/login"]')).toBeNull();
    // Another e-mail for the confirmation does not change the order's owner.
    const payment = await browser.send(page, { email: 'office@example.jp' }, 'continue');
    const confirm = await browser.send(payment, { method: 'payPay' }, 'continue');
    const number = orderNumberOn(await browser.send(confirm, {}, 'place')) ?? '';
    expect(number).toMatch(/^\d+$/);
    expect((await browser.open('/account')).text).toContain(`ご注文番号 ${number}`);
  });

  test("earlier input and an address from the storefront take precedence over the account's; a prefecture alone does not", async () => {
    const email = 'kept@example.jp';
    await customer(email);
    const browser = await signIn(email);
    const filled = await newCheckout();
    await submit(await visit(filled.href), { ...CONTACT, city: '渋谷区' }, 'continue');
    const again = await browser.open(`${filled.pathname}${filled.search}`);
    expect([value(again, 'email'), value(again, 'city')]).toEqual([CONTACT.email, '渋谷区']);

    const preferring = (deliveryAddress: Record<string, string>) =>
      newCheckout({ buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress }] } });
    const whole = await preferring({ country: 'Japan', province: '東京都', zip: '150-0001', city: '目黒区' });
    expect(value(await browser.open(`${whole.pathname}${whole.search}`), 'city')).toBe('目黒区');
    const prefecture = await preferring({ country: 'Japan', province: '東京都', zip: '163-8001' });
    expect(value(await browser.open(`${prefecture.pathname}${prefecture.search}`), 'city')).toBe('港区');
  });

  test.each(['https://evil.example/', '//evil.example', '/account/../x', '/checkouts/cn/a?key=b\r\nX: y'])(
    'the sign-in redirects to a checkout only: not to %j',
    async (back) => {
      const email = `back-${back.length}@example.jp`;
      await calls.create({ email, password: PASSWORD });
      const login = await visit(`${shop.url}/account/login?${new URLSearchParams({ back })}`);
      const signedIn = await post(login, { email, password: PASSWORD });
      expect(signedIn.headers.get('location')).toMatch(/^\/account\?/);
    },
  );
});
