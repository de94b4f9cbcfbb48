import { lightAtWindow, readWindowAnswer, type WindowAnswer } from '@shop/rules/product/window-fit';
import { readWindowFields, WINDOW_KEY, WINDOW_LIGHT_EVENT } from '../contract/window';

const FORM = '[data-window-form]';

/**
 * Makes the window forms respond to each choice (FIT-01): the light is set on `<html>`, and the answer stored for this visit, in this tab
 * only. Called once, on intent: it listens on the document, for the forms of every page.
 */
export function startWindowForms(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>(FORM);
  // Choices made while this code was loading, or present in the address.
  for (const form of forms()) storeChoice(form);
  for (const form of forms()) showStoredAnswer(form);
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(FORM);
    if (form) storeChoice(form);
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const form = target instanceof Element && target.querySelector<HTMLFormElement>(FORM);
      if (form) showStoredAnswer(form);
    },
    true,
  );
  document.addEventListener('reset', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.matches(FORM)) return;
    storeAnswer(null);
    // After the form was reset to its initial values, which may be an answer.
    setTimeout(() => {
      for (const radio of radios(target)) radio.checked = false;
    });
  });
}

function storeChoice(form: HTMLFormElement): void {
  const answer = readWindowFields(new FormData(form));
  if (answer) storeAnswer(answer);
}

/** Selects the answer from another page; a choice on this page stays. */
function showStoredAnswer(form: HTMLFormElement): void {
  const answer = storedAnswer();
  const all = radios(form);
  if (answer === null || all.some(({ checked }) => checked)) return;
  for (const radio of all) radio.checked = radio.value === answer.side || radio.value === answer.distance;
}

function radios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
}

function storedAnswer(): WindowAnswer | null {
  try {
    const [, side, distance] = sessionStorage.getItem(WINDOW_KEY)?.split(' ') ?? [];
    return readWindowAnswer(side, distance);
  } catch {
    // Storage is denied in some private windows.
    return null;
  }
}

function storeAnswer(answer: WindowAnswer | null): void {
  const { dataset } = document.documentElement;
  if (answer === null) delete dataset['windowLight'];
  else dataset['windowLight'] = lightAtWindow(answer);
  dispatchEvent(new Event(WINDOW_LIGHT_EVENT));
  try {
    if (answer === null) sessionStorage.removeItem(WINDOW_KEY);
    else sessionStorage.setItem(WINDOW_KEY, [lightAtWindow(answer), answer.side, answer.distance].join(' '));
  } catch {
    // As above: the answer lasts as long as the document.
  }
}
