import { formServices } from '../../../../server/endpoints/form-services';
import { methodNotAllowed } from '../../../../server/endpoints/method-not-allowed';
import { receiveRegistrationForm } from '../../../../server/mail-magazine/receive-registration-form';

/** Registration for the mail magazine from a page without JavaScript. */
export const POST = (request: Request) => receiveRegistrationForm(request, formServices());

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
