import { formServices } from '#features/form/server/form-services.ts';
import { receiveRestockForm } from '#features/restock-notice/server/receive-restock-request.ts';

/** A restock notice from a page without JavaScript. */
export const POST = (request: Request) => receiveRestockForm(request, formServices());
