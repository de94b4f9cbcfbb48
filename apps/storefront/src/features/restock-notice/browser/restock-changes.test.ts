// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FORMS, VARIANT_EVENT, VARIANT_FIELD } from '#foundation/forms/form-kinds.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { restockForm } from './restock-form';

const m = messages('en');
afterEach(() => vi.unstubAllGlobals());

function shownForm(address: string): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="${FORMS.restockNotice.address}" value="${address}">
    <input type="hidden" name="${VARIANT_FIELD}" value="7"><input type="hidden" name="${FORMS.restockNotice.product}" value="9">
    <p data-message></p><p data-status></p><button type="submit"></button></form>`;
  return document.querySelector('form') as HTMLFormElement;
}

test('[RESTOCK-01] an address that is none is told, sent nowhere, and has the focus', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const form = shownForm('hana@');
  restockForm(form, m).submit();
  expect(form.querySelector('[data-message]')?.textContent).toBe(m.restock.errorFormat);
  expect(document.activeElement).toBe(form.querySelector('input'));
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['input', VARIANT_EVENT])(
  '[RESTOCK-01] what was said of one address and size goes at the event %s, and the next can be sent',
  async (name) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ status: 'SUCCESS' });
    });
    const form = shownForm('hana@example.com');
    const said = () => form.querySelector('[data-status]')?.textContent;
    const { submit } = restockForm(form, m);
    const registered = m.restock.registered({ address: 'hana@example.com' });
    submit();
    await vi.waitFor(() => expect(said()).toBe(registered));
    form.querySelector(`[name=${VARIANT_FIELD}]`)?.setAttribute('value', '8');
    form.dispatchEvent(new Event(name));
    expect(said()).toBe('');
    expect(form.querySelector('button')?.hasAttribute('aria-disabled')).toBe(false);
    submit();
    await vi.waitFor(() => expect(said()).toBe(registered));
    expect(sent).toMatchObject([{ variant_id: 7 }, { variant_id: 8 }]);
  },
);
