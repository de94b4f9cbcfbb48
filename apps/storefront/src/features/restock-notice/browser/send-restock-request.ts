import type { RestockNoticeRequest, RestockOutcome } from '@shop/rules/restock-notice/restock-request';
import { err, ok } from '@shop/rules/result';
import { postJson } from '#foundation/forms/post-json.ts';
import type { RestockRequest } from '../contract/restock-notice';

/** Leaves a request at the shop's endpoint (API-02). An address that only the shop finds wrong is `invalid`,
 * a variant that came back meanwhile `inStock`. Never rejects. */
export async function sendRestockRequest({
  address,
  variantId,
  productId,
}: RestockNoticeRequest): Promise<RestockOutcome> {
  const request: RestockRequest = { variant_id: variantId, product_id: productId, mail_address: address };
  const answered = await postJson('/api/stock-notification', request);
  if (answered === null) return err('unreachable');
  if (answered.status === 200) return isInStock(answered.body) ? err('inStock') : ok(null);
  const isAddress = answered.status === 400 && refusedFields(answered.body).includes('mail_address');
  return err(isAddress ? 'invalid' : 'refused');
}

/** By the answer of `features/restock-notice/contract/restock-notice.ts`. */
function isInStock(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'IN_STOCK';
}

/** The fields that a refusal (foundation/http/problem-schema.ts) names. Read by hand: the browser loads no schemas. */
function refusedFields(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.map((fault: unknown) =>
    typeof fault === 'object' && fault !== null && 'field' in fault ? fault.field : undefined,
  );
}
