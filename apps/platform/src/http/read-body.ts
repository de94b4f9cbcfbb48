import type { IncomingMessage } from 'node:http';
import { cleanText } from './clean-text.ts';

/** The body exceeds the caller's limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a request's whole body.
 * @param limit maximum bytes
 * @throws BodyTooLargeError as soon as the announced or actual length exceeds `limit`
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const FORM_MAX_BYTES = 64 * 1024;

/** Why a form is refused: it came from another site, or it is too large. */
type FormRefusal = 'foreign' | 'tooLarge';

/**
 * Reads a posted form. Browsers send the form's origin; one from another site is refused. (The real protection is the cart's secret key in
 * the URL, unknown to other sites.)
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | FormRefusal> {
  const bytes = await readOwn(request, FORM_MAX_BYTES);
  return typeof bytes === 'string' ? bytes : fieldsOf(new URLSearchParams(bytes.toString('utf8')));
}

/** A form that may contain files (`multipart/form-data`). */
export interface UploadForm {
  readonly fields: URLSearchParams;
  /** The file that was chosen in the form's file field. */
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

/**
 * Reads a posted form with at most one file; without files, like `readForm`.
 * @param limit maximum bytes
 * @returns no fields for a form that cannot be read
 */
export async function readUploadForm(
  request: IncomingMessage,
  limit: number,
): Promise<UploadForm | FormRefusal> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const fields = await readForm(request);
    return typeof fields === 'string' ? fields : { fields, file: null };
  }
  const bytes = await readOwn(request, limit);
  if (typeof bytes === 'string') return bytes;
  // The parser's error is that of a body that is no form.
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const file = [...form.values()].find((value) => typeof value !== 'string' && value.size > 0);
  return {
    fields: fieldsOf(texts),
    file: file instanceof File ? { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } : null,
  };
}

/** Nobody types U+0000, and it must not become a character that a name refuses (`cleanText`, GIFT-01). */
const NUL = '\u0000';

function fieldsOf(fields: Iterable<readonly string[]>): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name = '', value = '']) => [name, cleanText(value.replaceAll(NUL, ''))]),
  );
}

/** The body of a form of this site. */
async function readOwn(request: IncomingMessage, limit: number): Promise<Buffer | FormRefusal> {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) {
    return 'foreign';
  }
  try {
    return await readBody(request, limit);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      return 'tooLarge';
    }
    throw error;
  }
}
