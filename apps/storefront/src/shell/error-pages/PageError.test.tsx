// @vitest-environment happy-dom
import { find } from '@shop/ui-kit/testing/find';
import { type Mounted, mount } from '@shop/ui-kit/testing/mount';
import { violations } from '@shop/ui-kit/testing/violations';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#foundation/i18n/messages.ts';
import { PageError } from './PageError';

const { reported } = vi.hoisted(() => ({ reported: vi.fn() }));
vi.stubGlobal('reportError', reported);

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  reported.mockClear();
  document.documentElement.lang = 'ja';
});

test.each([
  ['ja', false, ''],
  ['ja', true, ''],
  ['en', true, '/en'],
] as const)(
  '[FAULT-04] a page that threw shows an error in its language (%s, whole: %s), with a reload link and the cart',
  async (lang, isWhole, prefix) => {
    document.documentElement.lang = lang;
    const m = messages(lang);
    const error = new Error('removeChild');
    mounted = mount(<PageError error={error} isWhole={isWhole} />);
    const { root } = mounted;
    // Its code and messages load through an import, at an unknown time.
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(root.querySelector('h1')).not.toBeNull();
    });
    expect(root.querySelector('h1')?.textContent).toBe(m.error.broken.title);
    expect(root.textContent).toContain(m.error.broken.body);
    const links = [...root.querySelectorAll('main a, :scope > div a')];
    const shown = links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
    expect(shown).toEqual([
      [m.added.toCart, `${prefix}/cart`, '_self'],
      [m.common.retry, '', '_self'],
    ]);
    expect(root.querySelector('header') !== null).toBe(isWhole);
    if (isWhole) expect(find(root, 'header a').getAttribute('href')).toBe(prefix || '/');
    expect(reported.mock.calls).toEqual([[error]]);
    expect(await violations(root)).toEqual([]);
  },
);
