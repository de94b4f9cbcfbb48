import { formServices } from '#server/endpoints/form-services.ts';
import { receiveRegistrationForm } from '#server/mail-magazine/receive-registration-form.ts';

/** Registration for the mail magazine from a page without JavaScript. */
export const POST = (request: Request) => receiveRegistrationForm(request, formServices());
