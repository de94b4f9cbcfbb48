import { formServices } from '../../../server/endpoints/form-services';
import { receiveRestockWish } from '../../../server/restock-notice/receive-restock-wish';

/** A wish to hear when a variant is in stock again (§7, API-02). */
export const POST = (request: Request) => receiveRestockWish(request, formServices());
