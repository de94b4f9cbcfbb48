import { formServices } from '../../../../server/endpoints/form-services';
import { receiveRegistration } from '../../../../server/mail-magazine/receive-registration';

/** Registration for the mail magazine (API-01). */
export const POST = (request: Request) => receiveRegistration(request, formServices());
