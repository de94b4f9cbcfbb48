// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FORMS, VARIANT_EVENT, VARIANT_FIELD } from '#foundation/forms/form-kinds.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { restockForm } from './restock-form';

const m = messages('en');
afterEach(() => vi.unstubAllGlobals());

test.each(['input', VARIANT_EVENT])(
  '[RESTOCK-01] what was said of one address and size goes at the event %s, and the next can be sent',
  async (name) => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ status: 'SUCCESS' });
    });
    document.body.innerHTML = `<form>
      <input name="${FORMS.restockNotice.address}" value="hana@example.com">
      <input type="hidden" name="${VARIANT_FIELD}" value="7"><input type="hidden" name="${FORMS.restockNotice.product}" value="9">
      <p data-message></p><p data-status></p><button type="submit"></button></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
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
