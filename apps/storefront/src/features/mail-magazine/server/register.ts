import { parseEmail } from '@shop/rules/email';
import { inLanguage } from '@shop/rules/language';
import type { FormServices } from '#features/form/server/form-services.ts';
import { cookieText } from '#foundation/cookies/browser-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { formLanguage, languageOfRequest, receiveFields } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withStore } from '#foundation/endpoint/with-store.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { seeOther } from '#foundation/http/problem.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import {
  type RegistrationResponse,
  registrationRequestSchema,
  registrationResponseSchema,
} from '../contract/mail-magazine';
import { registerMember } from './mail-magazine.repository';
import { missedDraw } from './missed-draw';

/**
 * Registers an entered address for the mail magazine (MAIL-03). A malformed address is answered without a database query.
 * @returns the answer of API-01 with status 200, or a 429 or 503
 */
export async function register(
  request: Request,
  { store, coupons, usesCouponCodes, maxPerClient }: FormServices,
  {
    text,
    language,
    draw,
  }: { readonly text: string; readonly language: Locale; readonly draw: string | undefined },
): Promise<Response> {
  const parsed = parseEmail(text);
  if (!parsed.ok) return answer({ status: 'INVALID_MAIL_ADDRESS', couponCode: null, discountRate: null });
  const address = parsed.value;
  return withStore(store, async (pool) => {
    // No limit per address: a repeated registration writes nothing, and the interval between its mails is limited.
    const refusal = await refuseTooMany(pool, clientLimit(request, 'client', maxPerClient));
    if (refusal !== null) return refusal;
    const coupon = await registerMember(pool, await store.queue(), {
      address,
      language,
      coupons,
      usesCouponCodes,
    });
    const missed = missedDraw(draw);
    return answer(
      coupon === null
        ? { status: 'DUPLICATED', couponCode: null, discountRate: null }
        : {
            status: 'SUCCESS',
            couponCode: coupon.code,
            discountRate: coupon.discountRate,
            ...(missed !== null && { missedDraw: inLanguage(missed.title, language) }),
          },
    );
  });
}

function answer(body: RegistrationResponse): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

/** `POST /api/mailmagazine/register` (API-01). */
export async function receiveRegistration(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, registrationRequestSchema, 'json');
  if (received instanceof Response) return received;
  const { mailAddress, draw } = received.value;
  return register(request, services, { text: mailAddress, language: languageOfRequest(request), draw });
}

const schema = registrationRequestSchema.extend({ [LANGUAGE_FIELD]: formLanguage });

/** The same registration from a page without JavaScript: every outcome is a page, success sets the cookie (MAIL-01). */
export async function receiveRegistrationForm(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) {
    return received.status === 413
      ? seeOther(localePath(languageOfRequest(request), '/mail-magazine/invalid'))
      : received;
  }
  const { mailAddress: text, language, draw } = received.value;
  const page = (result: string) => localePath(language, `/mail-magazine/${result}`);
  if (text.trim() === '') return seeOther(page('required'));
  const answer = await register(request, services, { text, language, draw });
  if (answer.status !== 200) return seeOther(page('failed'));
  const outcome = registrationResponseSchema.parse(await answer.json());
  switch (outcome.status) {
    case 'INVALID_MAIL_ADDRESS':
      return seeOther(page('invalid'));
    case 'DUPLICATED':
      return seeOther(page('duplicated'));
    case 'SUCCESS': {
      const isSecure = services.shopUrl.startsWith('https:');
      const cookie = cookieText(discountCodeCookie.name, outcome.couponCode, isSecure);
      const missed = missedDraw(draw)?.id;
      return seeOther(
        page(`coupon/${outcome.couponCode}${missed === undefined ? '' : `/${missed}`}`),
        cookie,
      );
    }
    default:
      return outcome satisfies never;
  }
}
