// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from '#foundation/browser/testing/run-inline-script.ts';
import { WINDOW_KEY, WINDOW_LIGHT_EVENT } from '../contract/window';
import { startWindowForms } from './window-form';

const FORM = `<details data-window-check><form data-window-form>
  <input type="hidden" name="sort" value="near">
  ${['south', 'north'].map((side) => `<input type="radio" name="window" value="${side}">`).join('')}
  ${['near', 'far'].map((distance) => `<input type="radio" name="distance" value="${distance}">`).join('')}
</form></details>`;

const { dataset } = document.documentElement;
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`) as HTMLInputElement;
const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);
const choose = (value: string) => {
  radio(value).checked = true;
  radio(value).dispatchEvent(new Event('change', { bubbles: true }));
};

beforeAll(() => {
  document.body.innerHTML = FORM;
  startWindowForms();
});
beforeEach(() => {
  sessionStorage.clear();
  delete dataset['windowLight'];
  document.body.innerHTML = FORM;
});

describe('[FIT-01] the questions about a window', () => {
  test('say nothing until both are answered, then name the light and keep the answer for the visit', () => {
    const heard = vi.fn();
    addEventListener(WINDOW_LIGHT_EVENT, heard);
    choose('south');
    expect([dataset['windowLight'], sessionStorage.getItem(WINDOW_KEY)]).toEqual([undefined, null]);
    choose('near');
    expect([dataset['windowLight'], sessionStorage.getItem(WINDOW_KEY)]).toEqual(['sun', 'sun south near']);
    choose('north');
    expect(dataset['windowLight']).toBe('lace');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('show on another page what was answered, and let a choice stand that was made since', () => {
    sessionStorage.setItem(WINDOW_KEY, 'dark north far');
    const details = document.querySelector('details');
    details?.dispatchEvent(new Event('toggle'));
    expect(checked()).toEqual(['north', 'far']);
    radio('south').checked = true;
    details?.dispatchEvent(new Event('toggle'));
    expect(checked()).toEqual(['south', 'far']);
  });

  test('are taken back by one button', async () => {
    choose('south');
    choose('near');
    document.querySelector('form')?.reset();
    expect([dataset['windowLight'], sessionStorage.getItem(WINDOW_KEY)]).toEqual([undefined, null]);
    await vi.waitFor(() => expect(checked()).toEqual([]));
  });
});

describe('[FIT-01] before a page is drawn', () => {
  test('the light that was kept is named', () => {
    sessionStorage.setItem(WINDOW_KEY, 'lace north near');
    runInlineScript('windowLight');
    expect(dataset['windowLight']).toBe('lace');
  });

  test('that of the address is not changed, and without either none is', () => {
    runInlineScript('windowLight');
    expect(dataset['windowLight']).toBeUndefined();
    dataset['windowLight'] = 'sun';
    sessionStorage.setItem(WINDOW_KEY, 'lace north near');
    runInlineScript('windowLight');
    expect(dataset['windowLight']).toBe('sun');
  });
});
