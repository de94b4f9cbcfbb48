// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../testing/find.ts';
import { disclosureMenus } from './disclosure-menus.ts';

const REST_MS = 120;
const GRACE_MS = 400;

let nav: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <nav>
      <details id="category"><summary>Category</summary><a href="#plants">Plants</a></details>
      <details id="purpose"><summary>Purpose</summary><a href="#gift">Gift</a></details>
      <a id="beside" href="#new">New</a>
    </nav>
    <button>Outside</button>`;
  nav = find(document, 'nav');
  stop = disclosureMenus(nav);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[HEAD-02] opening one menu closes the other, and the page scroll is locked', () => {
  open('category');
  expect(openMenus()).toEqual(['category']);
  expect(locked()).toBe(true);
  open('purpose');
  expect(openMenus()).toEqual(['purpose']);
});

test('[HEAD-02] Escape closes and returns the focus to the menu name', () => {
  open('category');
  find(document, '#category a').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(openMenus()).toEqual([]);
  expect(document.activeElement).toBe(find(document, '#category summary'));
});

test('[HEAD-03] closing unlocks the page scroll', () => {
  open('category');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(locked()).toBe(false);
});

test('[HEAD-02] hovering over the name opens, passing over it does not', () => {
  over('category');
  rest(REST_MS - 1);
  over('purpose');
  rest(REST_MS - 1);
  expect(openMenus()).toEqual([]);
  rest(1);
  expect(openMenus()).toEqual(['purpose']);
});

test('[HEAD-02] one at a time: hovering over another name switches, hovering outside the names closes', () => {
  over('category');
  rest();
  over('purpose');
  expect([openMenus(), locked()]).toEqual([['category'], true]);
  rest();
  expect(openMenus()).toEqual(['purpose']);
  over('beside');
  rest();
  expect([openMenus(), locked()]).toEqual([[], false]);
});

test('[HEAD-02] hovering outside the names opens nothing', () => {
  over('beside');
  rest();
  over('category');
  over('beside');
  rest();
  expect([openMenus(), locked()]).toEqual([[], false]);
});

test('[HEAD-02] the pointer may leave briefly', () => {
  over('category');
  rest();
  leave();
  rest(REST_MS - 1);
  over('category');
  rest(1000);
  expect(openMenus()).toEqual(['category']);
});

test('[HEAD-02] a click opens and closes at once, but not right after hover opened', () => {
  press('category');
  expect(openMenus()).toEqual(['category']);
  press('category');
  expect(openMenus()).toEqual([]);
  over('category');
  rest();
  press('category');
  over('category');
  press('category');
  expect(openMenus()).toEqual(['category']);
  rest(GRACE_MS);
  press('category');
  expect(openMenus()).toEqual([]);
});

test('[HEAD-02] a pointer that returns to the open menu before the switch keeps it', () => {
  press('category');
  for (const away of ['purpose', 'beside']) {
    over(away);
    over('category');
    rest();
    expect(openMenus()).toEqual(['category']);
  }
});

test('[HEAD-02] a click on another name applies at once, regardless of hover', () => {
  over('category');
  press('purpose');
  expect(openMenus()).toEqual(['purpose']);
  rest();
  expect(openMenus()).toEqual(['purpose']);
  over('category');
  rest();
  press('purpose');
  expect([openMenus(), locked()]).toEqual([['purpose'], true]);
});

test('[HEAD-02] a menu opened by hover is not closed by a click in progress', () => {
  press('category');
  over('purpose');
  rest();
  press('purpose');
  expect(openMenus()).toEqual(['purpose']);
});

test('[HEAD-02] hovering over the name of the open menu does not prevent a click from closing it', () => {
  press('category');
  over('category');
  rest();
  press('category');
  expect(openMenus()).toEqual([]);
});

test.each<[sentence: string, leaveMenus: () => void]>([
  ['the mouse goes away', () => leave()],
  ['the focus goes elsewhere', () => blur()],
  ['something else is pressed', () => find(document, 'button').click()],
  ['a link is followed', () => find(document, '#beside').click()],
])('[HEAD-02] hover opens nothing any more when %s', (_sentence, leaveMenus) => {
  over('category');
  leaveMenus();
  rest();
  expect(openMenus()).toEqual([]);
});

test.each<[sentence: string, leaveMenus: () => void]>([
  ['Escape is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['the focus goes elsewhere', () => blur()],
  ['something else is pressed', () => find(document, 'button').click()],
  ['a link is followed', () => find(document, '#beside').click()],
])(
  '[HEAD-03] an open menu closes at once when %s, also with the pointer on another name',
  (_sentence, leaveMenus) => {
    press('category');
    over('purpose');
    leaveMenus();
    expect([openMenus(), locked()]).toEqual([[], false]);
    rest();
    expect(openMenus()).toEqual([]);
  },
);

test('[HEAD-02] the pointer may move from the name into the panel; leaving both closes', () => {
  over('category');
  rest();
  hover('#category a');
  rest(500);
  expect(openMenus()).toEqual(['category']);
  leave();
  rest();
  expect(openMenus()).toEqual([]);
});

test('touch does not open by hover', () => {
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
  blur();
  expect(openMenus()).toEqual([]);
});

test('[HEAD-03] a page left with an open menu does not stay locked', () => {
  open('category');
  stop();
  expect(locked()).toBe(false);
});

function open(id: string) {
  const menu = find<HTMLDetailsElement>(document, `#${id}`);
  menu.open = true;
  menu.dispatchEvent(new Event('toggle'));
}

/** The mouse enters a menu's summary, or the link beside the menus. */
function over(id: string) {
  hover(id === 'beside' ? '#beside' : `#${id} summary`);
}

function hover(selector: string, pointerType = 'mouse') {
  say(find(document, selector), new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

function leave() {
  say(nav, new PointerEvent('pointerleave', { pointerType: 'mouse' }));
}

function blur() {
  say(nav, new FocusEvent('focusout', { bubbles: true, relatedTarget: find(document, 'button') }));
}

/** A browser toggles the menu after the page has handled the click without preventing it. */
function press(id: string) {
  const menu = find<HTMLDetailsElement>(document, `#${id}`);
  const click = new Event('click', { bubbles: true, cancelable: true });
  say(find(menu, 'summary'), click);
  if (click.defaultPrevented) return;
  menu.open = !menu.open;
  menu.dispatchEvent(new Event('toggle'));
}

/** Events have the fake clock's time. */
function say(target: EventTarget, event: Event) {
  Object.defineProperty(event, 'timeStamp', { value: Date.now() });
  target.dispatchEvent(event);
}

function rest(milliseconds = REST_MS) {
  vi.advanceTimersByTime(milliseconds);
}

function openMenus() {
  return Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);
}

function locked() {
  return document.documentElement.dataset['scrollLocked'] !== undefined;
}
