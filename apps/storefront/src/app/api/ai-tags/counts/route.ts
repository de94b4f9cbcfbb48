import { receiveAiTagCount } from '#server/ai-tags/receive-ai-tag-count.ts';
import { formServices } from '#server/endpoints/form-services.ts';

/** An AI tag was chosen (API-03). */
export const POST = (request: Request) => receiveAiTagCount(request, formServices());
