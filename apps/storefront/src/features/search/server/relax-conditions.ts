import type { Alikeness } from './alike-goods';
import { CONDITION_WEIGHTS, type QueryCondition } from './query-condition';
import type { UnderstoodQuery } from './query-summary';
import type { ProductDocument } from './search-document';
import { bestOf, rarityOf } from './term-index';
import type { TextLikeness } from './text-likeness';
import { inflectionOf } from './word-forms';

/** A word below this worth occurs only in texts. */
const OF_TEXT = 0.5;
/** Of two words without a common match the later is kept: in Japanese it carries the meaning. */
const LATER_WORD_BONUS = 0.01;

/** A near match, and the share of the query it meets. */
interface Near {
  readonly product: ProductDocument;
  readonly share: number;
}

/** The matches, and the dropped parts of the query. */
export interface RelaxedMatches {
  readonly found: readonly ProductDocument[];
  readonly near: readonly Near[];
  readonly dropped: string[];
  /** Conditions that no match has to meet. */
  readonly soft: readonly QueryCondition[];
}

export const NO_MATCHES: RelaxedMatches = { found: [], near: [], dropped: [], soft: [] };

/** Near matches fill up results with fewer products than this. */
export const NEAR_UP_TO = 12;
/** The part of a word's share that depends on the quality of its match. */
const SLACK = 0.2;
const NEAR_SHARE = 0.2;
/** The part of a near match's share that the likeness of its text decides. */
const LIKENESS = 0.2;
/** The part that its likeness to the full matches decides. */
const LIKENESS_WEIGHT = 0.1;
/** The share of what is not the named thing: black plants of a query for black pots. */
const NAMELESS = 0.4;
/** The part of a near match's share that a budget decides. */
const UNSPENT = 0.3;
/** The weight of a condition that everything meets, to that of one that hardly anything does. */
const LEAST = 0.2;

/**
 * The products that meet all conditions; if there are none, as few conditions as possible are dropped: numbers first, then words
 * found only in texts, needs, prices, other words, and product names last. Safety needs are never dropped. A query of mostly
 * unknown words, or of unknown words and numbers, finds nothing: the rest would be a different query.
 * @param candidates meet the safety needs
 * @param isSafe whether the query asks for safety
 */
