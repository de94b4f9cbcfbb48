import { describe, expect, test } from 'vitest';
import { errorsOn, newCart } from '../support/checkout.ts';
import { submit, visit } from '../support/plain-browser.ts';
import { platformOfFile } from '../support/platform-under-test.ts';
import { CARD, CONTACT, orderNumberOn, PACHIRA, walkToConfirm } from '../support/shopper.ts';

const shop = await platformOfFile();

describe('the forms', () => {
  test('show an error beside every invalid field and keep all input', async () => {
    const { checkoutUrl } = await newCart(shop);
    const page = await submit(
      await visit(checkoutUrl),
      { ...CONTACT, email: 'nobody', zip: '12', phone: '1', lastName: '', city: '<script>x</script>' },
      'continue',
    );
    expect(page.status).toBe(422);
    expect(errorsOn(page)).toEqual(['email', 'lastName', 'zip', 'city', 'phone']);
    expect(page.document.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.document.querySelector('#email')?.getAttribute('aria-describedby')).toContain('email-error');
    expect(page.document.querySelector('#city')?.getAttribute('value')).toBe('<script>x</script>');
    expect(page.html).not.toContain('<script>x');
    expect(page.document.querySelector('option[selected]')?.getAttribute('value')).toBe('JP-13');
  });

  test('a postal code fills prefecture, city and town, in every format', async () => {
    const { checkoutUrl } = await newCart(shop);
    for (const zip of ['1500001', '150-0001', '〒１５０－０００１']) {
      const page = await submit(await visit(checkoutUrl), { email: 'a@example.jp', zip }, 'fillAddress');
      expect(page.document.querySelector('option[selected]')?.getAttribute('value')).toBe('JP-13');
      expect(page.document.querySelector('#city')?.getAttribute('value')).toBe('渋谷区');
      expect(page.document.querySelector('#address1')?.getAttribute('value')).toBe('神宮前');
      expect(page.document.querySelector('#email')?.getAttribute('value')).toBe('a@example.jp');
    }
    const unknown = await submit(await visit(checkoutUrl), { zip: '9998888' }, 'fillAddress');
    expect(unknown.text).toContain('見つかりませんでした');
    const placeOf = async (typed: string) =>
      (await fetch(`${shop.url}/checkouts/postal-codes/${encodeURIComponent(typed)}`)).json();
    const chuo = { provinceCode: 'JP-01', provinceCodes: ['JP-01'], city: '札幌市中央区', town: '' };
    for (const typed of ['0600000', '〒０６０─００００']) expect(await placeOf(typed)).toEqual(chuo);
    expect(await placeOf('871-0000')).toEqual({
      provinceCode: null,
      provinceCodes: ['JP-40', 'JP-44'],
      city: '',
      town: '',
    });
    const unreadable = await fetch(`${shop.url}/checkouts/postal-codes/%E0%A4%A-000`);
    expect(unreadable.status).toBe(404);
  });

  test.each([
    ['871-0000', 'JP-44', '中津市'],
    ['498-0000', 'JP-24', '桑名郡木曽岬町'],
    ['618-0000', 'JP-27', '三島郡島本町'],
  ])('[FEE-01] an address in %s in %s %s can order', async (zip, provinceCode, city) => {
    const { checkoutUrl } = await newCart(shop);
    const form = await visit(checkoutUrl);
    const filled = await submit(form, { ...CONTACT, zip, provinceCode: '', city: '' }, 'fillAddress');
    expect(filled.text).toContain('複数の地域');
    expect(filled.document.querySelector('#city')?.getAttribute('value') ?? '').toBe('');
    const next = await submit(filled, { ...CONTACT, zip, provinceCode, city }, 'continue');
    expect(next.url).toContain('/payment');
  });

  test.each([
    ['100─1401', 2000, '東京都八丈島八丈町大賀郷1-1'],
    ['100‒1401', 2000, '東京都八丈島八丈町大賀郷1-1'],
    ['１００﹣１４０１', 2000, '東京都八丈島八丈町大賀郷1-1'],
    ['\u200B100-\r\n1401', 2000, '東京都八丈島八丈町大賀郷1-1'],
    ['100─0001', 800, '東京都千代田区千代田1-1'],
    ['100-0001', 2000, '東京都八丈島八丈町大賀郷1-1'],
  ])('[FEE-01] a gift to %j costs %i yen in the checkout: %s', async (zip, fee, address) => {
    const { checkoutUrl } = await newCart(shop, {
      attributes: [
        { key: 'お届け先のお名前', value: '森 花' },
        { key: 'お届け先の郵便番号', value: zip },
        { key: 'お届け先のご住所', value: address },
        { key: 'お届け先の電話番号', value: '0312345678' },
      ],
    });
    const { text } = await visit(checkoutUrl);
    expect(text.includes('2,000')).toBe(fee === 2000);
    expect(text.includes('800')).toBe(fee === 800);
  });

  test('a postal code of another prefecture is reported; an unknown one never blocks', async () => {
    const { checkoutUrl } = await newCart(shop);
    const mismatch = await submit(await visit(checkoutUrl), { ...CONTACT, zip: '900-0001' }, 'continue');
    expect(errorsOn(mismatch)).toEqual(['zip']);
    const unknown = await submit(await visit(checkoutUrl), { ...CONTACT, zip: '999-8888' }, 'continue');
    expect(unknown.url).toContain('/payment');
  });

  test('cards: only test numbers, no card data is stored or shown', async () => {
    const { checkoutUrl } = await newCart(shop);
    const start = await visit(checkoutUrl);
    const marksOf = ({ document }: typeof start) =>
      [...document.querySelectorAll('.marks li')].map(({ textContent }) => textContent);
    const brands = ['VISA', 'Mastercard', 'American Express', 'JCB'];
    expect(marksOf(start)).toEqual([
      ...brands,
      'キャリア決済',
      '後払い決済',
      'Apple Pay',
      'Google Pay',
      'PayPay',
    ]);
    const payment = await submit(start, CONTACT, 'continue');
    expect(marksOf(payment)).toEqual(brands);
    expect(payment.document.querySelectorAll('.method > label > svg[aria-hidden=true]')).toHaveLength(6);
    expect(payment.document.querySelector('.test-cards')?.textContent).toContain('4242');
    const expiry = payment.document.querySelector('[name=cardExpiry]');
    expect(['inputmode', 'autocomplete'].map((name) => expiry?.getAttribute(name))).toEqual([
      'numeric',
      'cc-exp',
    ]);
    const hint = expiry?.getAttribute('aria-describedby') ?? '';
    expect(payment.document.getElementById(hint)?.textContent).toContain('12/29');
    const bad = await submit(
      payment,
      { ...CARD, cardNumber: '4242424242424241', cardExpiry: '13/30', cardCode: 'x', cardName: '' },
      'continue',
    );
    expect(bad.status).toBe(422);
    expect(errorsOn(bad)).toEqual(['cardNumber', 'cardExpiry', 'cardCode', 'cardName']);
    expect(bad.html).not.toContain('4242424242424241');
    const real = await submit(payment, { ...CARD, cardNumber: '4111111111111111' }, 'continue');
    expect(real.text).toContain('テスト用のカード番号だけが使えます');
    const expired = await submit(payment, { ...CARD, cardExpiry: '01/20' }, 'continue');
    expect(errorsOn(expired)).toEqual(['cardExpiry']);
    const kept = (name: string) => expired.document.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(['cardNumber', 'cardExpiry', 'cardCode', 'cardName'].map(kept)).toEqual([
      '',
      '01/20',
      '',
      'HANAKO MORI',
    ]);
    expect(errorsOn(await submit(payment, { method: 'carrier' }, 'continue'))).toEqual(['carrier']);
  });

  test('steps cannot be skipped', async () => {
    const { checkoutUrl } = await newCart(shop);
    const url = new URL(checkoutUrl);
    url.pathname += '/confirm';
    expect(new URL((await visit(url.href)).url).pathname).toBe(new URL(checkoutUrl).pathname);
  });
});

