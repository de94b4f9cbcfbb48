import { formServices } from '../../../server/endpoints/form-services';
import { methodNotAllowed } from '../../../server/endpoints/method-not-allowed';
import { receiveRestockWish } from '../../../server/restock-notice/receive-restock-wish';

/** A wish to hear when a variant is in stock again (§7, API-02). */
export const POST = (request: Request) => receiveRestockWish(request, formServices());

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
