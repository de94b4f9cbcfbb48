import type { Pool } from 'pg';
import type { AiTagCountRequest } from '../contract/ai-tag-count';

/** Counts one choice of an AI tag on a page, for this day in Japan (API-03). */
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