describe('[MAIL-04] coupons in the checkout', () => {
  test('are applied and removed without losing input; a rejected one shows its reason', async () => {
    const { checkoutUrl } = await newCart(shop, { lines: [{ merchandiseId: PACHIRA, quantity: 3 }] });
    const first = await visit(checkoutUrl);
    const unknown = await submit(first, { ...CONTACT, discountCode: 'NOSUCHCODE' }, 'applyDiscount');
    expect(unknown.text).toContain('このコードのクーポンやギフトカードは見つかりません');
    expect(unknown.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    const applied = await submit(first, { ...CONTACT, discountCode: 'welcome500' }, 'applyDiscount');
    expect(applied.text).toContain('クーポン welcome500 を適用しました');
    expect(applied.text).toContain('−¥500');
    expect(applied.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
    const removed = await submit(applied, {}, 'removeDiscount:WELCOME500');
    expect(removed.text).not.toContain('−¥500');
    expect(removed.document.querySelector('#lastName')?.getAttribute('value')).toBe('森');
  });

  test('typed again, a code on the cart gives its state: the reason, or the discount in place of the other', async () => {
    const { checkoutUrl } = await newCart(shop, {
      lines: [{ merchandiseId: PACHIRA, quantity: 3 }],
      discountCodes: ['SUMMER2025', 'MMSP05-9DTR', 'WELCOME500'],
    });
    const first = await visit(checkoutUrl);
    const statusAfter = async (discountCode: string) => {
      const page = await submit(first, { discountCode }, 'applyDiscount');
      return [page.status, page.document.querySelector('#discountCode-error, .status')?.textContent];
    };
    expect(await statusAfter('summer2025')).toEqual([422, 'このクーポンは有効期限が切れています']);
    expect(await statusAfter('welcome500')).toEqual([200, 'このクーポンは、すでに適用されています']);
    expect(await statusAfter('MMSP05-9DTR')).toEqual([200, 'クーポン MMSP05-9DTR を適用しました']);
    expect((await visit(checkoutUrl)).text).toContain('クーポン(MMSP05-9DTR)');
  });

  test('once per customer: the second order of the same e-mail pays in full', async () => {
    const buy = async (email: string) => {
      const { checkoutUrl } = await newCart(shop, {
        lines: [{ merchandiseId: PACHIRA, quantity: 3 }],
        discountCodes: ['MMSP05-9DTR'],
      });
      return walkToConfirm(checkoutUrl, { email });
    };
    const first = await buy('coupon@example.jp');
    expect(first.text).toContain('−¥192');
    // Two carts of one person, both on the last page: the coupon works for one.
    const second = await buy('Coupon@Example.JP');
    expect(second.text).toContain('−¥192');
    expect(orderNumberOn(await submit(first, {}, 'place'))).toBeDefined();
    const refused = await submit(second, {}, 'place');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('ご注文の内容または金額が変わりました');
    expect(refused.text).toContain('このクーポンはお一人さま1回限りです');
    const thanks = await submit(refused, {}, 'place');
    expect(thanks.text).toContain('¥4,640');
  });
});
