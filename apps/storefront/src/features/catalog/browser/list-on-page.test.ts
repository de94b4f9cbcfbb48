// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isListChange, setListBusy, showList } from './list-on-page';

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const scroll = vi.fn();
const placeCountAt = (top: number) => {
  find('#list-count').getBoundingClientRect = () => ({ top }) as DOMRect;
};

beforeEach(() => {
  document.body.innerHTML =
    '<div id="list"><p id="list-count" tabindex="-1">57点中 25〜48点を表示</p><div data-results></div></div>';
  find('#list').scrollIntoView = scroll.mockClear();
  location.href = 'http://shop.example/herb?p=1';
});

describe('[LIST-02] the list of a page', () => {
  test('another state of it has the same path', () => {
    expect(isListChange('/herb')).toBe(true);
    expect(isListChange('/en/herb')).toBe(false);
    document.body.innerHTML = '';
    expect(isListChange('/herb')).toBe(false);
  });

  test('shows and hides its loading state by itself', () => {
    setListBusy(true);
    expect(find('[data-results]').getAttribute('aria-busy')).toBe('true');
    setListBusy(false);
    expect(find('[data-results]').hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    [-1, true],
    [0, false],
    [300, false],
    [window.innerHeight / 2 + 1, true],
  ])("its count %i px below the viewport's edge: its header is scrolled into view: %s", (top, moves) => {
    placeCountAt(top);
    expect(showList()).toBe('57点中 25〜48点を表示');
    expect(scroll).toHaveBeenCalledTimes(moves ? 1 : 0);
    expect(document.activeElement).toBe(find('#list-count'));
  });

  test('on a page without a list nothing is reported', () => {
    document.body.innerHTML = '';
    expect(showList()).toBe('');
  });
});