export function relax(
  candidates: readonly ProductDocument[],
  conditions: readonly QueryCondition[],
  {
    namesEverything,
    namesKind,
    namesPlace,
    asks,
    isForPlace,
    isPhrase,
    isSafe,
  }: Pick<
    UnderstoodQuery,
    'namesEverything' | 'namesKind' | 'namesPlace' | 'asks' | 'isForPlace' | 'isPhrase'
  > & {
    readonly isSafe: boolean;
  },
  likeness: TextLikeness,
  alikeTo: (answers: readonly ProductDocument[]) => Alikeness,
): RelaxedMatches {
  const unknown = conditions.filter(({ matches }) => matches?.size === 0);
  const applied = conditions.filter((condition) => !unknown.includes(condition));
  const isAnchored =
    namesEverything ||
    (namesKind && !(namesPlace && unknown.length > 0)) ||
    applied.some(({ isName, isMended, isClaim }) => isClaim || (isName && !isMended));
  if (applied.length === 0 && !namesEverything) return NO_MATCHES;
  // A need or a text word beside unknown words is not a query for this shop: a red bicycle. A phrase says more than a name of a thing.
  const isForeign = (known: readonly QueryCondition[], words: readonly QueryCondition[]) =>
    countWords(words) > 0 &&
    countNeeds(known) + Number(isForPlace && words.every(isManner)) <= (isPhrase ? 0 : countWords(words));
  if (!isAnchored && isForeign(applied, unknown)) return NO_MATCHES;
  const meant = applied.filter(({ isSafety }) => !isSafety);
  const named = meant.filter((condition) => !isOfText(condition));
  const isMild = ({ isMild: mild = false }: QueryCondition) => mild;
  const firm = named.some((condition) => !(isMild(condition) || condition.isNumber || condition.isPrice))
    ? named.filter((condition) => !isMild(condition))
    : named;
  // What only texts mention decides where nothing else is asked for; beside other conditions it ranks.
  const open = isSafe || firm.some(({ isNumber }) => !isNumber) ? firm : meant;
  const worth = open.map((condition, place) => condition.worth + place * LATER_WORD_BONUS);
  const worthOf = (mask: number) =>
    worth.reduce((sum, one, place) => (mask & (1 << place) ? sum + one : sum), 0);
  const masked = (fits: (condition: QueryCondition, product: ProductDocument) => boolean) => {
    const masks = candidates.map((product) =>
      open.reduce((mask, condition, place) => (fits(condition, product) ? mask | (1 << place) : mask), 0),
    );
    const best = [...new Set(masks)].reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), 0);
    return { masks, best };
  };
  const exactly = masked((condition, product) => condition.fits(product));
  // A wider tag is preferred to a price outside the range: gifts of 4,000 yen.
  const isMet = exactly.best === (1 << open.length) - 1 || open.every(({ isWider }) => isWider === undefined);
  const widely = isMet
    ? exactly
    : masked((condition, product) => condition.fits(product) || condition.isWider?.(product) === true);
  const { masks, best } = worthOf(widely.best) > worthOf(exactly.best) ? widely : exactly;
  if (best === 0 && open.length > 0 && open.length === applied.length && !namesEverything) return NO_MATCHES;
  const kept = open.filter((_, place) => (best & (1 << place)) !== 0);
  const found = candidates.filter((_, at) => ((masks[at] ?? 0) & best) === best);
  const unsaid = meant.filter((condition) => isOfText(condition) && !found.some(condition.fits));
  // A need met only by products without any of the query's words is not a query for this shop either: a red dress.
  const last = conditions.findLast(({ matches }) => matches !== null);
  const foreign = meant.filter(
    (condition) =>
      (condition.matches?.size ?? FAMILIAR) < FAMILIAR &&
      // The last word of an English query is what it is for: a wedding dress.
      (unsaid.includes(condition) ||
        (condition === last && isOfText(condition) && /^[a-z]/iu.test(condition.text))),
  );
  // Words of texts alone, of which no product has all, name a thing that is not sold here: a king size bed.
  if (!(isAnchored || asks || isPhrase) && kept.every(isOfText) && kept.length < conditions.length)
    return NO_MATCHES;
  // Nothing but goods has a height or a price here, whatever else their texts mention.
  const isMeasured = kept.some(({ isPrice }) => isPrice) && unknown.length === 0;
  if (
    !isAnchored &&
    !isMeasured &&
    !asks &&
    countWords(foreign) > 0 &&
    isForeign(kept, [...foreign, ...unknown])
  )
    return NO_MATCHES;
  const lost = open.filter((condition) => !kept.includes(condition));
  return {
    found,
    near: nearest({ candidates, open, best, masks, likeness, alikeTo, found }),
    dropped: [...new Set([...unknown, ...lost, ...unsaid])].map(({ text }) => text),
    soft: meant.filter((condition) => !open.includes(condition)),
  };
}

/** The words that may name a thing: neither numbers nor Japanese verbs and adjectives. */
function countWords(conditions: readonly QueryCondition[]): number {
  return conditions.filter(
    ({ isNumber, text }) => !isNumber && !PREDICATE.test(inflectionOf(text)?.ending ?? ''),
  ).length;
}

/** The ending of a verb or an adjective that is no noun: 低い, but not 釣り. */
const PREDICATE = /[いくたてでるうすつぬぶむぐ]$/u;

/** Hiragana alone say how something is, and name no thing beside a place: 寝室 ほっこり. */
function isManner({ text }: QueryCondition): boolean {
  return /^[ぁ-ゖー]+$/u.test(text);
}

/** A word that the texts of this many products contain is of this shop, and makes no query a different one. */
const FAMILIAR = 3;

/** A word that occurs only in texts. */
function isOfText({ matches, isNumber, worth }: QueryCondition): boolean {
  return matches !== null && !isNumber && worth < OF_TEXT;
}

function countNeeds(conditions: readonly QueryCondition[]): number {
  return conditions.filter(
    ({ isNumber, isSafety, worth }) => !isNumber && !isSafety && worth >= CONDITION_WEIGHTS.use,
  ).length;
}

