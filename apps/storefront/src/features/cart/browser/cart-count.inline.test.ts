// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { CART_BADGE_ID, CART_COUNT_EVENT } from './cart-count';

let cookies = '';

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  document.body.innerHTML = '<a aria-label="カート"><span id="cart-count">7</span></a>';
});
afterEach(() => vi.restoreAllMocks());

/** Runs the script in a page with these cookies. */
function run(cookie: string): void {
  cookies = cookie;
  runInlineScript('cartCount', { label: 'カート({n}点)', emptyLabel: 'カート' });
}
const shown = () => {
  const badge = document.getElementById('cart-count');
  return [badge?.hidden, badge?.textContent, badge?.parentElement?.getAttribute('aria-label')];
};

describe('[HEAD-01] [CART-02] the count of the cart badge', () => {
  test.each([
    ['cart_count=1', '1', 'カート(1点)'],
    ['a=1; cart_count=42; b=2', '42', 'カート(42点)'],
    ['cart_count=99', '99', 'カート(99点)'],
    ['cart_count=100', '99+', 'カート(99+点)'],
    ['cart_count=999999', '99+', 'カート(99+点)'],
  ])("with the cookies %j is %s, and the link's name too", (cookie, count, label) => {
    run(cookie);
    expect(shown()).toEqual([false, count, label]);
  });

  test.each([
    '',
    'cart_count=0',
    'cart_count=-1',
    'cart_count=1x',
    'cart_count=1000000',
    'cart_count=%',
    'xcart_count=1',
  ])('is hidden with the cookies %j', (cookie) => {
    run(cookie);
    expect(shown()).toEqual([true, '', 'カート']);
  });

  test.each([
    ['shop:cart-count', window],
    ['pageshow', window],
    ['focus', window],
    ['visibilitychange', document],
  ])('is updated on %s', (name, target) => {
    run('');
    cookies = 'cart_count=3';
    target.dispatchEvent(new Event(name));
    expect(shown()).toEqual([false, '3', 'カート(3点)']);
  });

  test('is rendered when the badge is inserted, once', async () => {
    const { innerHTML } = document.body;
    document.body.innerHTML = '';
    run('cart_count=5');
    document.body.innerHTML = innerHTML;
    await vi.waitFor(() => expect(shown()).toEqual([false, '5', 'カート(5点)']));
    cookies = 'cart_count=6';
    document.body.append('…');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([false, '5', 'カート(5点)']);
  });

  test('does nothing on a page without the badge', () => {
    document.body.innerHTML = '';
    expect(() => run('cart_count=1')).not.toThrow();
    expect([CART_BADGE_ID, CART_COUNT_EVENT]).toEqual(['cart-count', 'shop:cart-count']);
  });
});
