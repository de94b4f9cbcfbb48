import type { FormServices } from '#features/form/server/form-services.ts';
import { receiveFields } from '#features/form/server/receive-fields.ts';
import { languageOfRequest } from '#foundation/endpoint/language-of-request.ts';
import { registrationRequestSchema } from '../contract/mail-magazine';
import { register } from './register';

/** `POST /api/mailmagazine/register` (API-01). */
export async function receiveRegistration(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, registrationRequestSchema, 'json');
  if (received instanceof Response) return received;
  const { mailAddress } = received.value;
  return register(request, services, { text: mailAddress, language: languageOfRequest(request) });
}
