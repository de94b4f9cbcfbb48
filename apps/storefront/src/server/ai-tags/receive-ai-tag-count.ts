import { aiTagCountRequestSchema } from '../../contracts/ai-tag-count';
import type { FormServices } from '../endpoints/form-services';
import { receiveFields } from '../endpoints/receive-fields';
import { refuseTooMany } from '../endpoints/refuse-too-many';
import { withStore } from '../endpoints/with-store';
import { countAiTagChoice } from '../store/ai-tag-count.repository';

/** A click costs nobody anything: a client may choose more tags than it may send forms. */
const CHOICES_PER_FORM = 4;

/** `POST /api/ai-tags/counts` (API-03). Its answer has nothing to say: 204. */
export async function receiveAiTagCount(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, aiTagCountRequestSchema, 'json');
  if (received instanceof Response) return received;
  const mostPerClient = services.mostPerClient * CHOICES_PER_FORM;
  return withStore(services.store, async (pool) => {
    const refusal = await refuseTooMany(pool, { request, kind: 'aiTag', address: null, mostPerClient });
    if (refusal !== null) return refusal;
    await countAiTagChoice(pool, received.value);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  });
}
