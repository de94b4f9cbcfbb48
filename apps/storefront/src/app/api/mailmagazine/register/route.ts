import { formServices } from '#features/form/server/form-services.ts';
import { receiveRegistration } from '#features/mail-magazine/server/register.ts';

/** Registration for the mail magazine (API-01). */
export const POST = (request: Request) => receiveRegistration(request, formServices());
