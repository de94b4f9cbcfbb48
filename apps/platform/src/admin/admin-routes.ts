import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { cleanJson } from '../http/clean-text.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { productPatch, updateProduct } from './update-product.ts';
import { updateVariant, variantPatch } from './update-variant.ts';

const LIMIT = 200_000;

/**
 * What a merchant does in the provider's back office, as two addresses: `PATCH /admin/variants/{numeric id}` and
 * `PATCH /admin/products/{handle}`, with the admin token. A change is committed, then the snapshot and the webhooks have it,
 * then it is answered.
 */
export function adminRoutes(services: Services): Route[] {
  const route = <T extends z.ZodType>(
    path: RegExp,
    schema: T,
    update: (services: Services, key: string, patch: z.output<T>) => Promise<object | null>,
  ): Route => ({
    method: 'PATCH',
    path,
    async handle(request, response, match) {
      if (!isSameSecret(request.headers['x-platform-admin-token'], services.env.adminToken)) {
        sendJson(response, 401, { errors: 'The admin token is missing or wrong' });
        return;
      }
      const patch = await readPatch(request, response, schema);
      if (patch === null) return;
      const changed = await update(services, decoded(match[1] ?? ''), patch);
      if (changed === null) sendJson(response, 404, { errors: 'Not Found' });
      else sendJson(response, 200, changed);
    },
  });
  return [
    route(/^\/admin\/variants\/(\d{1,15})$/, variantPatch, updateVariant),
    route(/^\/admin\/products\/([^/]+)$/, productPatch, updateProduct),
  ];
}

/** A part of the path as it is meant; one that is no encoding names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

async function readPatch<T extends z.ZodType>(
  request: IncomingMessage,
  response: ServerResponse,
  schema: T,
): Promise<z.output<T> | null> {
  let body: unknown;
  try {
    body = JSON.parse((await readBody(request, LIMIT)).toString('utf8'));
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
