// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HeaderQuery } from './HeaderQuery';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let field: HTMLInputElement;
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<header><input data-suggest></header><main></main>';
  field = document.querySelector('input') as HTMLInputElement;
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

const show = (query: string | null) =>
  act(() => root.render(query === null ? null : <HeaderQuery query={query} />));

test('[SEARCH-02] the header’s field says what was searched for, and nothing on the next page', async () => {
  await show('苔');
  expect(field.value).toBe('苔');
  await show('盆栽');
  expect(field.value).toBe('盆栽');
  await show(null);
  expect(field.value).toBe('');
});

test('[SEARCH-02] what a shopper has typed meanwhile stays', async () => {
  field.value = '鉢';
  await show('苔');
  expect(field.value).toBe('鉢');
  await show(null);
  expect(field.value).toBe('鉢');
});

test('[SEARCH-02] a field that a shopper is about to type in stays blank', async () => {
  field.focus();
  await show('苔');
  expect(field.value).toBe('');
});
