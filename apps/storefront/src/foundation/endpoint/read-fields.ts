import { describeIssue } from '@shop/rules/describe-issue';
import { z } from 'zod';
import { problem } from '#foundation/http/problem.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { preferredLocale, shopLocales } from '#foundation/i18n/shop-locales.ts';

/**
 * The whole body, or the refusal (API-06): 415 if it is compressed, 413 if it exceeds the limit: reading stops there, whatever
 * `content-length` declares.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | Response> {
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? '')) {
    return problem({ status: 415, title: 'The body must not be compressed' });
  }
  const tooLarge = () => problem({ status: 413, title: `Request body larger than ${maxBytes} bytes` });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await reader?.read();
    if (next === undefined || next.done) break;
    length += next.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      return tooLarge();
    }
    parts.push(next.value);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += part.byteLength;
  }
  return body;
}

/** Most bodies contain only an address and a few numbers. */
const DEFAULT_MAX_BYTES = 4 * 1024;

/** The format of a body: JSON of the shop's own code, or a form of a page without JavaScript. */
export type BodyKind = 'json' | 'form';

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<BodyKind, string>;

/** The unvalidated fields of a body, or the refusal: 415, 413, 400 (API-06). */
export async function readFields(
  request: Request,
  kind: BodyKind,
  maxBytes: number = DEFAULT_MAX_BYTES,
): Promise<{ fields: unknown } | Response> {
  const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (type?.trim() !== BODY_TYPES[kind]) {
    return problem({ status: 415, title: `The body must be ${BODY_TYPES[kind]}` });
  }
  if (parameters.some((one) => /^\s*charset=(?!"?utf-?8"?\s*$)/.test(one))) {
    return problem({ status: 415, title: 'The body must be in UTF-8' });
  }
  const body = await readBody(request, maxBytes);
  if (body instanceof Response) return body;
  const text = new TextDecoder().decode(body);
  if (kind === 'form') return { fields: fieldsOfForm(new URLSearchParams(text)) };
  try {
    return { fields: JSON.parse(text) };
  } catch {
    return problem({ status: 400, title: 'Malformed JSON' });
  }
}

/** A repeated field is a list, which no schema of a single value accepts: the intended value would be a guess. */
function fieldsOfForm(form: URLSearchParams): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of form) {
    const known = fields.get(name);
    if (Array.isArray(known)) known.push(value);
    else fields.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(fields);
}

/** The error title for each validated part. */
const TITLES = { body: 'Invalid request body', query: 'Invalid query parameters' } as const;

/**
 * The validated fields, or a 400 that names each invalid one once, in the shop's own messages (API-06).
 * @param schema of a flat object: an error within a field counts as the field's error
 */
export function checkFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  fields: unknown,
  part: keyof typeof TITLES = 'body',
): { value: z.output<Schema> } | Response {
  const parsed = z.safeParse(schema, fields, { error: describeIssue });
  if (parsed.success) return { value: parsed.data };
  const faults = new Map(
    parsed.error.issues.map(({ path: [field], message }) => {
      const name = field === undefined ? part : String(field);
      return [`${name} ${message}`, { field: name, detail: sentence(name, field !== undefined, message) }];
    }),
  );
  return problem({ status: 400, title: TITLES[part], errors: [...faults.values()] });
}

function sentence(name: string, isField: boolean, message: string): string {
  return `${isField ? name : `The ${name}`} ${message}.`;
}

/**
 * A parameter allowed once. If repeated it is returned as a list, which no schema of a single value accepts: the intended value
 * would be a guess.
 */
export function singleParam(query: URLSearchParams, name: string): string | readonly string[] | undefined {
  const values = query.getAll(name);
  return values.length > 1 ? values.slice(0, 2) : values[0];
}

/** The values of a repeatable parameter, at most one more than allowed: a URL with thousands is refused without checking each. */
export function repeatedParam(query: URLSearchParams, name: string, most: number): string[] {
  return query.getAll(name).slice(0, most + 1);
}

/**
 * The refusal of a field that matches its contract but names nothing that exists (API-06).
 * @param fault the end of a sentence that begins with the field's name
 */
export function unknownReference(field: string, fault: string): Response {
  return problem({
    status: 400,
    title: 'Invalid request body',
    errors: [{ field, detail: `${field} ${fault}.` }],
  });
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from a page of this shop, or from no page. Browsers send the page's origin with every POST; another
 * site's page must not register its visitors here. A local shop accepts each of the machine's loopback names. The Host header is
 * no proof, since the sender controls it.
 */
export function isOwnPage({ headers }: Request, shopUrl: string): boolean {
  const origin = headers.get('origin');
  // Only browsers write it, and a page cannot change it: a foreign value is decisive, whatever the other headers contain.
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && (site !== 'none' || origin !== null)) return false;
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const [page, shop] = [new URL(origin), new URL(shopUrl)];
  if (page.origin === shop.origin) return true;
  const isNameOfThisMachine = LOOPBACK.has(page.hostname) && LOOPBACK.has(shop.hostname);
  return isNameOfThisMachine && page.port === shop.port && page.protocol === shop.protocol;
}

const spoken = z.custom<Locale>((tag) => shopLocales().some((locale) => locale === tag), {
  error: () => `must be one of ${shopLocales().join(', ')}`,
});

/** The language that a form names, if the shop speaks it; else the shop's main one (LANG-01). */
export const formLanguage = spoken.catch(() => shopLocales()[0]);

/** The language that a query names, of those that the shop speaks; the main one if it names none (LANG-01). */
export const queryLanguage = spoken.default(() => shopLocales()[0]);

/** The query of an endpoint whose only parameter is the language. */
export const languageQuery = z.object({ locale: queryLanguage });

/** The language of the requesting page: the shop's code sends it, and so does a browser for a plain form. */
export function languageOfRequest({ headers }: Request): Locale {
  return preferredLocale(headers.get('accept-language'));
}

/** The fields of a POST of the shop's own forms, validated against the contract, or the refusal (API-06). */
export async function receiveFields<Schema extends z.ZodType>(
  request: Request,
  { shopUrl }: { readonly shopUrl: string },
  schema: Schema,
  kind: BodyKind,
  maxBytes?: number,
): Promise<{ value: z.output<Schema> } | Response> {
  if (!isOwnPage(request, shopUrl)) return problem({ status: 403, title: 'Cross-site request refused' });
  const read = await readFields(request, kind, maxBytes);
  return read instanceof Response ? read : checkFields(schema, read.fields);
}
