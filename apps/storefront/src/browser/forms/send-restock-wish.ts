import type { RestockOutcome, RestockWish } from '@shop/rules/restock-notice/restock-wish';
import { err, ok } from '@shop/rules/result';
import type { RestockRequest } from '../../contracts/restock-notice';
import { postJson } from './post-json';

/** The body of a refusal, as far as it is looked at: the browser loads no schemas. */
type Seen = { readonly errors?: unknown } | null;

/** Leaves a wish at the shop's endpoint (API-02). An address that only the shop finds wrong is `invalid`,
 * a variant that came back meanwhile `inStock`. Never rejects. */
export async function sendRestockWish({
  address,
  variantId,
  productId,
}: RestockWish): Promise<RestockOutcome> {
  const wish: RestockRequest = { variant_id: variantId, product_id: productId, mail_address: address };
  const answered = await postJson('/api/stock-notification', wish);
  if (answered === null) return err('unreachable');
  if (answered.status === 200) return ok(null);
  if (answered.status === 409) return err('inStock');
  const errors = (answered.body as Seen)?.errors;
  const isAddress = JSON.stringify(errors ?? null).includes('"mail_address"');
  return err(answered.status === 400 && isAddress ? 'invalid' : 'refused');
}
