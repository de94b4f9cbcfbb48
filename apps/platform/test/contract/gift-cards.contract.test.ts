import { describe, expect, test } from 'vitest';
import { mailsTo } from '../support/outbox.ts';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CONTACT, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

/** Of the cart of two small pachiras, 2,560 yen, with shipping to Tokyo. */
const GOODS = 2_560;
const WHOLE = GOODS + 800;

async function call(method: string, path: string, body: unknown, token = shop.adminToken) {
  const answer = await fetch(`${shop.url}/admin/${path}`, {
    method,
    headers: { 'x-platform-admin-token': token },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function issue(initialValue: number, more: Record<string, unknown> = {}) {
  const { status, body } = await call('POST', 'gift-cards', { initialValue, ...more });
  expect(status).toBe(201);
  return body as { readonly id: number; readonly code: string; readonly lastCharacters: string };
}

/** The balance of a card in the back office. */
async function balanceOf({ id }: { readonly id: number }): Promise<number> {
  return (await call('PATCH', `gift-cards/${id}`, { note: 'looked at' })).body.balance;
}

const CART = `cart { id checkoutUrl cost { totalAmount { amount } checkoutChargeAmount { amount } }
  appliedGiftCards { id lastCharacters amountUsed { amount currencyCode } balance { amount } presentmentAmountUsed { amount } } }
  userErrors { code field message }`;

async function cartWith(giftCardCodes: readonly string[], quantity = 2) {
  const { data, errors } = await shop.ask(
    `mutation($input: CartInput) { cartCreate(input: $input) { ${CART} } }`,
    { input: { lines: [{ merchandiseId: PACHIRA, quantity }], giftCardCodes } },
  );
  expect(errors).toBeUndefined();
  return data.cartCreate;
}

describe('[PLAT-08] gift cards of the back office', () => {
  test('are issued with a code that is shown once, changed, and permanently disabled', async () => {
    const card = await issue(5_000, { note: '誕生日' });
    expect(card).toMatchObject({ initialValue: 5_000, balance: 5_000, note: '誕生日', disabledAt: null });
    expect(card.code).toMatch(/^[a-z2-9]{16}$/);
    expect(card.code.endsWith(card.lastCharacters)).toBe(true);
    const changed = await call('PATCH', `gift-cards/${card.id}`, { note: null });
    expect(changed).toMatchObject({ status: 200, body: { note: null, balance: 5_000 } });
    expect(JSON.stringify(changed.body)).not.toContain(card.code);
    const { rows } = await shop.platform.services.database.$client.query('select * from gift_card');
    expect(JSON.stringify(rows)).not.toContain(card.code);
    expect((await call('PATCH', `gift-cards/${card.id}`, { disabled: true })).body.disabledAt).not.toBeNull();
    expect((await call('PATCH', `gift-cards/${card.id}`, { disabled: false })).status).toBe(422);
  });

  test.each([
    ['POST', 'gift-cards', { initialValue: 0 }, 422],
    ['POST', 'gift-cards', { initialValue: 1_000_001 }, 422],
    ['POST', 'gift-cards', { initialValue: 100, code: 'short' }, 422],
    ['POST', 'gift-cards', { initialValue: 100, balance: 5 }, 422],
    ['PATCH', 'gift-cards/1', {}, 422],
    ['PATCH', 'gift-cards/1', { note: 'x' }, 404],
  ])('%s %s with %j is %i', async (method, path, body, status) => {
    expect((await call(method, path, body)).status).toBe(status);
    expect((await call(method, path, body, 'another-token')).status).toBe(401);
  });

  test('have a normalised code of their own', async () => {
    await issue(1_000, { code: 'Spring2026' });
    expect((await call('POST', 'gift-cards', { initialValue: 1_000, code: 'SPRING2026' })).status).toBe(409);
  });

  test('are issued, shown with their balance, and disabled on the page', async () => {
    const signedIn = await fetch(`${shop.url}/admin?locale=en`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop.url },
      body: new URLSearchParams({ token: shop.adminToken }),
    });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const post = (form: Record<string, string>) =>
      fetch(`${shop.url}/admin?locale=en`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop.url, cookie },
        body: new URLSearchParams(form),
      });
    const issued = await post({ action: 'issueGiftCard', code: 'PAGECARD1', initialValue: '12000' });
    expect(issued.status).toBe(303);
    expect((await post({ action: 'issueGiftCard', code: 'no', initialValue: '12000' })).status).toBe(422);
    const page = await visit(`${shop.url}/admin?locale=en`, { headers: { cookie } });
    expect(page.text).toContain('•••• ard1: ¥12,000 of ¥12,000 left');
    const card = page.document.querySelector('input[name=giftCard]')?.getAttribute('value') ?? '';
    expect((await post({ action: 'disableGiftCard', giftCard: card })).status).toBe(303);
    expect((await cartWith(['PAGECARD1'])).userErrors).toHaveLength(1);
  });
});

