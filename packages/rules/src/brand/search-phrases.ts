import { z } from 'zod';
import type { ReadonlyOutput } from './readonly-output';

/** The source of a regular expression with the flags `iu`. */
const pattern = z.string().min(1).refine(isPattern, 'must be a regular expression');

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'iu');
    return true;
  } catch {
    return false;
  }
}

/** Whom goods must not harm; `edible` is safe to eat. */
export const safety = z.enum(['pets', 'children', 'allergy', 'edible']);
export type Safety = ReadonlyOutput<typeof safety>;

/**
 * What texts and queries say of a brand's goods, as patterns in both languages (SEARCH-05); texts are in NFKC. The search knows the grammar,
 * the brand the words: what it omits is not looked for.
 */
export const searchPhrases = z.strictObject({
  /** Counters and sizes besides millilitres, grams, centimetres and pieces: 号 of pots. */
  units: z.array(z.strictObject({ name: z.string().min(1), spellings: pattern })).exactOptional(),
  /** Words for the height of goods besides 高さ and `height`. */
  height: pattern.exactOptional(),
  /** What behind a number of years names a kind of goods, and no duration: 草 of 二年草. */
  notDuration: pattern.exactOptional(),
  /** Words for weather that goods withstand, each with its lowest temperature in °C; the first that occurs counts. */
  cold: z.array(z.strictObject({ pattern, max: z.number() })).exactOptional(),
  /** Statements of texts and queries with one meaning each, which no grammar expresses. */
  claims: z
    .array(
      z.strictObject({
        pattern,
        /** Names the meaning in the index. */
        term: z.string().min(1),
        /** The display of goods to which it applies: it happens in so many months. */
        lasting: z.strictObject({ display: z.string().length(1), months: z.int() }).exactOptional(),
      }),
    )
    .exactOptional(),
  /** Colours in texts and queries, and the parts of goods that have them; each named by a word in the index. */
  colours: z
    .strictObject({
      /** The group of AI tags for colours. */
      group: z.int(),
      parts: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            pattern,
            /** Meant only where it is named: a blue plant has no blue pot. */
            apart: z.literal(true).exactOptional(),
          }),
        )
        .min(1),
      hues: z.array(z.strictObject({ name: z.string().min(1), pattern })).min(1),
    })
    .exactOptional(),
  /** Words for what only the brand's goods do, or what one does with them: a query with one asks for goods. */
  about: pattern.exactOptional(),
  /** What goods do in a season. */
  seasons: z
    .strictObject({
      /** What happens then, by one character in the index; the first is the most frequent reason to search by season. */
      displays: z
        .array(
          z.strictObject({
            name: z.string().length(1),
            /** In a Japanese text. */
            text: pattern,
            /** In a query, besides. */
            query: pattern.exactOptional(),
          }),
        )
        .min(1),
      /** Certain words for the first of them. */
      certain: pattern,
      /** Other features by which goods are searched for in a season. */
      shows: pattern,
      /** Care instructions, whose season is none of the goods. */
      care: pattern,
      /** Care that continues while something happens. */
      meanwhile: pattern,
      /** A time at which nothing happens. */
      still: pattern,
      /** Verbs for what happens. */
      happens: pattern,
      /** Words of a query that say only that something happens. */
      verbs: pattern,
      /** Words of a query for the start of growth, whose time is not that of a display. */
      start: pattern,
      /** The display of the months in which growth starts, of facts alone. */
      planted: z.string().length(1).exactOptional(),
      /** What behind `May` makes it the month. */
      afterMay: pattern,
    })
    .exactOptional(),
  /** For whom goods must be harmless. */
  safety: z
    .strictObject({
      subjects: z.array(
        z.strictObject({
          safety,
          words: pattern,
          /** Whether the word alone implies the need: a query with a cat wants nothing that harms it. */
          isEnough: z.boolean(),
        }),
      ),
      /** Words for safety or hazards. Negated or not, they express the same need. */
      poison: pattern,
      edible: pattern,
      /** What animals and infants do with their mouths: whoever speaks of it means that it must not harm. */
      mouthed: pattern.exactOptional(),
      /** Harmlessness of goods, for nobody in particular. */
      harmless: pattern,
      /** Eaters that say nothing of who may eat it. */
      insects: pattern,
      /** Wild animals, for which the shop has no data. */
      wild: pattern,
      safe: pattern,
      /** Parts of goods that hurt: who wants none is shown nothing that may have them. */
      hazards: z.array(z.string().min(1)).exactOptional(),
      /** English words of these needs whose typing errors are corrected; a space may be missing. */
      spellings: z.array(z.string().regex(/^[a-z]+(?: [a-z]+)*$/)).exactOptional(),
      /** Words about the subjects: they live there. */
      beside: pattern,
      /** Verbs for keeping goods: beside a subject they say that it is near them. */
      kept: pattern.exactOptional(),
    })
    .exactOptional(),
  /** Parts of goods as properties of what is wanted, not as the trouble of a shopper's own. */
  described: pattern.exactOptional(),
});

export type SearchPhrases = ReadonlyOutput<typeof searchPhrases>;
