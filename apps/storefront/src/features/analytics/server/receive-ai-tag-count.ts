import type { Pool } from 'pg';
import { z } from 'zod';
import type { FormServices } from '#features/form/server/form-services.ts';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { receiveFields, unknownReference } from '#foundation/endpoint/read-fields.ts';
import { clientLimit, refuseTooMany, withPlatform, withStore } from '#foundation/endpoint/with-store.ts';

/** Longest path that is stored. */
const MAX_PATH_LENGTH = 255;

const id = z.number({ error: 'must be a number' });

/** `POST /api/ai-tags/counts` (API-03). Only existing tags, so the stored counts stay small. */
export const aiTagCountRequestSchema = z
  .object({
    parentAITagId: id,
    childAITagId: id,
    /** The page where it was chosen, without a query. */
    path: z
      .string({ error: 'must be text' })
      .max(MAX_PATH_LENGTH, `must have at most ${MAX_PATH_LENGTH} signs`)
      .regex(/^\/[\w\-./%~]*$/, 'must be the path of a page'),
  })
  .superRefine(({ parentAITagId, childAITagId }, context) => {
    const group = shopBrand().facets?.find((known) => known.id === parentAITagId);
    if (group === undefined)
      context.addIssue({ code: 'custom', path: ['parentAITagId'], message: 'is no AI tag' });
    else if (!group.children.some((child) => child.id === childAITagId)) {
      context.addIssue({ code: 'custom', path: ['childAITagId'], message: 'is no AI tag of that group' });
    }
  });

type AiTagCountRequest = z.infer<typeof aiTagCountRequestSchema>;

/** Counts one choice of an AI tag on a page, for the current day in Japan (API-03). */
export async function countAiTagChoice(
  pool: Pool,
  { parentAITagId, childAITagId, path }: AiTagCountRequest,
): Promise<void> {
  await pool.query(
    `insert into ai_tag_count (parent_tag_id, child_tag_id, path, count) values ($1, $2, $3, 1)
     on conflict (parent_tag_id, child_tag_id, path, day) do update set count = ai_tag_count.count + 1`,
    [parentAITagId, childAITagId, path],
  );
}

/** A click is cheap: the client limit for tag choices is higher than for forms. */
const CHOICES_PER_FORM = 4;

/** `POST /api/ai-tags/counts` (API-03): for existing tags and pages only. The answer is an empty 204. */
export async function receiveAiTagCount(request: Request, services: FormServices): Promise<Response> {
  const received = await receiveFields(request, services, aiTagCountRequestSchema, 'json');
  if (received instanceof Response) return received;
  const maxPerClient = services.maxPerClient * CHOICES_PER_FORM;
  return withStore(services.store, async (pool) => {
    const refusal = await refuseTooMany(pool, clientLimit(request, 'aiTag', maxPerClient));
    if (refusal !== null) return refusal;
    const isPage = await withPlatform('the page of a chosen tag', () => services.isPage(received.value.path));
    if (isPage instanceof Response) return isPage;
    if (!isPage.value) return unknownReference('path', 'is no page of this shop');
    await countAiTagChoice(pool, received.value);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  });
}
