// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAVORITE_PRESS_EVENT, FAVORITES_EVENT } from '#features/favorite/browser/favorite-events.ts';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { releaseEarlyPresses } from './early-presses';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const done: string[] = [];

function Page() {
  const [count, setCount] = useState(0);
  const [size, setSize] = useState('6');
  useEffect(releaseEarlyPresses, []);
  const note = (name: string) => {
    done.push(`${name} ${count}`);
    setCount(count + 1);
  };
  return (
    <>
      <button type="button" onClick={() => note('more')}>
        <b>more</b>
      </button>
      <button type="button" onClick={() => note('add')}>
        <b>add</b>
      </button>
      {['6', '8'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <output>{size}</output>
      <select name="sort" defaultValue="new" onChange={(event) => note(event.currentTarget.value)}>
        <option value="new">new</option>
        <option value="cheap">cheap</option>
      </select>
    </>
  );
}

let root: Root | undefined;
const press = (name: string) =>
  [...document.querySelectorAll('b')]
    .find((one) => one.textContent === name)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
const arrive = async () => {
  await act(() => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, <Page />);
  });
  // Task by task, as in a page, where each task's changes are rendered before the next.
  while (vi.getTimerCount() > 0) await act(() => vi.advanceTimersToNextTimer());
};

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
  runInlineScript('earlyPresses');
});
afterEach(async () => {
  await act(() => root?.unmount());
  globalThis.earlyPresses?.release();
  vi.useRealTimers();
});

test('[PERF-02] [PROD-08] [SET-02] early presses are replayed after hydration, in order, once', async () => {
  for (const name of ['more', 'more', 'add']) press(name);
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ dataset }) => dataset['early'])).toEqual(['', '']);
  await arrive();
  expect(done, 'each sees the render of the previous one').toEqual(['more 0', 'more 1', 'add 2']);
  expect(buttons.map(({ dataset }) => dataset['early'])).toEqual([undefined, undefined]);
  await act(() => press('more'));
  expect(done.slice(3)).toEqual(['more 3']);
});

test('[PERF-02] an early selection is received after hydration', async () => {
  const radio = document.querySelector<HTMLInputElement>('input[value="8"]');
  radio?.click();
  const select = document.querySelector('select');
  if (select) select.value = 'cheap';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await arrive();
  expect(radio?.checked).toBe(true);
  expect(document.querySelector('output')?.textContent).toBe('8');
  expect(done).toEqual(['cheap 0']);
});

test('[PERF-02] [HEAD-03] without command buttons in the browser, the press that opens a dialog waits for the code', async () => {
  const { prototype } = HTMLButtonElement;
  expect('commandForElement' in prototype).toBe(false);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button type="button" command="show-modal"><b>menu</b></button>',
  );
  const button = document.querySelector<HTMLElement>('[command]');
  const opened = vi.fn();
  button?.addEventListener('click', opened);
  press('menu');
  expect(button?.dataset['early']).toBe('');
  expect(opened).not.toHaveBeenCalled();
  await arrive();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('[PERF-02] native browser behaviour is not delayed', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  document.body.innerHTML =
    '<button type="submit">a</button><button type="button" command="show-modal">b</button><a href="#c">c</a><summary>d</summary>';
  const heard: (string | null)[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).textContent));
  for (const element of document.body.children) (element as HTMLElement).click();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  expect(heard).toEqual(['a', 'b', 'c', 'd']);
});

test("[PERF-02] [PROD-01] an image opens in the page's overlay and does not navigate", async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/large.jpg" data-zoom="0"><b>picture</b></a>');
  const link = document.querySelector('a');
  const opened = vi.fn((event: Event) => event.preventDefault());
  link?.addEventListener('click', opened);
  expect(press('picture'), 'the browser does not navigate').toBe(false);
  expect(opened).not.toHaveBeenCalled();
  await arrive();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('[FAV-01] [PERF-02] a favorite toggles at the press, and once more from storage when the press is replayed', async () => {
  const said: unknown[] = [];
  for (const name of [FAVORITE_PRESS_EVENT, FAVORITES_EVENT] as const) {
    window.addEventListener(name, ({ detail }) => said.push(detail), { once: true });
  }
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button type="button" data-favorite="7"><b>heart</b></button>',
  );
  press('heart');
  expect(said).toEqual(['7']);
  await arrive();
  expect(said).toEqual(['7', null]);
});

test('[PERF-02] the focused element at hydration triggers intent', async () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="field" />');
  const field = document.getElementById('field');
  field?.focus();
  const focused = vi.fn();
  document.body.addEventListener('focusin', focused, { once: true });
  await arrive();
  expect(focused).toHaveBeenCalledTimes(1);
});

test('[PERF-02] a button removed before hydration is not pressed; presses above the limit are dropped', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="gone"><b>gone</b></button>');
  press('gone');
  const gone = document.getElementById('gone');
  const click = vi.fn();
  gone?.addEventListener('click', click);
  gone?.remove();
  for (let count = 0; count < 200; count += 1) press('more');
  await arrive();
  expect(click).not.toHaveBeenCalled();
  expect(done).toHaveLength(99);
});

const BUY_FORM =
  '<form data-buy="form" action="/cart/7:1"><button type="submit"><b>buy</b></button></form><a href="/cart"><i>cart</i></a><a href="#reviews"><i>reviews</i></a>';
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
const follow = (name: string) =>
  [...document.querySelectorAll('i')]
    .find((one) => one.textContent === name)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));

test('[PERF-02] [PROD-08] a pending purchase is sent with a navigation before hydration', () => {
  submit.mockClear();
  document.body.insertAdjacentHTML('beforeend', BUY_FORM);
  expect(follow('cart'), 'nothing was pressed').toBe(true);
  expect(press('buy'), 'it is pending').toBe(false);
  expect(document.querySelector<HTMLElement>('form button')?.dataset['early']).toBe('');
  expect(follow('reviews'), 'the page stays').toBe(true);
  expect(submit).not.toHaveBeenCalled();
  expect(follow('cart')).toBe(false);
  expect(submit.mock.contexts).toEqual([document.querySelector('form')]);
});

test('[PERF-02] [PROD-08] without hydration a purchase is sent as a form; with hydration it is executed once', async () => {
  submit.mockClear();
  document.body.insertAdjacentHTML('beforeend', BUY_FORM);
  press('buy');
  press('buy');
  vi.advanceTimersByTime(60_000);
  expect(submit).toHaveBeenCalledTimes(1);
  globalThis.earlyPresses?.release();

  submit.mockClear();
  runInlineScript('earlyPresses');
  const bought = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', bought);
  press('buy');
  await arrive();
  await act(() => vi.advanceTimersByTime(60_000));
  expect(bought).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});
