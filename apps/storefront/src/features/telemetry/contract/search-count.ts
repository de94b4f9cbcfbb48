import { KEYWORD_MAX_LENGTH } from '@shop/rules/catalog/search-keyword';
import { LOCALES } from '@shop/rules/language';
import { z } from 'zod';

/** `POST /api/searches` (SEARCH-09): the query of a search page that was shown, or of which a result was pressed. */
export const searchCountRequestSchema = z.strictObject({
  q: z
    .string({ error: 'must be text' })
    .min(1, 'must not be empty')
    .max(KEYWORD_MAX_LENGTH, `must have at most ${KEYWORD_MAX_LENGTH} signs`),
  locale: z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` }),
  event: z.enum(['search', 'press'], { error: 'must be search or press' }),
});
export type SearchCountRequest = z.infer<typeof searchCountRequestSchema>;
