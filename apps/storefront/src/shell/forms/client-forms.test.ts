// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { messageTable } from '#foundation/i18n/messages.ts';
import { clientForm } from './client-forms';

const WORDS = messageTable('forms', 'ja');

function formOf(kind: string | undefined, field: string): HTMLFormElement {
  const form = document.createElement('form');
  if (kind !== undefined) form.dataset['form'] = kind;
  form.innerHTML = `<input name="${field}" value="not an address"><p data-message></p><p data-status></p>`;
  return form;
}

describe("the shop's forms", () => {
  test.each([
    ['[MAIL-01]', 'mail-magazine', 'mailAddress', '正しいメールアドレスの形式で入力してください'],
    ['[RESTOCK-01]', 'restock-notice', 'mail_address', 'メールアドレスの形式で入力してください'],
  ])('%s %s has its machine, and shows the error of its field', (_, kind, field, words) => {
    const form = formOf(kind, field);
    clientForm(form, WORDS)?.submit();
    expect(form.querySelector('[data-message]')?.textContent).toBe(words);
    expect(form.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('have one machine each, however often requested', () => {
    const form = formOf('mail-magazine', 'mailAddress');
    const made = clientForm(form, WORDS);
    expect(made).not.toBeNull();
    expect(clientForm(form, WORDS)).toBe(made);
    expect(clientForm(formOf('mail-magazine', 'mailAddress'), WORDS)).not.toBe(made);
  });

  test.each([undefined, '', 'another'])('do not include the type %j', (kind) => {
    const form = formOf(kind, 'mailAddress');
    expect(clientForm(form, WORDS)).toBeNull();
    expect(clientForm(form, WORDS)).toBeNull();
  });
});
