import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { cleanJson } from '../http/clean-text.ts';
import { decoded } from '../http/decoded.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';

const LIMIT = 200_000;
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
      if (!isSameSecret(request.headers['x-platform-admin-token'], services.env.adminToken)) {
        sendJson(response, 401, { errors: 'The admin token is missing or wrong' });
        return;
      }
      const given = await readGiven(request, response, schema);
      if (given === null) return;
      const { status, body } = await work(given, decoded(match[1] ?? '') ?? '');
      sendJson(response, status, body);
    },
  };
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
  let body: unknown;
  try {
    const text = (await readBody(request, LIMIT)).toString('utf8');
    body = text === '' ? null : JSON.parse(text);
  } catch (error) {
    const isTooLarge = error instanceof BodyTooLargeError;
    sendJson(response, isTooLarge ? 413 : 400, {
      errors: isTooLarge ? 'Request body is too large' : 'Request body is not valid JSON',
    });
    return null;
  }
  const parsed = schema.safeParse(cleanJson(body));
  if (parsed.success) return parsed.data;
  sendJson(response, 422, {
    errors: Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', [message]]),
    ),
  });
  return null;
}
