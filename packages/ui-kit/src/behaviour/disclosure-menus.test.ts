// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../testing/find.ts';
import { disclosureMenus } from './disclosure-menus.ts';

let nav: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <nav>
      <details id="category"><summary>Category</summary><a href="#plants">Plants</a></details>
      <details id="purpose"><summary>Purpose</summary><a href="#gift">Gift</a></details>
    </nav>
    <button>Outside</button>`;
  nav = find(document, 'nav');
  stop = disclosureMenus(nav);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[HEAD-02] opening one menu closes the other, and the page holds still', () => {
  open('category');
  expect(openMenus()).toEqual(['category']);
  expect(locked()).toBe(true);
  open('purpose');
  expect(openMenus()).toEqual(['purpose']);
});

test('[HEAD-02] Escape closes and gives the focus back to the menu’s name', () => {
  open('category');
  find(document, '#category a').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(openMenus()).toEqual([]);
  expect(document.activeElement).toBe(find(document, '#category summary'));
});

test('[HEAD-03] closing lets the page move again', () => {
  open('category');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(locked()).toBe(false);
});

test('[HEAD-02] a mouse that rests on the name opens, one that passes does not', () => {
  hover('#category summary');
  vi.advanceTimersByTime(100);
  hover('#purpose summary');
  vi.advanceTimersByTime(100);
  expect(openMenus()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(openMenus()).toEqual(['purpose']);
});

test('[HEAD-02] the mouse may go from the name into the panel; leaving both closes', () => {
  hover('#category summary');
  vi.advanceTimersByTime(120);
  hover('#category a');
  vi.advanceTimersByTime(500);
  expect(openMenus()).toEqual(['category']);
  nav.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(120);
  expect(openMenus()).toEqual([]);
});

test('a finger does not open by resting', () => {
  hover('#category summary', 'touch');
  vi.advanceTimersByTime(500);
  expect(openMenus()).toEqual([]);
});

test('a click outside, or on a link inside, closes', () => {
  open('category');
  find(document, 'button').click();
  expect(openMenus()).toEqual([]);
  open('purpose');
  find(document, '#purpose a').click();
  expect(openMenus()).toEqual([]);
  expect(locked()).toBe(false);
});

test('focus that leaves the menus closes them', () => {
  open('category');
  find(document, '#category a').dispatchEvent(
    new FocusEvent('focusout', { bubbles: true, relatedTarget: find(document, 'button') }),
  );
  expect(openMenus()).toEqual([]);
});

test('[HEAD-03] a page that goes away while a menu is open does not stay locked', () => {
  open('category');
  stop();
  expect(locked()).toBe(false);
});

function open(id: string) {
  const menu = find<HTMLDetailsElement>(document, `#${id}`);
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
}

function hover(selector: string, pointerType = 'mouse') {
  find(document, selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

function openMenus() {
  return Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);
}

function locked() {
  return document.documentElement.dataset['scrollLocked'] !== undefined;
}