describe('[PLAT-08] gift cards on a cart', () => {
  test('are applied in order, with the amount of each, replaced, and removed', async () => {
    const [first, second] = [await issue(2_000), await issue(5_000)];
    const { cart, userErrors } = await cartWith([first.code.toUpperCase(), second.code]);
    expect(userErrors).toEqual([]);
    expect(cart.appliedGiftCards).toMatchObject([
      {
        lastCharacters: first.lastCharacters,
        amountUsed: { amount: '2000.0', currencyCode: 'JPY' },
        balance: { amount: '2000.0' },
      },
      {
        lastCharacters: second.lastCharacters,
        amountUsed: { amount: '560.0' },
        balance: { amount: '5000.0' },
      },
    ]);
    expect(cart.cost.totalAmount.amount).toBe('0.0');
    const change = async (
      name: 'cartGiftCardCodesRemove' | 'cartGiftCardCodesUpdate',
      declared: string,
      variables: object,
    ) => {
      const args = declared.replace(/\$(\w+): [^,]+/g, '$1: $$$1');
      const { data, errors } = await shop.ask(`mutation M(${declared}) { ${name}(${args}) { ${CART} } }`, {
        cartId: cart.id,
        ...variables,
      });
      expect(errors).toBeUndefined();
      return data[name];
    };
    const removed = await change('cartGiftCardCodesRemove', '$cartId: ID!, $appliedGiftCardIds: [ID!]!', {
      appliedGiftCardIds: [cart.appliedGiftCards[0]?.id],
    });
    expect(removed.cart.appliedGiftCards).toMatchObject([{ amountUsed: { amount: '2560.0' } }]);
    const update = (giftCardCodes: readonly string[]) =>
      change('cartGiftCardCodesUpdate', '$cartId: ID!, $giftCardCodes: [String!]!', { giftCardCodes });
    expect((await update([first.code])).cart.appliedGiftCards).toMatchObject([
      { amountUsed: { amount: '2000.0' } },
    ]);
    expect(await update([first.code, 'NOSUCHCODE'])).toMatchObject({
      cart: null,
      userErrors: [
        { code: 'INVALID', field: ['giftCardCodes', '1'], message: 'The gift card code is invalid.' },
      ],
    });
    expect((await update([])).cart.appliedGiftCards).toEqual([]);
  });

  test.each([
    ['disabled', (id: number) => call('PATCH', `gift-cards/${id}`, { disabled: true })],
    ['expired', (id: number) => call('PATCH', `gift-cards/${id}`, { expiresAt: '2026-01-01T00:00:00Z' })],
  ])('a card that was %s no longer pays, also where it was applied', async (_how, change) => {
    const card = await issue(1_000);
    const { cart } = await cartWith([card.code]);
    expect(cart.appliedGiftCards).toHaveLength(1);
    await change(card.id);
    const { data } = await shop.ask('query($id: ID!) { cart(id: $id) { appliedGiftCards { id } } }', {
      id: cart.id,
    });
    expect(data.cart.appliedGiftCards).toEqual([]);
    expect((await cartWith([card.code])).userErrors).toMatchObject([
      { field: ['input', 'giftCardCodes', '0'] },
    ]);
  });
});

