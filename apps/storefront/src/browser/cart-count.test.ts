import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { CART_BADGE_ID, CART_COUNT_EVENT, cartCountScript } from './cart-count';

/** A page with the badge, or without, as the script finds it; `say` dispatches what it listens to. */
function pageWith(cookie: string, hasBadge = true) {
  const badge = {
    hidden: false,
    textContent: '7' as string | number,
    label: '',
    parentElement: {
      setAttribute: (name: string, text: string) => {
        if (name === 'aria-label') badge.label = text;
      },
    },
  };
  const heard = new Map<string, () => void>();
  const document = {
    cookie,
    getElementById: (id: string) => (hasBadge && id === 'cart-count' ? badge : null),
    addEventListener: (name: string, listener: () => void) => heard.set(`document ${name}`, listener),
  };
  runInNewContext(cartCountScript('カート({n}点)', 'カート </script>'), {
    document,
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
  });
  return { badge, document, heard };
}

describe('[HEAD-01] the count of the cart’s badge', () => {
  test.each([
    ['cart_count=1', 1, 'カート(1点)'],
    ['a=1; cart_count=42; b=2', 42, 'カート(42点)'],
    ['cart_count=99', 99, 'カート(99点)'],
    ['cart_count=100', '99+', 'カート(99+点)'],
    ['cart_count=999999', '99+', 'カート(99+点)'],
  ])('with the cookies %j is %s, and so is the link’s name', (cookie, count, label) => {
    const { badge } = pageWith(cookie);
    expect([badge.hidden, badge.textContent, badge.label]).toEqual([false, count, label]);
  });

  test.each(['', 'cart_count=0', 'cart_count=-1', 'cart_count=1x', 'cart_count=1000000', 'xcart_count=1'])(
    'is hidden with the cookies %j',
    (cookie) => {
      const { badge } = pageWith(cookie);
      expect([badge.hidden, badge.textContent, badge.label]).toEqual([true, '', 'カート </script>']);
    },
  );

  test.each(['shop:cart-count', 'pageshow', 'focus', 'document visibilitychange'])(
    'is drawn again at %s',
    (name) => {
      const { badge, document, heard } = pageWith('');
      document.cookie = 'cart_count=3';
      heard.get(name)?.();
      expect(badge.textContent).toBe(3);
      expect(heard.size).toBe(4);
    },
  );

  test('is nowhere on a page without the badge', () => {
    expect(() => pageWith('cart_count=1', false)).not.toThrow();
  });

  test('its words cannot end the script', () => {
    expect(cartCountScript('{n}', '</script>')).not.toContain('</script>');
    expect([CART_BADGE_ID, CART_COUNT_EVENT]).toEqual(['cart-count', 'shop:cart-count']);
  });
});
