import { Window } from 'happy-dom';

const CONTACT = {
  lastName: '森',
  firstName: '花子',
  zip: '150-0001',
  provinceCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone: '03-1234-5678',
};
const PAYMENT = { method: 'payPay' };

interface Page {
  readonly url: string;
  readonly status: number;
  readonly document: InstanceType<typeof Window>['document'];
}

/** Content of the thank-you page. */
interface PlacedOrder {
  readonly number: string;
  readonly text: string;
}

/**
 * Goes through the hosted checkout without JavaScript and places the order.
 * @returns null when the checkout reports something as unavailable
 * @throws when it responds with a fault
 */
export async function walkCheckout(checkoutUrl: string, email: string): Promise<PlacedOrder | null> {
  let page = await visit(checkoutUrl);
  for (const [values, action] of [
    [{ ...CONTACT, email }, 'continue'],
    [PAYMENT, 'continue'],
    [{}, 'place'],
  ] as const) {
    const form = page.document.querySelector('form');
    // Sold out meanwhile: the page reports it and has no form.
    if (form === null) return null;
    page = await submit(page, form, { ...values, action });
  }
  const number = page.document.querySelector('[data-order-number]')?.textContent?.trim();
  if (number === undefined) return null;
  return { number, text: (page.document.body?.textContent ?? '').replace(/\s+/g, ' ') };
}

async function visit(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, init);
  if (response.status >= 500) throw new Error(`${url} responded with ${response.status}`);
  const window = new Window({ url: response.url });
  window.document.write(await response.text());
  return { url: response.url, status: response.status, document: window.document };
}

type Form = NonNullable<ReturnType<Page['document']['querySelector']>>;

/** The form's field values, including outside fields that name it, overwritten by `values`. */
function submit(page: Page, form: Form, values: Readonly<Record<string, string>>): Promise<Page> {
  const body = new URLSearchParams();
  const outside = form.id === '' ? [] : [...page.document.querySelectorAll(`input[form="${form.id}"]`)];
  for (const field of [...form.querySelectorAll('input, select'), ...outside]) {
    const name = field.getAttribute('name');
    const isUnchosen = field.getAttribute('type') === 'radio' && !field.hasAttribute('checked');
    if (name === null || isUnchosen) continue;
    const chosen = field.querySelector('option[selected]') ?? field;
    body.set(name, chosen.getAttribute('value') ?? '');
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const url = new URL(form.getAttribute('action') ?? '', page.url);
  return visit(url.href, { method: 'POST', body, headers: { origin: url.origin } });
}
