import { formServices } from '#server/endpoints/form-services.ts';
import { receiveRestockForm } from '#server/restock-notice/receive-restock-form.ts';

/** A restock notice from a page without JavaScript. */
export const POST = (request: Request) => receiveRestockForm(request, formServices());
