import type { VariantAvailability } from '@shop/graphql/to-rules/to-variant';
import { parseEmail } from '@shop/rules/email';
import { isHandle } from '@shop/rules/is-handle';
import { z } from 'zod';
import type { FormServices } from '#features/form/server/form-services.ts';
import {
  formLanguage,
  languageOfRequest,
  receiveFields,
  unknownReference,
} from '#foundation/endpoint/read-fields.ts';
import {
  addressLimit,
  clientLimit,
  refuseTooMany,
  withPlatform,
  withStore,
} from '#foundation/endpoint/with-store.ts';
import { FORMS, LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import type { RESTOCK_RETRIES } from '#foundation/routing/form-results.ts';
import {
  type RestockResponse,
  restockRequestSchema,
  restockResponseSchema,
} from '../contract/restock-notice';
import { storeRestockRequest } from './restock-notice.repository';

/** `POST /api/stock-notification` (API-02). A repeated request creates no second notice. */
export async function receiveRestockRequest(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, restockRequestSchema, 'json');
  if (received instanceof Response) return received;
  return rememberRequest(request, services, received.value, languageOfRequest(request));
}

/**
 * Stores a validated request: 200. 400 for a variant that does not exist or is not of the product; 429; 503 while the database or
 * the platform is unavailable, so no unchecked request is accepted. A variant in stock also gives 200, with the page to buy it,
 * and the stale product page is rendered again.
 */
export async function rememberRequest(
  request: Request,
  { store, maxPerClient, readVariant, refreshProduct }: FormServices,
  {
    variant_id: variantId,
    product_id: productId,
    mail_address: address,
  }: z.output<typeof restockRequestSchema>,
  language: Locale,
): Promise<Response> {
  return withStore(store, async (pool) => {
    const tooMany = await refuseTooMany(pool, clientLimit(request, 'client', maxPerClient));
    if (tooMany !== null) return tooMany;
    const variant = await checkVariant(variantId, productId, readVariant);
    if (variant instanceof Response) return variant;
    if (variant.isForSale) {
      refreshProduct(variant.handle);
      const path = `/products/${encodeURIComponent(variant.handle)}?variant=${variantId}`;
      return answer({ status: 'IN_STOCK', productPath: localePath(language, path) });
    }
    const refusal = await refuseTooMany(pool, addressLimit(address));
    if (refusal !== null) return refusal;
    await storeRestockRequest(pool, { address, language, variantId, productId });
    return answer({ status: 'SUCCESS' });
  });
}

function answer(body: RestockResponse): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

/** The variant if it belongs to the product, else the refusal. */
async function checkVariant(
  variantId: number,
  productId: number,
  readVariant: FormServices['readVariant'],
): Promise<VariantAvailability | Response> {
  const found = await withPlatform(`variant ${variantId}`, () => readVariant(variantId));
  if (found instanceof Response) return found;
  const { value: variant } = found;
  if (variant === null) return unknownReference('variant_id', 'is no variant of this shop');
  if (variant.productId !== productId)
    return unknownReference('product_id', 'is not the product of that variant');
  return variant;
}

// The typed address is validated separately: an invalid address has a page, an invalid id has not.
const schema = restockRequestSchema.extend({
  mail_address: z.string(),
  [LANGUAGE_FIELD]: formLanguage,
  [FORMS.restockNotice.handle]: z.string().refine(isHandle).nullable().catch(null),
});

/** The same request from a page without JavaScript: every outcome is a page (RESTOCK-01). */
export async function receiveRestockForm(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) {
    return received.status === 413
      ? seeOther(localePath(languageOfRequest(request), '/restock-notice/invalid'))
      : received;
  }
  const { mail_address: text, language, handle, ...ids } = received.value;
  const page = (result: string) => seeOther(localePath(language, `/restock-notice/${result}`));
  const parsed = parseEmail(text);
  const retry = (result: (typeof RESTOCK_RETRIES)[number]) =>
    page(handle === null ? result : `${result}/${encodeURIComponent(handle)}/${ids.variant_id}`);
  if (!parsed.ok) return retry('invalid');
  const answer = await rememberRequest(request, services, { ...ids, mail_address: parsed.value }, language);
  // The ids are those of a page: the merchant took the variant away since.
  if (answer.status === 400) return page('gone');
  if (answer.status !== 200) return retry('failed');
  const outcome = restockResponseSchema.parse(await answer.json());
  if (outcome.status === 'SUCCESS') return page('registered');
  const { pathname, searchParams } = new URL(outcome.productPath, services.shopUrl);
  return page(`in-stock/${pathname.split('/').at(-1)}/${searchParams.get('variant')}`);
}
