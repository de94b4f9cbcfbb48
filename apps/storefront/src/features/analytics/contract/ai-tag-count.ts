import { z } from 'zod';
import { shopBrand } from '#foundation/brand/shop-brand.ts';

/** Longest path that is stored. */
const LONGEST_PATH = 255;

const id = z.number({ error: 'must be a number' });

/** `POST /api/ai-tags/counts` (API-03). Only existing tags, so the stored counts stay small. */
export const aiTagCountRequestSchema = z
  .object({
    parentAITagId: id,
    childAITagId: id,
    /** The page where it was chosen, without a query. */
    path: z
      .string({ error: 'must be text' })
      .max(LONGEST_PATH, `must have at most ${LONGEST_PATH} signs`)
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

export type AiTagCountRequest = z.infer<typeof aiTagCountRequestSchema>;