describe('[PLAT-08] gift cards at the checkout', () => {
  test('partial payment: the pages, the order and its mail show the amount, and the balance is reduced', async () => {
    const card = await issue(1_000);
    const { cart } = await cartWith([card.code]);
    const confirm = await walkToConfirm(`${cart.checkoutUrl}&locale=en`, { email: 'part@example.jp' });
    expect(confirm.text).toContain(`Gift card ending in ${card.lastCharacters}−¥1,000`);
    expect(confirm.text).toContain('To pay¥2,360');
    expect(await balanceOf(card)).toBe(1_000);
    const thanks = await submit(confirm, {}, 'place');
    expect(orderNumberOn(thanks)).toMatch(/\d{4,}/);
    expect(thanks.text).toContain('To pay¥2,360');
    expect(await balanceOf(card)).toBe(0);
    const [mail] = await mailsTo(shop, 'part@example.jp', 1);
    expect(mail?.body).toContain(`Gift card ending in ${card.lastCharacters}: -¥1,000`);
  });

  test('full payment: no payment method is asked for, and the rest stays on the card', async () => {
    const card = await issue(WHOLE + 500);
    const { cart } = await cartWith([card.code]);
    const contact = await visit(`${cart.checkoutUrl}&locale=en`);
    const confirm = await submit(contact, { ...CONTACT, email: 'whole@example.jp' }, 'continue');
    expect(new URL(confirm.url).pathname).toMatch(/\/confirm$/);
    expect(confirm.text).toContain('Paid with gift cards');
    expect(confirm.text).not.toContain('Charged when');
    expect(orderNumberOn(await submit(confirm, {}, 'place'))).toMatch(/\d{4,}/);
    expect(await balanceOf(card)).toBe(500);
  });

  test('are entered at any step, beside a coupon, and removed; an unknown code is rejected, and no input is lost', async () => {
    const [card, empty] = [await issue(1_000), await issue(1_000)];
    await call('PATCH', `gift-cards/${empty.id}`, { disabled: true });
    const { cart } = await cartWith([], 3);
    const first = await visit(`${cart.checkoutUrl}&locale=en`);
    for (const discountCode of ['nosuchcard', empty.code]) {
      const refused = await submit(first, { ...CONTACT, discountCode }, 'applyDiscount');
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('No coupon or gift card has this code');
      expect(refused.document.querySelector('#discountCode')?.getAttribute('value')).toBe(discountCode);
      expect(refused.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    }
    const typed = ` ${card.code.toUpperCase().replace(/^.{4}/, '$&-')} `;
    const applied = await submit(first, { ...CONTACT, discountCode: typed }, 'applyDiscount');
    expect(applied.text).toContain(`The gift card ending in ${card.lastCharacters} was applied`);
    expect(applied.text).toContain('To pay');
    expect(applied.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    const twice = await submit(applied, { ...CONTACT, discountCode: card.code }, 'applyDiscount');
    expect(twice.text).toContain('is already applied');
    const both = await submit(applied, { ...CONTACT, discountCode: 'WELCOME500' }, 'applyDiscount');
    expect(both.text).toContain(`Gift card ending in ${card.lastCharacters}−¥1,000`);
    expect(both.text).toContain('Coupon (WELCOME500)−¥500');
    const removed = await submit(both, CONTACT, `removeGiftCard:${card.id}`);
    expect(removed.text).toContain('The gift card was removed');
    expect(removed.text).not.toContain('To pay');
    expect(removed.text).toContain('Coupon (WELCOME500)−¥500');
  });

  test('entered at the payment step, they may pay all; once removed, a payment is required', async () => {
    const card = await issue(WHOLE);
    const { cart } = await cartWith([]);
    const contact = await visit(`${cart.checkoutUrl}&locale=en`);
    const payment = await submit(contact, { ...CONTACT, email: 'typed@example.jp' }, 'continue');
    expect(new URL(payment.url).pathname).toMatch(/\/payment$/);
    const confirm = await submit(payment, { discountCode: card.code }, 'applyDiscount');
    expect(new URL(confirm.url).pathname).toMatch(/\/confirm$/);
    expect(confirm.text).toContain('Paid with gift cards');
    const asked = await submit(confirm, {}, `removeGiftCard:${card.id}`);
    expect(new URL(asked.url).pathname).toMatch(/\/payment$/);
    const again = await submit(asked, { discountCode: card.code }, 'applyDiscount');
    expect(orderNumberOn(await submit(again, {}, 'place'))).toMatch(/\d{4,}/);
    expect(await balanceOf(card)).toBe(0);
  });

  test('of two concurrent orders with one card one is placed, the other requires a payment', async () => {
    const card = await issue(WHOLE);
    const carts = [await cartWith([card.code]), await cartWith([card.code])];
    const confirms = await Promise.all(
      carts.map(async ({ cart }, index) =>
        submit(await visit(cart.checkoutUrl), { ...CONTACT, email: `both${index}@example.jp` }, 'continue'),
      ),
    );
    const pages = await Promise.all(confirms.map((confirm) => submit(confirm, {}, 'place')));
    expect(pages.filter((page) => orderNumberOn(page) !== undefined)).toHaveLength(1);
    expect(await balanceOf(card)).toBe(0);
    const other = pages.find((page) => orderNumberOn(page) === undefined);
    expect(new URL(other?.url ?? '').pathname).toMatch(/\/payment$/);
  });
});
