import { parseEmail } from '@shop/rules/email';
import { z } from 'zod';
import type { FormServices } from '#features/form/server/form-services.ts';
import { receiveFields } from '#features/form/server/receive-fields.ts';
import { seeOther } from '#foundation/endpoint/see-other.ts';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import { LOCALES, localePath } from '#foundation/i18n/locale.ts';
import { restockRequestSchema, restockResponseSchema } from '../contract/restock-notice';
import { rememberRequest } from './receive-restock-request';

// What a person writes is checked apart: a wrong address has a page, a wrong id has not.
const schema = restockRequestSchema.extend({
  mail_address: z.string(),
  [LANGUAGE_FIELD]: z.enum(LOCALES).catch('ja'),
});

/** The same request from a page without JavaScript: every end is a page (RESTOCK-01). */
export async function receiveRestockForm(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, schema, 'form');
  if (received instanceof Response) return received;
  const { mail_address: text, language, ...ids } = received.value;
  const page = (result: string) => seeOther(localePath(language, `/restock-notice/${result}`));
  const parsed = parseEmail(text);
  if (!parsed.ok) return page('invalid');
  const answer = await rememberRequest(request, services, { ...ids, mail_address: parsed.value }, language);
  if (answer.status === 400) return answer;
  if (answer.status !== 200) return page('failed');
  const outcome = restockResponseSchema.parse(await answer.json());
  if (outcome.status === 'SUCCESS') return page('registered');
  const { pathname, searchParams } = new URL(outcome.productPath, services.shopUrl);
  return page(`in-stock/${pathname.split('/').at(-1)}/${searchParams.get('variant')}`);
}
