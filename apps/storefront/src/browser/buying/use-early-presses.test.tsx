// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EARLY_PRESSES, EARLY_PRESSES_SCRIPT } from './early-presses-script';
import { useEarlyPresses } from './use-early-presses';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const pressed: string[] = [];
const NAMES = ['+', '-', 'add'];

function Part() {
  const forget = useEarlyPresses();
  return (
    <div {...EARLY_PRESSES} onClickCapture={forget}>
      {NAMES.map((name) => (
        <button key={name} type="button" onClick={() => pressed.push(name)}>
          <b>{name}</b>
        </button>
      ))}
    </div>
  );
}

const page = (
  <StrictMode>
    <Part />
  </StrictMode>
);
const press = (name: string) => {
  const button = [...document.querySelectorAll('b')].find((one) => one.textContent === name);
  button?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
};

// Its listener stays as long as the window.
new Function(EARLY_PRESSES_SCRIPT)();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  document.body.innerHTML = `<main>${renderToString(page)}</main><button><b>elsewhere</b></button>`;
  globalThis.earlyPresses = [];
});
afterEach(() => vi.useRealTimers());

const arrive = () => act(() => hydrateRoot(document.querySelector('main') as HTMLElement, page));

test('[PROD-08] [SET-02] presses before the code has come are made once it is here, in their order, once', async () => {
  for (const name of ['+', '+', 'elsewhere', 'add']) press(name);
  const root = await arrive();
  await act(() => vi.runAllTimers());
  expect(pressed).toEqual(['+', '+', 'add']);
  await act(() => press('-'));
  await act(() => vi.runAllTimers());
  expect(pressed).toEqual(['+', '+', 'add', '-']);
  await act(() => root.unmount());
});

test('[PROD-08] a press that React takes while it comes is not made twice', async () => {
  const root = await arrive();
  await act(() => press('add'));
  await act(() => vi.runAllTimers());
  expect(pressed).toEqual(['add']);
  await act(() => root.unmount());
});
