import type { z } from 'zod';
import { restockRequestSchema } from '../../contracts/restock-notice';
import { problem } from '../../http/problem';
import type { Locale } from '../../i18n/locale';
import { asked } from '../endpoints/asked';
import type { FormServices } from '../endpoints/form-services';
import { languageOfRequest } from '../endpoints/language-of-request';
import { noSuchField } from '../endpoints/no-such-field';
import { receiveFields } from '../endpoints/receive-fields';
import { addressLimit, clientLimit, refuseTooMany } from '../endpoints/refuse-too-many';
import { withStore } from '../endpoints/with-store';
import { storeRestockRequest } from '../store/restock-notice.repository';

/** `POST /api/stock-notification` (API-02). Asking for the same twice is as good as once. */
export async function receiveRestockRequest(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, restockRequestSchema, 'json');
  if (received instanceof Response) return received;
  return rememberRequest(request, services, received.value, languageOfRequest(request));
}

/**
 * Remembers a checked request: 200; 400 for a variant that there is not, or not of that product; 409 for one that can be bought
 * now, of which nobody would ever be told; 429; 503 while the database or the platform is away, so that nothing is promised
 * that was not looked at.
 */
export async function rememberRequest(
  request: Request,
  { store, mostPerClient, readVariant }: FormServices,
  {
    variant_id: variantId,
    product_id: productId,
    mail_address: address,
  }: z.output<typeof restockRequestSchema>,
  language: Locale,
): Promise<Response> {
  return withStore(store, async (pool) => {
    const refusal =
      (await refuseTooMany(pool, clientLimit(request, 'client', mostPerClient))) ??
      (await refuseVariant(variantId, productId, readVariant)) ??
      (await refuseTooMany(pool, addressLimit(address)));
    if (refusal !== null) return refusal;
    await storeRestockRequest(pool, { address, language, variantId, productId });
    return Response.json({ status: 'SUCCESS' }, { headers: { 'cache-control': 'no-store' } });
  });
}

async function refuseVariant(
  variantId: number,
  productId: number,
  readVariant: FormServices['readVariant'],
): Promise<Response | null> {
  const found = await asked(`variant ${variantId}`, () => readVariant(variantId));
  if (found instanceof Response) return found;
  const { value: variant } = found;
  if (variant === null) return noSuchField('variant_id', 'is no variant of this shop');
  if (variant.productId !== productId) return noSuchField('product_id', 'is not the product of that variant');
  return variant.isForSale ? problem({ status: 409, title: 'The variant is in stock' }) : null;
}