/** Near matches, if there are few full ones: they keep prices and most of the words' weight; a rarer word weighs more. */
function nearest({
  candidates,
  open,
  best,
  masks,
  likeness,
  alikeTo,
  found,
}: {
  readonly candidates: readonly ProductDocument[];
  readonly open: readonly QueryCondition[];
  readonly best: number;
  readonly masks: readonly number[];
  readonly likeness: TextLikeness;
  readonly alikeTo: (answers: readonly ProductDocument[]) => Alikeness;
  readonly found: readonly ProductDocument[];
}): Near[] {
  const count = NEAR_UP_TO - found.length;
  if (count <= 0 || best === 0) return [];
  const alike = alikeTo(found);
  // Dropped conditions count too: the next best may meet them.
  const asked = open.filter(({ isNumber }, place) => !isNumber || (best & (1 << place)) !== 0);
  const fixed = open.filter(
    ({ isNumber, isPrice, isElastic }, place) =>
      (isNumber || (isPrice && !isElastic)) && (best & (1 << place)) !== 0,
  );
  const elastic = open.filter(({ isElastic }, place) => isElastic && (best & (1 << place)) !== 0);
  // A query with a number wants that item: a text makes no other one near.
  const isMeasured = asked.some(({ isNumber }) => isNumber);
  const loose = asked.filter((condition) => !fixed.includes(condition));
  // A product name requires that product or a near one; else a product must meet all other conditions.
  const names = open.filter(({ isName }, place) => isName && (best & (1 << place)) !== 0);
  // The last name is the thing, those before it qualify it; a word for many plants is no such name: 果樹の苗木.
  // So is one for goods of several kinds, beside a kind: 盆栽 gift.
  const kinds = names.filter(({ isWider }) => isWider === undefined);
  const most = Math.max(...kinds.map(({ worth }) => worth));
  const head = kinds.findLast(({ worth }) => worth === most);
  const others = loose.filter(
    (condition) => !names.includes(condition) && (best & (1 << open.indexOf(condition))) !== 0,
  );
  const weights = loose.map((condition) => weightOf(condition, candidates));
  const bests = loose.map(({ matches }) => bestOf(matches));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return candidates
    .filter(
      (product, at) =>
        ((masks[at] ?? 0) & best) !== best &&
        fixed.every(({ fits }) => fits(product)) &&
        elastic.every((condition) => isOrNear(condition, product)) &&
        (names.length === 0 ||
          names.some((name) => (isMeasured ? name.fits(product) : isOrNear(name, product))) ||
          (others.length > 0 && others.every(({ fits }) => fits(product)))),
    )
    .map((product) => ({
      product,
      share:
        ((head?.fits(product) === false ? NAMELESS : 1) *
          (1 -
            UNSPENT *
              (1 - Math.min(1, ...[...fixed, ...elastic].map(({ spentOf }) => spentOf?.(product) ?? 1)))) *
          (loose.reduce((sum, condition, place) => {
            const part = condition.fits(product)
              ? fitOf(condition, product, bests[place] ?? 0)
              : isMeasured
                ? 0
                : (condition.nearness?.(product) ?? 0);
            return sum + part * (weights[place] ?? 0);
          }, 0) /
            all +
            LIKENESS * likeness.of(product) +
            LIKENESS_WEIGHT * alike(product))) /
        (1 + LIKENESS + LIKENESS_WEIGHT),
    }))
    .filter(({ share }) => share >= NEAR_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, count);
}

function isOrNear({ fits, nearness }: QueryCondition, product: ProductDocument): boolean {
  return fits(product) || (nearness?.(product) ?? 0) > 0;
}

/** 1 for a need; for a word it depends partly on the quality of the match. @param best that of its matches; 0 if none has any */
function fitOf({ matches }: QueryCondition, { handle }: ProductDocument, best: number): number {
  if (matches === null) return 1;
  return 1 - SLACK + (best > 0 ? (SLACK * (matches.get(handle) ?? 0)) / best : 0);
}

/** A rarer word or need weighs more, whatever it is: the kind of goods that a query names says no more of them than its other words. */
function weightOf({ fits }: QueryCondition, candidates: readonly ProductDocument[]): number {
  return rarityOf(candidates.filter(fits).length, candidates.length) + LEAST;
}
