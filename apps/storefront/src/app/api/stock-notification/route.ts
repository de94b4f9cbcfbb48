import { formServices } from '../../../server/endpoints/form-services';
import { receiveRestockRequest } from '../../../server/restock-notice/receive-restock-request';

/** A wish to hear when a variant is in stock again (§7, API-02). */
export const POST = (request: Request) => receiveRestockRequest(request, formServices());
