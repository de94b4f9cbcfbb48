import { parseEmail } from '@shop/rules/email';
import type { FormServices } from '#features/form/server/form-services.ts';
import { clientLimit, refuseTooMany } from '#foundation/endpoint/refuse-too-many.ts';
import { withStore } from '#foundation/endpoint/with-store.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import type { RegistrationResponse } from '../contract/mail-magazine';
import { registerMember } from './mail-magazine.repository';

/**
 * Registers what a person wrote as an address for the mail magazine (MAIL-03). An address that is none is answered without
 * a look at the database.
 * @returns the answer of API-01 with status 200, or a 429 or 503
 */
export async function register(
  request: Request,
  { store, coupons, usesCouponCodes, mostPerClient }: FormServices,
  { text, language }: { readonly text: string; readonly language: Locale },
): Promise<Response> {
  const parsed = parseEmail(text);
  if (!parsed.ok) return answer({ status: 'INVALID_MAIL_ADDRESS', couponCode: null, discountRate: null });
  const address = parsed.value;
  return withStore(store, async (pool) => {
    // No limit about one address: registering it again writes nothing, and its mail comes again once in a while only.
    const refusal = await refuseTooMany(pool, clientLimit(request, 'client', mostPerClient));
    if (refusal !== null) return refusal;
    const coupon = await registerMember(pool, await store.queue(), {
      address,
      language,
      coupons,
      usesCouponCodes,
    });
    return answer(
      coupon === null
        ? { status: 'DUPLICATED', couponCode: null, discountRate: null }
        : { status: 'SUCCESS', couponCode: coupon.code, discountRate: coupon.discountRate },
    );
  });
}

function answer(body: RegistrationResponse): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
