const CONTACT = {
  email: 'hana@example.jp',
  lastName: '緑川',
  firstName: '花',
  zip: '150-0001',
  provinceCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone: '03-1234-5678',
};

const CARD = {
  method: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/49',
  cardCode: '123',
  cardName: 'HANA MIDORIKAWA',
};

/** Goes through the platform's checkout to the order, as a browser without JavaScript. @throws when no order comes of it */
export async function buyElsewhere(checkoutUrl: string): Promise<void> {
  const payment = await submit(await visit(checkoutUrl), CONTACT, 'continue');
  const confirm = await submit(payment, CARD, 'continue');
  const thanks = await submit(confirm, {}, 'place');
  if (!thanks.html.includes('data-order-number')) throw new Error(`no order came of ${thanks.url}`);
}

interface Page {
  readonly url: string;
  readonly html: string;
}

async function visit(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, init);
  return { url: response.url, html: await response.text() };
}

/** Sends the page's form: what is hidden in it, what is written, and the pressed button. */
function submit(
  { url, html }: Page,
  values: Readonly<Record<string, string>>,
  button: string,
): Promise<Page> {
  const form = /<form[^>]*>/.exec(html)?.[0] ?? '';
  const address = new URL(attribute(form, 'action') ?? '', url);
  const body = new URLSearchParams();
  for (const [field] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = attribute(field, 'name');
    if (name !== null) body.set(name, attribute(field, 'value') ?? '');
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set('action', button);
  return visit(address.href, { method: 'POST', body, headers: { origin: address.origin } });
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
