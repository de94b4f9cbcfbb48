import { formServices } from '#features/form/server/form-services.ts';
import { receiveRegistrationForm } from '#features/mail-magazine/server/register.ts';

/** Registration for the mail magazine from a page without JavaScript. */
export const POST = (request: Request) => receiveRegistrationForm(request, formServices());
