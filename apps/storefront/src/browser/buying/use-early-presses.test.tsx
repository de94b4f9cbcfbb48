// @vitest-environment happy-dom
import { act, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInlineScript } from '../testing/run-inline-script';
import { EARLY_PRESSES } from './early-presses';
import { useEarlyPresses } from './use-early-presses';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const pressed: string[] = [];
const NAMES = ['+', '-', 'add'];

function Part() {
  const [count, setCount] = useState(0);
  const forget = useEarlyPresses();
  return (
    <div {...EARLY_PRESSES} onClickCapture={forget}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            pressed.push(`${name} ${count}`);
            setCount(count + 1);
          }}
        >
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
runInlineScript('earlyPresses');

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  document.body.innerHTML = `<main>${renderToString(page)}</main><button><b>elsewhere</b></button>`;
  globalThis.earlyPresses = [];
});
afterEach(() => vi.useRealTimers());

const arrive = () => act(() => hydrateRoot(document.querySelector('main') as HTMLElement, page));

/** Task by task, as in a page, where what one has changed is drawn before the next. */
async function passTime(): Promise<void> {
  while (vi.getTimerCount() > 0) await act(() => vi.advanceTimersToNextTimer());
}

test('[PROD-08] [SET-02] presses before the code has come are made once it is here, in their order, once', async () => {
  for (const name of ['+', '+', 'elsewhere', 'add']) press(name);
  const root = await arrive();
  await passTime();
  expect(pressed, 'each sees what the one before has drawn').toEqual(['+ 0', '+ 1', 'add 2']);
  await act(() => press('-'));
  await passTime();
  expect(pressed).toEqual(['+ 0', '+ 1', 'add 2', '- 3']);
  await act(() => root.unmount());
});

test('[PROD-08] a press that React takes while it comes is not made twice', async () => {
  const root = await arrive();
  await act(() => press('add'));
  await passTime();
  expect(pressed).toEqual(['add 0']);
  await act(() => root.unmount());
});
