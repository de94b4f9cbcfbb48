import { Window } from 'happy-dom';

/** A page in a browser without JavaScript. */
export interface PlainPage {
  readonly status: number;
  readonly url: string;
  readonly html: string;
  readonly headers: Headers;
  readonly document: InstanceType<typeof Window>['document'];
  /** the page's text with single spaces */
  readonly text: string;
}

/** Parses every page: a window of its own would cost a third of a visit. */
const { DOMParser } = new Window();

/** Opens a URL and follows redirects. The page is parsed when its document or text is read. */
export async function visit(url: string, init: RequestInit = {}): Promise<PlainPage> {
  const response = await fetch(url, init);
  const html = await response.text();
  let parsed: PlainPage['document'] | undefined;
  const parse = () => {
    parsed ??= new DOMParser().parseFromString(html, 'text/html');
    return parsed;
  };
  return {
    status: response.status,
    url: response.url,
    html,
    headers: response.headers,
    get document() {
      return parse();
    },
    get text() {
      return (parse().body?.textContent ?? '').replace(/\s+/g, ' ');
    },
  };
}

/** Submits the page's form: its field values, overwritten by `values`, and the pressed button. Fields outside with `form=` are included. */
export async function submit(
  page: PlainPage,
  values: Readonly<Record<string, string>>,
  button: string | null,
  init: RequestInit = {},
): Promise<PlainPage> {
  const { url, body } = formOf(page, values, button);
  return visit(url, { method: 'POST', body, headers: { origin: new URL(url).origin }, ...init });
}

/** The request that `submit` would send. */
export function formOf(
  page: PlainPage,
  values: Readonly<Record<string, string>>,
  button: string | null,
): { url: string; body: URLSearchParams } {
  const form = page.document.querySelector('form');
  if (form === null) {
    throw new Error(`no form on ${page.url}: ${page.text}`);
  }
  const body = new URLSearchParams();
  const fields = [
    ...form.querySelectorAll('input, select'),
    ...page.document.querySelectorAll(`input[form="${form.id}"]`),
  ];
  for (const field of fields) {
    const name = field.getAttribute('name');
    const type = field.getAttribute('type');
    if (name === null || (type === 'radio' && !field.hasAttribute('checked'))) {
      continue;
    }
    const chosen = field.querySelector('option[selected]')?.getAttribute('value') ?? '';
    body.set(name, field.tagName === 'SELECT' ? chosen : (field.getAttribute('value') ?? ''));
  }
  for (const [name, value] of Object.entries(values)) {
    body.set(name, value);
  }
  if (button !== null) {
    body.set('action', button);
  }
  return { url: new URL(form.getAttribute('action') ?? '', page.url).href, body };
}
