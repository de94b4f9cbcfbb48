import { receiveAiTagCount } from '#features/analytics/server/receive-ai-tag-count.ts';
import { formServices } from '#features/form/server/form-services.ts';

/** An AI tag was chosen (API-03). */
export const POST = (request: Request) => receiveAiTagCount(request, formServices());
