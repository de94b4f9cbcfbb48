import { z } from 'zod';
import { describeIssue } from '../describe-issue';
import { tagKey } from '../product/product-tag';
import type { ReadonlyOutput } from './readonly-output';
import { AI_TAG, readSearchFact } from './search-fact';
import { type SearchPhrases, safety, searchPhrases } from './search-phrases';

const words = z.array(z.string().min(1)).min(1);
/** By their keys. */
const tags = z.array(z.string().min(1).transform(tagKey));
const aiTag = z.string().regex(AI_TAG);

/**
 * A need and its matches: any of the AI tags (`parent.child`) or of the tags, or being in stock. A safety need has no other
 * matches, and requires one of the tags in `among` too, if there are any.
 */
const need = z
  .object({
    aiTags: z.array(aiTag).min(1).optional(),
    stock: z.literal(true).optional(),
    safety: safety.optional(),
    among: tags.min(1).optional(),
    /** A place or an occasion, which a query may be for: `study desk` is for a desk. */
    use: z.literal(true).optional(),
    /** Claims of the phrases, by their terms, that suit the need best: a bathroom is humid. */
    prefers: words.optional(),
    /**
     * Facts that suit the need better, of which goods with more come first: an AI tag (`4.401`), a tag (`#ハーブ`), a claim of the phrases
     * (`!好 湿`), or a name. A fact behind a minus suits it less.
     */
    ranks: words.optional(),
    /** Names of goods that meet the need too. */
    names: words.optional(),
    /** Claims of the phrases that meet it too. */
    claims: words.optional(),
    /** Words for things that are a place only beside a word of position: on a shelf, 美容室に. */
    spot: z.literal(true).optional(),
    /** Any goods may meet it: beside other conditions it only ranks. A father may be given whatever the query names. */
    mild: z.literal(true).optional(),
    /** Things whose lack is the need: no light, 水やりを忘れる. */
    lack: words.optional(),
    /** Points of the compass: sides of a house that face them have the light of the need. */
    directions: z.array(z.enum(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])).optional(),
    /** Words that the need makes redundant: a housewarming gift is a gift. */
    implies: words.optional(),
    tags,
    words,
  })
  .refine(
    ({ aiTags, tags, names, claims, stock }) =>
      [aiTags, tags[0], names, claims].every((one) => one === undefined) !== (stock === undefined),
    'either tags or the stock',
  );

const written = z.object({
  $comment: z.string(),
  /** Synonyms: each word finds the others too. */
  same: z.array(words.min(2)),
  needs: z.array(need),
  /** AI tags that are nearly equal to a word, used after its own few matches. */
  wider: z.array(z.object({ aiTags: z.array(aiTag).min(1), words })),
  /**
   * Size classes, by AI tags of one group, smallest first: a neighbour of a needed one is near it. Numbers with a unit that no product
   * has are those of the first range they do not exceed: pots of 8号 are large.
   */
  sizes: z
    .object({
      aiTags: z.array(aiTag).min(2),
      unit: z.string().min(1),
      ranges: z.array(z.object({ upTo: z.number().optional(), aiTags: z.array(aiTag).min(1) })).min(1),
    })
    .optional(),
  /** Counters of goods that are also sold by others: 3個 finds 3鉢. */
  counters: z.record(z.string(), words).optional(),
  /** Pages of the shop that match words besides their titles. */
  pages: z.array(
    z.object({
      /** A path of the shop, or one of its external links: `@inquiry`. */
      path: z.string().regex(/^[/@]/),
      words,
      /** Tags of goods that help with the page's questions: soil, fertiliser. */
      goods: words.optional(),
      /** Parts of a question, which must all occur in a query: 葉 黄, `where order`. */
      troubles: words.optional(),
    }),
  ),
  /** Filler words, irrelevant to a search. */
  filler: z.array(z.string().min(1)),
  /** Fillers that praise goods: a query of nothing else asks for any goods. */
  praise: words.optional(),
  /** What suits any room: the need of a query for a place in a house that is no word of another need, with more words for rooms. */
  indoors: z.object({ aiTags: z.array(aiTag).min(1), rooms: z.array(z.string()) }).optional(),
  /** Words for all goods of the shop. */
  everything: z.array(z.string().min(1)),
  /** Those of them that mean the main goods, and the tags of other goods: plants, and pots. */
  mainGoods: z.object({ words, notTags: tags.min(1) }).optional(),
  /** What one does to a named thing, and the goods for it: who repots a monstera looks for soil. */
  tasks: z.array(z.object({ words, goods: words })).optional(),
});

