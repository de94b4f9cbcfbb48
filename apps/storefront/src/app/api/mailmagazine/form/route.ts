import { formServices } from '../../../../server/endpoints/form-services';
import { receiveRegistrationForm } from '../../../../server/mail-magazine/receive-registration-form';

/** Registration for the mail magazine from a page without JavaScript. */
export const POST = (request: Request) => receiveRegistrationForm(request, formServices());
