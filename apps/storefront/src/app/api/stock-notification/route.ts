import { formServices } from '#features/form/server/form-services.ts';
import { receiveRestockRequest } from '#features/restock-notice/server/receive-restock-request.ts';

/** A request to be notified when a variant is in stock again (API-02). */
export const POST = (request: Request) => receiveRestockRequest(request, formServices());
