import type { z } from 'zod';
import { restockRequestSchema } from '../../contracts/restock-notice';
import type { Locale } from '../../i18n/locale';
import type { FormServices } from '../endpoints/form-services';
import { languageOfRequest } from '../endpoints/language-of-request';
import { receiveFields } from '../endpoints/receive-fields';
import { refuseTooMany } from '../endpoints/refuse-too-many';
import { withStore } from '../endpoints/with-store';
import { rememberRestockWish } from '../store/restock-notice.repository';

/** `POST /api/stock-notification` (API-02). Asking for the same twice is as good as once. */
export async function receiveRestockWish(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, restockRequestSchema, 'json');
  if (received instanceof Response) return received;
  return rememberWish(request, services, received.value, languageOfRequest(request));
}

/** Remembers a checked wish: 200, 429 or 503. */
export async function rememberWish(
  request: Request,
  { store, mostPerClient }: FormServices,
  {
    variant_id: variantId,
    product_id: productId,
    mail_address: address,
  }: z.output<typeof restockRequestSchema>,
  language: Locale,
): Promise<Response> {
  return withStore(store, async (pool) => {
    const refusal = await refuseTooMany(pool, { request, kind: 'restockNotice', address, mostPerClient });
    if (refusal !== null) return refusal;
    await rememberRestockWish(pool, { address, language, variantId, productId });
    return Response.json({ status: 'SUCCESS' }, { headers: { 'cache-control': 'no-store' } });
  });
}
