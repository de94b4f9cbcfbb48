import { z } from 'zod';
import { LANGUAGE_FIELD } from '../../contracts/form-kinds';
import { registrationRequestSchema, registrationResponseSchema } from '../../contracts/mail-magazine';
import { cookieText } from '../../cookies/browser-cookies';
import { discountCodeCookie } from '../../cookies/discount-code';
import { LOCALES, localePath } from '../../i18n/locale';
import type { FormServices } from '../endpoints/form-services';
import { receiveFields } from '../endpoints/receive-fields';
import { seeOther } from '../endpoints/see-other';
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
