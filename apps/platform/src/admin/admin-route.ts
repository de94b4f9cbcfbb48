import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { cleanJson } from '../http/clean-text.ts';
import { decoded } from '../http/decoded.ts';
import { parseJson } from '../http/parse-json.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { MAX_PICTURE_BYTES, pictureFacts, storePicture } from './edit-pictures.ts';
import { parseGiven } from './given.ts';

const ADMIN_MAX_BYTES = 200_000;
/** Body of a read or a deletion: none. */
export const nothing = z.null().transform(() => ({}));

/** Makes a back office route. It requires the admin token and a valid body, and responds with the handler's result. */
export function adminRoute<T extends z.ZodType>(
  services: Pick<Services, 'env'>,
  method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
  path: RegExp,
  schema: T,
  work: (given: z.output<T>, key: string) => Promise<AdminAnswer>,
): Route {
  return {
    method,
    path,
    async handle(request, response, match) {
      if (!isAllowed(services, request, response)) return;
      const given = await readGiven(request, response, schema);
      if (given === null) return;
      const { status, body } = await work(given, decoded(match[1] ?? '') ?? '');
      sendJson(response, status, body);
    },
  };
}

/** `POST /admin/files?name=…&alt=…`, whose body is a picture: keeps it for entries and products. */
export function uploadRoute(services: Services): Route {
  return {
    method: 'POST',
    path: /^\/admin\/files$/,
    async handle(request, response) {
      if (!isAllowed(services, request, response)) return;
      const { searchParams } = new URL(request.url ?? '/', services.env.url);
      const facts = parseGiven(pictureFacts, Object.fromEntries(searchParams));
      if ('issues' in facts) return sendFaults(response, facts.issues);
      const bytes = await readUpTo(MAX_PICTURE_BYTES, request, response);
      if (bytes === null) return;
      const file = await storePicture(services, bytes, facts.value);
      if (file === null) {
        sendJson(response, 422, { errors: { body: ['must be a JPEG, PNG or WebP picture'] } });
        return;
      }
      const { id, image } = file;
      sendJson(response, 201, { id, alt: image.alt, url: `${services.env.url}${image.src}` });
    },
  };
}

function isAllowed(
  { env }: Pick<Services, 'env'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const isAdmin = isSameSecret(request.headers['x-platform-admin-token'], env.adminToken);
  if (!isAdmin) sendJson(response, 401, { errors: 'The admin token is missing or wrong' });
  return isAdmin;
}

/** Status and body of a response. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: object;
}

/** The changed object, or 404. */
export function changedOr404(changed: object | null): AdminAnswer {
  return changed === null ? { status: 404, body: { errors: 'Not Found' } } : { status: 200, body: changed };
}

/** The created object, or 409 when the name is taken. */
export function madeOr409(made: object | null, field: string): AdminAnswer {
  return made === null
    ? { status: 409, body: { errors: { [field]: ['has already been taken'] } } }
    : { status: 201, body: made };
}

async function readGiven<T extends z.ZodType>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: T,
): Promise<z.output<T> | null> {
  const bytes = await readUpTo(ADMIN_MAX_BYTES, request, response);
  if (bytes === null) return null;
  let body: unknown;
  try {
    const text = bytes.toString('utf8');
    body = text === '' ? null : parseJson(text);
  } catch {
    sendJson(response, 400, { errors: 'Request body is not valid JSON' });
    return null;
  }
  const parsed = parseGiven(schema, cleanJson(body));
  if ('value' in parsed) return parsed.value;
  sendFaults(response, parsed.issues);
  return null;
}

function sendFaults(response: ServerResponse, issues: readonly z.core.$ZodIssue[]): void {
  sendJson(response, 422, {
    errors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'body', [message]])),
  });
}

/** The request's body; null, and a response, when it is larger than `limit` bytes. */
async function readUpTo(
  limit: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | null> {
  try {
    return await readBody(request, limit);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    sendJson(response, 413, { errors: 'Request body is too large' });
    return null;
  }
}