const generated = z.object({
  groups: z.array(words.min(2)),
  /** The shop's goods by a word for their kind: ivy and clematis are climbers. */
  kinds: z.record(z.string(), words).default({}),
  /** Words for rooms and for furniture. */
  indoors: z
    .object({ rooms: z.array(z.string()), furniture: z.array(z.string()) })
    .default({ rooms: [], furniture: [] }),
  /** Breeds and other names of animals that people keep. */
  pets: z.array(z.string()).default([]),
  /** Words with kanji by their reading in kana, folded. */
  readings: z.record(z.string(), z.string()).default({}),
});

/**
 * The words of a brand's search (SEARCH-03), edited by the shop's operator: `search-dictionary.json`; synonyms of a maintained
 * dictionary, each group with a word of the shop, and kinds (`search-synonyms.json`, generated by `npm run search:synonyms`); and phrases.
 */
export const searchDictionary = written.extend({
  concepts: z.array(need),
  synonyms: generated.shape.groups,
  kinds: generated.shape.kinds,
  places: generated.shape.indoors,
  readings: generated.shape.readings,
  phrases: searchPhrases,
});
export type SearchDictionary = ReadonlyOutput<typeof searchDictionary>;

/**
 * What people say of a place, a person, an occasion or a way of life, by what the catalogue knows: one row of a table of concepts. It
 * takes precedence over needs of the same words.
 */
const searchConcepts = z.array(
  z.strictObject({
    /** In both languages, separated by slashes. */
    words: z.string().min(1),
    /** What goods must have, any of it: facts as in `ranks`. */
    any: words,
    ranks: words.optional(),
    use: z.literal(true).optional(),
    spot: z.literal(true).optional(),
    mild: z.literal(true).optional(),
    lack: words.optional(),
    implies: words.optional(),
  }),
);

/** Facts of a row by their kind. */
function factsOf(written: readonly string[]): {
  aiTags?: string[];
  tags: string[];
  names?: string[];
  claims?: string[];
} {
  const facts = written.map(readSearchFact);
  const aiTags = written.filter((_, at) => facts[at]?.kind === 'aiTag');
  const tags = facts.flatMap((fact) => (fact.kind === 'tag' ? [fact.tag] : []));
  const names = facts.flatMap((fact) => (fact.kind === 'name' ? [fact.name] : []));
  const claims = facts.flatMap((fact) => (fact.kind === 'claim' ? [fact.term] : []));
  return {
    ...(aiTags.length > 0 && { aiTags }),
    tags,
    ...(names.length > 0 && { names }),
    ...(claims.length > 0 && { claims }),
  };
}

/** @throws Error with a line for each fault, which names its file and part */
export function parseSearchDictionary(
  dictionary: unknown,
  synonyms: unknown = { groups: [] },
  phrases: unknown = {},
  concepts: unknown = [],
): SearchDictionary {
  const {
    groups,
    kinds,
    indoors: places,
    pets,
    readings,
  } = parsed('search-synonyms.json', generated, synonyms);
  return {
    ...parsed('search-dictionary.json', written, dictionary),
    concepts: parsed('search concepts', searchConcepts, concepts).map(
      ({ any, ranks, words: written, ...concept }) => ({
        ...concept,
        words: written.split('/'),
        ...factsOf(any),
        ...(ranks && { ranks }),
      }),
    ),
    synonyms: groups,
    kinds,
    places,
    readings,
    phrases: withPets(parsed('search phrases', searchPhrases, phrases), pets),
  };
}

function parsed<Value>(file: string, schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value, { error: describeIssue });
  if (read.success) return read.data;
  throw new Error(
    read.error.issues
      .map(
        ({ path, message }) => `${[file, path.join('.'), message].filter((part) => part !== '').join(': ')}`,
      )
      .join('\n'),
  );
}

/** Breeds are a safety need only beside harm or safety, or where they live: a boxer may be shorts. */
function withPets({ safety, ...phrases }: SearchPhrases, pets: readonly string[]): SearchPhrases {
  if (safety === undefined || pets.length === 0) return { ...phrases, ...(safety && { safety }) };
  const [latin, other] = [true, false].map((isLatin) =>
    pets.filter((word) => /^[a-z ]+$/u.test(word) === isLatin).join('|'),
  );
  const words = String.raw`\b(?:${latin})s?\b|${other}`;
  return {
    ...phrases,
    safety: { ...safety, subjects: [...safety.subjects, { safety: 'pets', isEnough: false, words }] },
  };
}

/** For a brand without a dictionary. */
export const NO_SEARCH_DICTIONARY: SearchDictionary = {
  $comment: '',
  same: [],
  needs: [],
  concepts: [],
  wider: [],
  pages: [],
  filler: [],
  everything: ['商品', 'products'],
  synonyms: [],
  kinds: {},
  places: { rooms: [], furniture: [] },
  readings: {},
  phrases: {},
};
