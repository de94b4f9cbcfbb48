import { formServices } from '../../../../server/endpoints/form-services';
import { methodNotAllowed } from '../../../../server/endpoints/method-not-allowed';
import { receiveRestockForm } from '../../../../server/restock-notice/receive-restock-form';

/** A restock notice from a page without JavaScript. */
export const POST = (request: Request) => receiveRestockForm(request, formServices());

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
