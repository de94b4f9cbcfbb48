import { z } from 'zod';

const words = z.array(z.string().min(1)).min(1);

/**
 * A need, and what answers it: any of the AI tags (`parent.child`) or of the tags, or that something can be bought now. A need for safety is
 * met by nothing else, and only by what has one of the tags `among` too, where there are any.
 */
const need = z
  .object({
    aiTags: z
      .array(z.string().regex(/^\d+\.\d+$/))
      .min(1)
      .optional(),
    stock: z.literal(true).optional(),
    safety: z.enum(['pets', 'children', 'allergy', 'edible']).optional(),
    among: words.optional(),
    /** Things whose lack is the need: no light, 水やりを忘れる. */
    lack: words.optional(),
    /** Words that say nothing more beside the need: a housewarming gift is a gift. */
    implies: words.optional(),
    tags: z.array(z.string()),
    words,
  })
  .refine(
    ({ aiTags, tags, stock }) => (aiTags === undefined && tags.length === 0) !== (stock === undefined),
    'either tags or the stock',
  );

const schema = z.object({
  $comment: z.string(),
  /** Words for one thing: who types one of them finds the others too. */
  same: z.array(words.min(2)),
  needs: z.array(need),
  /** What comes after what bears a word, where there is little of it: AI tags that say nearly the same. */
  wider: z.array(z.object({ aiTags: z.array(z.string().regex(/^\d+\.\d+$/)).min(1), words })),
  /** Pages of the shop that words lead to beside their titles. */
  pages: z.array(
    z.object({
      /** Of the shop, or one of its links elsewhere: `@inquiry`. */
      path: z.string().regex(/^[/@]/),
      words,
      /** Parts of a question, all of which it has: 葉 黄, `where order`. */
      troubles: words.optional(),
    }),
  ),
  /** Words that say nothing of what is looked for. */
  filler: z.array(z.string().min(1)),
  /** Words for everything that the shop sells. */
  everything: z.array(z.string().min(1)),
});

const synonymGroups = z.object({ groups: z.array(words.min(2)) });

/**
 * The words of a brand's search (SEARCH-03), which whoever runs the shop edits: `search-dictionary.json`; and synonyms of a maintained
 * dictionary, each group with a word of the shop (`search-synonyms.json`, made by `npm run search:synonyms`).
 */
export interface SearchDictionary extends z.infer<typeof schema> {
  readonly synonyms: readonly (readonly string[])[];
}

/** @throws while the shop starts, where a file is not as it should be: the part is in the message */
export function parseSearchDictionary(
  dictionary: unknown,
  synonyms: unknown = { groups: [] },
): SearchDictionary {
  return { ...schema.parse(dictionary), synonyms: synonymGroups.parse(synonyms).groups };
}

/** Of a brand that has none. */
export const NO_SEARCH_DICTIONARY: SearchDictionary = {
  $comment: '',
  same: [],
  needs: [],
  wider: [],
  pages: [],
  filler: [],
  everything: ['商品', 'products'],
  synonyms: [],
};
