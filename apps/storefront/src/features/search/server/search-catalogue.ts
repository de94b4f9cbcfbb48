import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { clampPage, PAGE_SIZE, pageCount } from '@shop/rules/catalog/pagination';
import type { AiTag } from '@shop/rules/product/product';
import { aiTagNames } from '#features/catalog/contract/ai-tag-names.ts';
import { LOCALES } from '#foundation/i18n/locale.ts';
import { englishForms } from './english-forms';
import { foldSearchText } from './fold-search-text';
import { helpInQuery } from './help-in-query';
import {
  facetsOf,
  isInView,
  matchesOf,
  type QueryCondition,
  queryConditions,
  rarityOf,
} from './query-conditions';
import type { Safety } from './safety-in-query';
import type { PlaceDocument, ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { type QueryNeed, type QueryToken, type UnderstoodQuery, understandQuery } from './understand-query';

/** A recognised need, and the query without it. */
export interface ShownNeed {
  readonly text: string;
  readonly facts: NeedFacts;
  /** '' if nothing is left. */
  readonly rest: string;
}

/** The results of a search in the index. */
export interface Findings {
  /** Products of one page. */
  readonly products: readonly ProductDocument[];
  /** Count of all pages. */
  readonly total: number;
  /** Number of full matches, if near matches follow them; else null. */
  readonly nearFrom: number | null;
  /** A page number beyond the last becomes the last. */
  readonly page: number;
  readonly facets: ListFacets;
  readonly needs: readonly ShownNeed[];
  /** Words that were dropped, because no product has them together with the others. */
  readonly dropped: readonly string[];
  /** The corrected query; null without corrections. */
  readonly correction: string | null;
  /** Matching pages of the shop, the best first. */
  readonly places: readonly PlaceDocument[];
  /** Safety needs for which a notice above the products says that they are not checked. */
  readonly unchecked: readonly UncheckedSafety[];
}

/** A safety need that not all requested products meet. */
export interface UncheckedSafety {
  readonly safety: Safety;
  /** Dropped words, of which no product meets it; empty if it is checked for no product at all. */
  readonly words: readonly string[];
}

/** Products whose match for a word is this much below the best are dropped: 土 is soil, not everything that mentions it. */
const FAR_BELOW = 0.42;
/** Maximum bonus for popularity, and the penalty for sold-out products. */
const POPULAR = 18;
const SOLD_OUT = 14;
/** Bonus for an exact tag of a need over a wider tag. */
const NEED = 30;
/** Bonus for a mention in the text over a tag alone. */
const TOLD = 12;
const PLACES = 6;
/** Weight of a page that the dictionary assigns to a word, and to a question; below WEAK it is a text match. */
const LED = 120;
const HELPS = 240;
const WEAK = 50;
/** From this worth on it is a title word. */
const NAMED = 16;
/** From this worth on it names goods of the shop; a corrected word does not count beside unknown words. */
const ANCHOR = 1_000;
/** Of two words without a common match the later is kept: in Japanese it carries the meaning. */
const LATER = 0.01;

/** A near match, and the share of the query it meets. */
interface Near {
  readonly product: ProductDocument;
  readonly share: number;
}

/** The matches, and the dropped parts of the query. */
interface Relaxed {
  readonly found: readonly ProductDocument[];
  readonly near: readonly Near[];
  readonly dropped: string[];
}

const NOTHING: Relaxed = { found: [], near: [], dropped: [] };
/** Near matches fill up results with fewer products than this. */
const NEAR_UP_TO = 12;
/** The part of a word's share that depends on the quality of its match. */
const SLACK = 0.2;
const NEAR_SHARE = 0.2;
/** The share of a product with all words, but some far below the best. */
const WORSE = 0.99;
/** Weights of conditions that may be missing. */
const SOFT = { name: 3, need: 1.5, text: 0.4 };

/** Searches the index (SEARCH-03, SEARCH-05). @param keyword at most as long as a keyword may be */
export function searchCatalogue(index: SearchIndex, keyword: string, view: ListView): Findings {
  const understood = understandQuery(keyword, index.lexicon, index.vocabulary);
  const { without, namesEverything, namesKind, asks, everything, unchecked, ignored } = understood;
  const help = helpInQuery(keyword, index.lexicon);
  const questions = helpInQuery(keyword, { troubles: index.lexicon.questions }).paths;
  const { tokens, needs, isEverything } = withoutHelp(understood, help, index);
  const conditions = queryConditions(index, tokens, needs);
  const excluded = new Set(without.flatMap((word) => [...index.productTerms.find(word).keys()]));
  const safety = conditions.filter(({ isSafety }) => isSafety);
  const candidates = [...index.products.values()].filter(
    (product) => !excluded.has(product.handle) && safety.every(({ fits }) => fits(product)),
  );
  const { found, near, dropped }: Relaxed =
    conditions.length === 0 && (isEverything || unchecked.length > 0)
      ? { ...NOTHING, found: isEverything ? candidates : [] }
      : relax(candidates, conditions, {
          namesEverything: namesEverything && help.paths.length === 0,
          namesKind,
          asks,
        });
  // A need beside unknown words yields no pages: a red dress.
  const isNonsense = found.length === 0 && conditions.some(({ matches }) => matches !== null);
  const applied = conditions.filter(({ text }) => !dropped.includes(text));
  const scores = scoresOf(found, applied, index);
  const exact = found.filter(({ handle }) => scores.has(handle));
  // Weaker matches follow, then near ones; a query with a number excludes both.
  const isMeasured = applied.some(({ isNumber }) => isNumber);
  const worse = (isMeasured ? [] : found)
    .filter(({ handle }) => !scores.has(handle))
    .map((product) => ({ product, share: WORSE }));
  const behind = [...worse, ...near].slice(0, Math.max(0, NEAR_UP_TO - exact.length));
  // Full matches come first in every order.
  const shares = new Map(behind.map(({ product, share }) => [product.handle, share]));
  const relevant = [...exact, ...behind.map(({ product }) => product)];
  const shown = relevant.filter((product) => isInView(product, view));
  const order = orderOf(view, scores, index);
  const shareOf = ({ handle }: ProductDocument) => shares.get(handle) ?? 1;
  shown.sort((one, other) => {
    const isBoth = shares.has(one.handle) === shares.has(other.handle);
    return isBoth && view.sort !== 'recommended'
      ? order(one, other)
      : shareOf(other) - shareOf(one) || order(one, other);
  });
  const page = clampPage(view.page, pageCount(shown.length));
  const texts = [...tokens.map(({ text }) => text), ...needs.map(({ text }) => text)];
  return {
    products: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: shown.length,
    nearFrom: behind.length === 0 ? null : exact.filter((product) => isInView(product, view)).length,
    page,
    facets: facetsOf(relevant, view),
    needs: needs
      .filter(({ text }) => !dropped.includes(text))
      .map(({ text, facts }) => ({ text, facts, rest: texts.filter((other) => other !== text).join(' ') })),
    dropped: shown.length + relevant.length === 0 ? [] : [...dropped, ...ignored],
    correction: correctionOf(keyword, tokens, index),
    places: placesOf(
      index,
      { tokens: understood.tokens, needs: isNonsense ? [] : needs, everything, help: help.paths, questions },
      found.length > 0,
    ),
    unchecked: [
      ...unchecked.map((asked) => ({ safety: asked, words: [] })),
      ...uncheckedWords(needs, conditions, dropped),
    ],
  };
}

/** The part of a query that still searches for products beside a question: パキラ in パキラの葉が黄色い. */
function withoutHelp(
  {
    tokens,
    needs,
    isEverything,
  }: Pick<ReturnType<typeof understandQuery>, 'tokens' | 'needs' | 'isEverything'>,
  { paths, said }: ReturnType<typeof helpInQuery>,
  { lexicon, spelledWords }: SearchIndex,
): { tokens: readonly QueryToken[]; needs: readonly QueryNeed[]; isEverything: boolean } {
  if (paths.length === 0) return { tokens, needs, isEverything };
  const isSaid = (text: string) => {
    const folded = foldSearchText(text);
    return [folded, ...englishForms(folded)].some((form) =>
      [...said].some(
        (part) => form === part || (!/[a-z]/u.test(part) && (form.includes(part) || part.includes(form))),
      ),
    );
  };
  const isName = ({ term, same }: QueryToken) =>
    [term, ...same].some((word) => lexicon.names.has(word)) || spelledWords.spell(term) !== undefined;
  return {
    tokens: tokens.filter((token) => isName(token) && !lexicon.pages.has(token.term) && !isSaid(token.text)),
    needs: needs.filter(
      ({ facts, text }) => facts.kind === 'price' || (facts.kind === 'tag' && facts.safety) || !isSaid(text),
    ),
    isEverything: false,
  };
}

/** Words that name products of which none is safe: モンステラ for cats. */
function uncheckedWords(
  needs: readonly QueryNeed[],
  conditions: readonly QueryCondition[],
  dropped: readonly string[],
): UncheckedSafety[] {
  const words = conditions.flatMap(({ text, matches, isNumber }) =>
    !isNumber && matches !== null && matches.size > 0 && dropped.includes(text) ? [text] : [],
  );
  return needs.flatMap(({ facts }) =>
    words.length > 0 && facts.kind === 'tag' && facts.safety !== undefined
      ? [{ safety: facts.safety, words }]
      : [],
  );
}

/**
 * The products that meet all conditions; if there are none, as few conditions as possible are dropped: numbers first, then words
 * found only in texts, needs, prices, other words, and product names last. Safety needs are never dropped. A query of mostly
 * unknown words, or of unknown words and numbers, finds nothing: the rest would be a different query.
 * @param candidates meet the safety needs
 */
function relax(
  candidates: readonly ProductDocument[],
  conditions: readonly QueryCondition[],
  { namesEverything, namesKind, asks }: Pick<UnderstoodQuery, 'namesEverything' | 'namesKind' | 'asks'>,
): Relaxed {
  const unknown = conditions.filter(({ matches }) => matches?.size === 0);
  const applied = conditions.filter((condition) => !unknown.includes(condition));
  const isAnchored =
    namesEverything || namesKind || applied.some(({ worth, isMended }) => worth >= ANCHOR && !isMended);
  if (applied.length === 0 && !namesEverything) return NOTHING;
  // A need or a text word beside unknown words is not a query for this shop: a red bicycle.
  if (!isAnchored && unknown.length > 0 && countNeeds(applied) <= countWords(unknown)) return NOTHING;
  const open = applied.filter(({ isSafety }) => !isSafety);
  const worth = open.map((condition, place) => condition.worth + place * LATER);
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
  if (best === 0 && open.length > 0 && open.length === applied.length && !namesEverything) return NOTHING;
  // A need met only by products without any of the query's words is not a query for this shop either: a red dress.
  const kept = open.filter((_, place) => (best & (1 << place)) !== 0);
  const lost = open.filter((condition) => !kept.includes(condition) && isOfText(condition));
  if (!isAnchored && !asks && lost.length > 0 && countNeeds(kept) <= lost.length + countWords(unknown))
    return NOTHING;
  const found = candidates.filter((_, at) => ((masks[at] ?? 0) & best) === best);
  return {
    found,
    near: nearest({ candidates, open, best, masks, count: NEAR_UP_TO - found.length }),
    dropped: [...unknown, ...open.filter((_, place) => (best & (1 << place)) === 0)].map(({ text }) => text),
  };
}

function countWords(conditions: readonly QueryCondition[]): number {
  return conditions.filter(({ isNumber }) => !isNumber).length;
}

/** A word that occurs only in texts. */
function isOfText({ matches, isNumber, worth }: QueryCondition): boolean {
  return matches !== null && !isNumber && worth < 1;
}

function countNeeds(conditions: readonly QueryCondition[]): number {
  return conditions.filter(({ isNumber, isSafety, worth }) => !isNumber && !isSafety && worth >= 1).length;
}

/** Near matches, if there are few full ones: they keep prices and most of the words' weight; a rarer word weighs more. */
function nearest({
  candidates,
  open,
  best,
  masks,
  count,
}: {
  readonly candidates: readonly ProductDocument[];
  readonly open: readonly QueryCondition[];
  readonly best: number;
  readonly masks: readonly number[];
  readonly count: number;
}): Near[] {
  if (count <= 0 || best === 0) return [];
  // Dropped conditions count too: the next best may meet them.
  const asked = open.filter(({ isNumber }, place) => !isNumber || (best & (1 << place)) !== 0);
  const fixed = open.filter(
    ({ isNumber, isPrice }, place) => (isNumber || isPrice) && (best & (1 << place)) !== 0,
  );
  // A query with a number wants that item: a text makes no other one near.
  const isMeasured = asked.some(({ isNumber }) => isNumber);
  const loose = asked.filter((condition) => !fixed.includes(condition));
  // A product name requires that product or a near one; else a product must meet all other conditions.
  const names = open.filter(({ worth }, place) => worth >= ANCHOR && (best & (1 << place)) !== 0);
  const others = loose.filter(
    (condition) => !names.includes(condition) && (best & (1 << open.indexOf(condition))) !== 0,
  );
  const weights = loose.map((condition) => weightOf(condition, candidates));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return candidates
    .filter(
      (product, at) =>
        ((masks[at] ?? 0) & best) !== best &&
        fixed.every(({ fits }) => fits(product)) &&
        (names.length === 0 ||
          names.some(({ fits, nearness }) => fits(product) || (nearness?.(product) ?? 0) > 0) ||
          (others.length > 0 && others.every(({ fits }) => fits(product)))),
    )
    .map((product) => ({
      product,
      share:
        loose.reduce((sum, condition, place) => {
          const part = condition.fits(product)
            ? fitOf(condition, product)
            : isMeasured
              ? 0
              : (condition.nearness?.(product) ?? 0);
          return sum + part * (weights[place] ?? 0);
        }, 0) / all,
    }))
    .filter(({ share }) => share >= NEAR_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, count);
}

/** 1 for a need; for a word it depends partly on the quality of the match. */
function fitOf({ matches }: QueryCondition, { handle }: ProductDocument): number {
  if (matches === null) return 1;
  return 1 - SLACK + (SLACK * (matches.get(handle) ?? 0)) / Math.max(...matches.values());
}

function weightOf({ fits, worth }: QueryCondition, candidates: readonly ProductDocument[]): number {
  const bearers = candidates.filter(fits).length;
  const rarity = rarityOf(bearers, candidates.length);
  return (worth >= NAMED ? SOFT.name : worth >= 1 ? SOFT.need : SOFT.text) * (rarity + 0.2);
}

/** The score of each product; products far below the best for a word are omitted. */
function scoresOf(
  found: readonly ProductDocument[],
  conditions: readonly QueryCondition[],
  index: SearchIndex,
): ReadonlyMap<string, number> {
  const words = conditions.flatMap(({ matches }) => (matches === null ? [] : [matches]));
  const bests = words.map((matches) => Math.max(0, ...found.map(({ handle }) => matches.get(handle) ?? 0)));
  const scores = new Map<string, number>();
  const needs = conditions.flatMap(({ isExact }) => isExact ?? []);
  const told = conditions.flatMap(({ isTold }) => isTold ?? []);
  for (const product of found) {
    const { handle, card } = product;
    const each = words.map((matches) => matches.get(handle) ?? 0);
    if (each.some((score, index) => score < (bests[index] ?? 0) * FAR_BELOW)) continue;
    const text = each.length === 0 ? 0 : each.reduce((sum, score) => sum + score, 0) / each.length;
    const popular =
      POPULAR * (1 - Math.log(index.rankOf(product)) / Math.log(Math.max(index.products.size, 2)));
    const exact = NEED * needs.filter((isExact) => isExact(product)).length;
    const said = TOLD * told.filter((isTold) => isTold(product)).length;
    scores.set(handle, text + exact + said + popular - (card.ja.isSoldOut ? SOLD_OUT : 0));
  }
  return scores;
}

function orderOf(
  { sort }: ListView,
  scores: ReadonlyMap<string, number>,
  index: SearchIndex,
): (one: ProductDocument, other: ProductDocument) => number {
  const lowest = ({ prices }: ProductDocument) => Math.min(...prices);
  const byRank = (one: ProductDocument, other: ProductDocument) => index.rankOf(one) - index.rankOf(other);
  switch (sort) {
    case 'recommended':
      return (one, other) =>
        (scores.get(other.handle) ?? 0) - (scores.get(one.handle) ?? 0) || byRank(one, other);
    case 'best':
      return byRank;
    case 'new':
      return (one, other) => other.publishedAt.localeCompare(one.publishedAt) || byRank(one, other);
    case 'price-asc':
      return (one, other) => lowest(one) - lowest(other) || byRank(one, other);
    case 'price-desc':
      return (one, other) => lowest(other) - lowest(one) || byRank(one, other);
  }
}

function correctionOf(keyword: string, tokens: readonly QueryToken[], index: SearchIndex): string | null {
  const mended = tokens.filter(({ correction }) => correction !== null);
  if (mended.length === 0) return null;
  const normal = keyword.normalize('NFKC');
  return mended.reduce(
    (text, { text: typed, correction }) =>
      text.replace(typed, () => (correction === null ? typed : index.spell(correction))),
    normal,
  );
}

/** Maximum single questions beside pages. */
const MOST_QUESTIONS = 1;

/** Categories, then purposes, then producers, for equal scores. */
const KIND_ORDER: readonly PlaceDocument['kind'][] = ['category', 'purpose', 'producer', 'help', 'article'];

function placesOf(
  { lexicon, places, placeTerms }: SearchIndex,
  {
    tokens,
    needs,
    everything,
    help,
    questions,
  }: {
    readonly tokens: readonly QueryToken[];
    readonly needs: readonly QueryNeed[];
    readonly everything: readonly string[];
    /** Addresses of pages that answer a question. */
    readonly help: readonly string[];
    /** Addresses of single questions, ranked after the pages. */
    readonly questions: readonly string[];
  },
  hasProducts: boolean,
): readonly PlaceDocument[] {
  const scores = new Map<string, number>();
  const byPath = new Map([...places].map(([key, { path, alias }]) => [alias ?? path, key]));
  const wanted = [...tokens.map(({ text, term, same }) => ({ text, term, same }))];
  const byTitle = new Map([...places].map(([key, { title }]) => [foldSearchText(title.ja), key]));
  for (const { facts, text } of needs) {
    const terms = facts.kind === 'tag' ? facts.tags.map(foldSearchText) : [];
    // A page whose name is a tag of the need shows all its products.
    for (const key of terms.flatMap((term) => byTitle.get(term) ?? [])) scores.set(key, LED);
    if (terms.length > 0) wanted.push({ text, term: terms[0] ?? '', same: terms.slice(1) });
  }
  help.forEach((path, at) => {
    const key = byPath.get(path);
    if (key !== undefined) scores.set(key, HELPS - at);
  });
  const isKnown = tokens.every(({ term, same }) => matchesOf(placeTerms, { term, same }).size > 0);
  const least = hasProducts ? 0 : isKnown ? WEAK : LED;
  for (const term of everything) {
    for (const path of lexicon.pages.get(term) ?? []) {
      const key = byPath.get(path);
      if (key !== undefined) scores.set(key, Math.max(scores.get(key) ?? 0, LED));
    }
  }
  for (const token of wanted) {
    const best = new Map<string, number>();
    for (const term of [token.term, ...token.same]) {
      for (const path of lexicon.pages.get(term) ?? []) {
        const key = byPath.get(path);
        if (key !== undefined) best.set(key, LED);
      }
    }
    for (const [key, score] of matchesOf(placeTerms, token)) {
      // A text word beside an unknown word is no match: size in a query for shoes.
      if (score > (best.get(key) ?? 0) && score >= least) best.set(key, score);
    }
    for (const [key, score] of best) scores.set(key, (scores.get(key) ?? 0) + score);
  }
  const tagged = needs.flatMap(({ facts }) =>
    facts.kind === 'tag' && !facts.tags.some((tag) => byTitle.has(foldSearchText(tag)))
      ? tagPlace(facts.aiTags)
      : [],
  );
  const top = Math.max(0, ...scores.values());
  const found = [...scores]
    .filter(([, score]) => score >= top * 0.6)
    .flatMap(([key, score]) => {
      const place = places.get(key);
      return place === undefined ? [] : [{ place, score }];
    })
    .sort(
      (one, other) =>
        other.score - one.score || KIND_ORDER.indexOf(one.place.kind) - KIND_ORDER.indexOf(other.place.kind),
    )
    .map(({ place }) => place);
  const asked = questions
    .slice(0, MOST_QUESTIONS)
    .flatMap((path) => places.get(byPath.get(path) ?? '') ?? []);
  const behind = [...tagged, ...asked];
  return [...found.slice(0, PLACES - behind.length), ...behind].slice(0, PLACES);
}

/** The page of an AI tag: 寝室. Several tags have none. */
function tagPlace([tag, ...more]: readonly AiTag[]): PlaceDocument[] {
  const [ja, en] =
    tag === undefined || more.length > 0 ? [] : LOCALES.map((locale) => aiTagNames(tag, locale));
  if (!tag || !ja || !en) return [];
  const id = `${tag.parentId},${tag.childId}`;
  const title = { ja: ja.child, en: en.child };
  return [{ kind: 'purpose', handle: `tag ${id}`, path: `/search/tag?tagId=${id}`, title }];
}
