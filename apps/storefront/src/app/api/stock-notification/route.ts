import { formServices } from '#server/endpoints/form-services.ts';
import { receiveRestockRequest } from '#server/restock-notice/receive-restock-request.ts';

/** A request to hear when a variant is in stock again (API-02). */
export const POST = (request: Request) => receiveRestockRequest(request, formServices());
