import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isSameSecret } from '../graphql/access-header.ts';
import type { Services } from '../graphql/context.ts';
import { cleanJson } from '../http/clean-text.ts';
import { BodyTooLargeError, readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { deleteCollection } from './delete-collection.ts';
import { deleteProduct } from './delete-product.ts';
import { discountCodes, makeDiscountCodes } from './make-discount-codes.ts';
import { collectionPatch, updateCollection } from './update-collection.ts';
import { productPatch, updateProduct } from './update-product.ts';
import { reviewPatch, updateReview } from './update-review.ts';
import { updateVariant, variantPatch } from './update-variant.ts';

const LIMIT = 200_000;
/** What a deletion brings along. */
const nothing = z.null().transform(() => ({}));

/**
 * What a merchant does in the provider's back office: `PATCH /admin/variants/{numeric id}`, `PATCH` and `DELETE /admin/products/{handle}`,
 * `PATCH` and `DELETE /admin/collections/{handle}`, `PATCH /admin/reviews/{handle}` and `POST /admin/discounts`, with the admin token. A change is committed, then the snapshot and the
 * webhooks have it, then it is answered.
 */
export function adminRoutes(services: Services): Route[] {
  const route = <T extends z.ZodType>(
    method: 'PATCH' | 'POST' | 'DELETE',
    path: RegExp,
    schema: T,
    work: (given: z.output<T>, key: string) => Promise<AdminAnswer>,
  ): Route => ({
    method,
    path,
    async handle(request, response, match) {
      if (!isSameSecret(request.headers['x-platform-admin-token'], services.env.adminToken)) {
        sendJson(response, 401, { errors: 'The admin token is missing or wrong' });
        return;
      }
      const given = await readGiven(request, response, schema);
      if (given === null) return;
      const { status, body } = await work(given, decoded(match[1] ?? ''));
      sendJson(response, status, body);
    },
  });
  return [
    route('PATCH', /^\/admin\/variants\/(\d{1,15})$/, variantPatch, async (patch, key) =>
      changedOr404(await updateVariant(services, key, patch)),
    ),
    route('PATCH', /^\/admin\/products\/([^/]+)$/, productPatch, async (patch, key) =>
      changedOr404(await updateProduct(services, key, patch)),
    ),
    route('PATCH', /^\/admin\/collections\/([^/]+)$/, collectionPatch, async (patch, key) =>
      changedOr404(await updateCollection(services, key, patch)),
    ),
    route('DELETE', /^\/admin\/products\/([^/]+)$/, nothing, async (_, key) =>
      changedOr404(await deleteProduct(services, key)),
    ),
    route('DELETE', /^\/admin\/collections\/([^/]+)$/, nothing, async (_, key) =>
      changedOr404(await deleteCollection(services, key)),
    ),
    route('PATCH', /^\/admin\/reviews\/([^/]+)$/, reviewPatch, async (patch, key) =>
      changedOr404(await updateReview(services, key, patch)),
    ),
    route('POST', /^\/admin\/discounts$/, discountCodes, async (given) => {
      const made = await makeDiscountCodes(services, given);
      if ('codes' in made) return { status: 200, body: made };
      return {
        status: 409,
        body: { errors: { codes: made.taken.map((code) => `${code} has other terms`) } },
      };
    }),
  ];
}

interface AdminAnswer {
  readonly status: number;
  readonly body: object;
}

function changedOr404(changed: object | null): AdminAnswer {
  return changed === null ? { status: 404, body: { errors: 'Not Found' } } : { status: 200, body: changed };
}

/** A part of the path as it is meant; one that is no encoding names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
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
