// @vitest-environment happy-dom

import { explore } from '@shop/machines/testing/explore';
import type { Happening } from '@shop/machines/testing/happening';
import type { MenusEvent } from '@shop/machines/testing/menus/menus.machine';
import { POINTER_REST_MS, PRESS_GRACE_MS } from '@shop/machines/testing/menus/menus.machine';
import { menusModel } from '@shop/machines/testing/menus/menus.model';
import { disclosureMenus } from '@shop/ui-kit/behaviour/disclosure-menus';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let row: HTMLElement;
let stop: () => void;
const { paths, steps } = explore(menusModel);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test(`[HEAD-02] [HEAD-03] the menus of the page do what their machine says, along ${paths.length} paths (${steps.length} steps)`, () => {
  for (const path of paths) {
    open();
    for (const [at, { happening, after }] of path.steps.entries()) {
      makeHappen(happening);
      const said = path.sentences.slice(0, at + 1).join(', ');
      expect([said, openMenu(), isLocked()]).toEqual([said, after.context.open, after.hasTag('locked')]);
    }
    stop();
  }
});

function open(): void {
  document.body.innerHTML = `
    <nav>
      <details id="category"><summary>Category</summary><a href="#plants">Plants</a></details>
      <details id="purpose"><summary>Purpose</summary><a href="#gift">Gift</a></details>
      <a id="beside" href="#new">New</a>
    </nav>
    <button>Outside</button>`;
  row = find('nav');
  stop = disclosureMenus(row);
}

function makeHappen(happening: Happening): void {
  if (happening.kind === 'time') {
    vi.advanceTimersByTime(happening.delay === 'pointerRest' ? POINTER_REST_MS : PRESS_GRACE_MS);
  } else if (happening.kind === 'event') {
    act(happening.event as MenusEvent);
  }
}

function act(event: MenusEvent): void {
  switch (event.type) {
    case 'pointer.over':
      say(find(event.menu === null ? '#beside' : `#${event.menu} summary`), pointer('pointerover'));
      return;
    case 'pointer.leave':
      say(row, pointer('pointerleave'));
      return;
    case 'name.press':
      press(find<HTMLDetailsElement>(`#${event.menu}`));
      return;
    case 'key.escape':
      say(document, new KeyboardEvent('keydown', { key: 'Escape' }));
      return;
    case 'focus.leave':
      say(row, new FocusEvent('focusout', { bubbles: true, relatedTarget: find('button') }));
      return;
    case 'outside.press':
      say(find('button'), new MouseEvent('click', { bubbles: true }));
      return;
    case 'link.follow':
      say(find('#beside'), new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/**
 * What a browser does on a press of a name: it turns the menu when the page has got the press and does not say no. (The
 * simulated browser turns it before; a plain event keeps it from doing so.)
 */
function press(menu: HTMLDetailsElement): void {
  const click = new Event('click', { bubbles: true, cancelable: true });
  say(find(`#${menu.id} summary`), click);
  if (!click.defaultPrevented) menu.open = !menu.open;
}

function pointer(type: string): Event {
  return new PointerEvent(type, { bubbles: type === 'pointerover', pointerType: 'mouse' });
}

/** Events carry the fake clock's time. */
function say(target: EventTarget, event: Event): void {
  Object.defineProperty(event, 'timeStamp', { value: Date.now() });
  target.dispatchEvent(event);
}

function openMenu(): string | null {
  return document.querySelector('details[open]')?.id ?? null;
}

function isLocked(): boolean {
  return document.documentElement.dataset['scrollLocked'] !== undefined;
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(selector);
  return found;
}
