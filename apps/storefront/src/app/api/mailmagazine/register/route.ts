import { formServices } from '#server/endpoints/form-services.ts';
import { receiveRegistration } from '#server/mail-magazine/receive-registration.ts';

/** Registration for the mail magazine (API-01). */
export const POST = (request: Request) => receiveRegistration(request, formServices());
