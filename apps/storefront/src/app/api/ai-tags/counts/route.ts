import { receiveAiTagCount } from '../../../../server/ai-tags/receive-ai-tag-count';
import { formServices } from '../../../../server/endpoints/form-services';
import { methodNotAllowed } from '../../../../server/endpoints/method-not-allowed';

/** An AI tag was chosen (§7, API-03). */
export const POST = (request: Request) => receiveAiTagCount(request, formServices());

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
