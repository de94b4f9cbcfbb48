import { z } from 'zod';
import type { FormServices } from '#features/form/server/form-services.ts';
import { receiveFields } from '#features/form/server/receive-fields.ts';
import { cookieText } from '#foundation/cookies/browser-cookies.ts';
import { discountCodeCookie } from '#foundation/cookies/discount-code.ts';
import { seeOther } from '#foundation/endpoint/see-other.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { LOCALES, localePath } from '#foundation/i18n/locale.ts';
import { registrationRequestSchema, registrationResponseSchema } from '../contract/mail-magazine';
import { register } from './register';

const schema = registrationRequestSchema.extend({ [LANGUAGE_FIELD]: z.enum(LOCALES).catch('ja') });

/** The same registration from a page without JavaScript: every end is a page, success sets the cookie (MAIL-01). */
export async function receiveRegistrationForm(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) return received;
  const { mailAddress: text, language } = received.value;
  const page = (result: string) => localePath(language, `/mail-magazine/${result}`);
  if (text.trim() === '') return seeOther(page('required'));
  const answer = await register(request, services, { text, language });
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
      return seeOther(page(`coupon/${outcome.couponCode}`), cookie);
    }
    default:
      return outcome satisfies never;
  }
}
