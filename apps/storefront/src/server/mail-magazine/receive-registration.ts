import { registrationRequestSchema } from '../../contracts/mail-magazine';
import type { FormServices } from '../endpoints/form-services';
import { languageOfRequest } from '../endpoints/language-of-request';
import { receiveFields } from '../endpoints/receive-fields';
import { register } from './register';

/** `POST /api/mailmagazine/register` (API-01). */
export async function receiveRegistration(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, registrationRequestSchema, 'json');
  if (received instanceof Response) return received;
  const { mailAddress } = received.value;
  return register(request, services, { text: mailAddress, language: languageOfRequest(request) });
}
