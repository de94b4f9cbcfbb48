import { formServices } from '../../../../server/endpoints/form-services';
import { methodNotAllowed } from '../../../../server/endpoints/method-not-allowed';
import { receiveRegistration } from '../../../../server/mail-magazine/receive-registration';

/** Registration for the mail magazine (§7, API-01). */
export const POST = (request: Request) => receiveRegistration(request, formServices());

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
