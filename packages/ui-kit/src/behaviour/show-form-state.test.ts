// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MailMagazineForm } from '../commerce/mail-magazine/MailMagazineForm/MailMagazineForm.tsx';
import { RestockForm } from '../commerce/restock-notice/RestockForm/RestockForm.tsx';
import { type FormState, showFormState } from './show-form-state.ts';

const IDLE: FormState = { busy: false, message: '', status: '' };
const STATES: FormState[] = [
  IDLE,
  { ...IDLE, busy: true, status: '登録しています' },
  { ...IDLE, message: 'メールアドレスの形式で入力してください' },
  { ...IDLE, status: 'メールアドレスを登録しました' },
  { ...IDLE, status: '再入荷しています', way: { href: '/products/x?variant=1', label: '購入する' } },
];
/** The state of a form whose button shows success. */
const DONE: FormState = { ...IDLE, status: 'メールアドレスを登録しました', done: true };

const common = { action: '/a', name: 'n', kind: 'k', label: 'l', placeholder: 'p', submit: 's' };
const FORMS = {
  MailMagazineForm: (state: FormState) =>
    createElement(MailMagazineForm, { ...common, consent: 'c', extra: { locale: 'ja' }, ...state }),
  RestockForm: (state: FormState) =>
    createElement(RestockForm, {
      ...common,
      id: 'i',
      lead: 'l',
      mark: 'm',
      note: 'n',
      doneLabel: 'd',
      ...state,
    }),
};

/** The server-rendered form in the browser's DOM. */
function drawn(form: keyof typeof FORMS, state: FormState): HTMLFormElement {
  document.body.innerHTML = renderToStaticMarkup(FORMS[form](state));
  const element = document.querySelector('form');
  if (element === null) throw new Error('no form was rendered');
  return element;
}

describe.each([
  ['MailMagazineForm', STATES],
  ['RestockForm', [...STATES, DONE]],
] as const)('%s', (name, states) => {
  test.each(states)('is updated to %j right after render', (state) => {
    const expected = drawn(name, state).outerHTML;
    for (const before of states) {
      const form = drawn(name, before);
      showFormState(form, state);
      expect(attributesSorted(form)).toBe(attributesSorted(fromHtml(expected)));
    }
  });

  test('keeps the input, and does not announce the same again', () => {
    const form = drawn(name, IDLE);
    const field = form.querySelector<HTMLInputElement>('input[type="email"]');
    if (field === null) throw new Error('no field');
    field.value = 'hana@example';
    showFormState(form, { ...IDLE, message: 'x' });
    const words = form.querySelector('[data-message]')?.firstChild;
    showFormState(form, { ...IDLE, message: 'x' });
    expect(form.querySelector('[data-message]')?.firstChild).toBe(words);
    expect(field.value).toBe('hana@example');
  });
});

function fromHtml(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild ?? holder;
}

/** The markup with each element's attributes sorted. */
function attributesSorted(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.sort(([a], [b]) => a.localeCompare(b))) {
      element.setAttribute(name, value);
    }
  }
  return copy.outerHTML;
}
