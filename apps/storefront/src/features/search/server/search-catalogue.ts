import type { Safety } from '@shop/rules/brand/search-phrases';
import type { ListFacets } from '@shop/rules/catalog/list-facets';
import type { ListView } from '@shop/rules/catalog/list-view';
import { clampPage, PAGE_SIZE, pageCount } from '@shop/rules/catalog/pagination';
import { asCopied, copiedCondition, copiedFrom } from './copied-text';
import { helpTelling, TOLD_ALONE } from './help-in-text';
import { inCentimetres, inDigits } from './measures-in-text';
import { helpInQuery, placesOf, withoutHelp } from './places-in-search';
import { facetsOf, isInView } from './product-answers';
import { scoresOf } from './product-scores';
import type { QueryCondition } from './query-condition';
import { queryConditions } from './query-conditions';
import type { QueryNeed, QueryToken } from './query-pieces';
import type { UnderstoodQuery } from './query-summary';
import { NO_MATCHES, type RelaxedMatches, relax } from './relax-conditions';
import { inOrder } from './result-order';
import { romajiInJapanese } from './romaji-in-query';
import { searchCandidates } from './search-candidates';
import type { PlaceDocument, ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import type { NeedFacts } from './search-lexicon';
import { withSeasonsNamed } from './seasons-in-query';
import { type TextLikeness, textLikeness } from './text-likeness';
import { understandQuery } from './understand-query';
import { weakerMatches } from './weaker-matches';

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

/** Searches the index (SEARCH-03, SEARCH-05). @param typed at most as long as a keyword may be */
export function searchCatalogue(index: SearchIndex, typed: string, view: ListView): Findings {
  const keyword = romajiInJapanese(
    inCentimetres(inDigits(withSeasonsNamed(typed.normalize('NFKC')))),
    index.lexicon,
    index.vocabulary,
  );
  const meant = understandQuery(keyword, index.lexicon, index.vocabulary);
  const copied = copiedFrom(keyword, index);
  const understood: UnderstoodQuery = copied.size === 0 ? meant : asCopied(meant);
  const {
    namesEverything,
    namesKind,
    namesPlace,
    asks,
    isForPlace,
    isPhrase,
    everything,
    unchecked,
    ignored,
  } = understood;
  const help = helpInQuery(withoutNeeds(keyword, understood.needs), index.lexicon);
  const questions = helpInQuery(keyword, { troubles: index.lexicon.questions }).paths;
  const { tokens, needs, isEverything } = withoutHelp(understood, help, index);
  const conditions =
    copied.size === 0 ? queryConditions(index, tokens, needs, keyword) : [copiedCondition(keyword, copied)];
  const { candidates, isSafe, namesMain } = searchCandidates(
    understood,
    tokens,
    conditions,
    copied.size > 0,
    index,
  );
  const likeness = textLikeness(keyword, index);
  const wantsGoods = namesEverything && help.paths.length === 0;
  const matched: RelaxedMatches =
    conditions.length === 0 && (isEverything || unchecked.length > 0)
      ? { ...NO_MATCHES, found: isEverything || wantsGoods ? candidates : [] }
      : relax(
          candidates,
          conditions,
          {
            namesEverything: wantsGoods,
            namesKind,
            namesPlace,
            asks,
            isForPlace,
            isPhrase,
            isSafe,
          },
          likeness,
          (answers) => index.alikeTo(answers),
        );
  // Whoever asks for something harmless is shown that, where nothing is all that is asked.
  const isKnown = conditions.every(({ matches }) => matches?.size !== 0);
  const relaxed =
    matched.found.length === 0 && unchecked.length > 0 && isKnown
      ? { ...NO_MATCHES, found: candidates, dropped: conditions.map(({ text }) => text) }
      : matched;
  const helpful = index.lexicon.helpful.get(help.paths[0] ?? '');
  const mentioned =
    relaxed.found.length > 0
      ? new Set<ProductDocument>()
      : help.paths.length === 0
        ? likeness.best()
        : goodsFor(helpful ?? [], candidates, likeness);
  const { found, near, dropped } =
    mentioned.size === 0
      ? relaxed
      : { ...NO_MATCHES, found: candidates.filter((product) => mentioned.has(product)) };
  // A need beside unknown words yields no pages: a red dress.
  const isNonsense = found.length === 0 && conditions.some(({ matches }) => matches !== null);
  const applied = conditions.filter(
    (condition) => !(dropped.includes(condition.text) || relaxed.soft.includes(condition)),
  );
  const scores = scoresOf({ found, applied, conditions, keyword, namesMain, likeness }, index);
  const exact = found.filter(({ handle }) => scores.has(handle));
  const hasOther = exact.some((product) => index.otherGoods.has(product));
  const isBeside = (product: ProductDocument) => hasOther || !index.otherGoods.has(product);
  const prices = applied.filter(({ isPrice }) => isPrice);
  const behind = weakerMatches({
    exact,
    weak: found.filter(({ handle }) => !scores.has(handle)),
    // Other goods may be for a thing that is named, but meet no need of the main ones.
    near: conditions.some(({ isName }) => isName) ? near : near.filter(({ product }) => isBeside(product)),
    isMeasured: applied.some(({ isNumber }) => isNumber),
    candidates,
    isRelevant: (product) => prices.every(({ fits }) => fits(product)) && isBeside(product),
    alikeTo: (answers) => index.alikeTo(answers),
    likeness,
  });
  const relevant = [...exact, ...behind.map(({ product }) => product)];
  const shares = new Map(behind.map(({ product, share }) => [product.handle, share]));
  const inView = relevant.filter((product) => isInView(product, view));
  const total = inView.length;
  const page = clampPage(view.page, pageCount(total));
  const shown = inOrder(inView, view, scores, shares, index, page * PAGE_SIZE);
  const texts = [...tokens.map(({ text }) => text), ...needs.map(({ text }) => text)];
  return {
    products: shown.slice((page - 1) * PAGE_SIZE),
    total,
    nearFrom: behind.length === 0 ? null : exact.filter((product) => isInView(product, view)).length,
    page,
    facets: facetsOf(relevant, view),
    needs: needs
      .filter(({ text }) => !dropped.includes(text))
      .map(({ text, facts }) => ({ text, facts, rest: texts.filter((other) => other !== text).join(' ') })),
    dropped: total + relevant.length === 0 ? [] : [...dropped, ...ignored],
    // A correction that leads to nothing is none: one word of a name that the shop does not have.
    correction: relevant.length === 0 ? null : correctionOf(keyword, tokens, index),
    places: placesOf(
      index,
      {
        tokens: understood.tokens,
        needs: isNonsense ? [] : needs,
        everything,
        help: help.paths,
        questions,
        told: helpTelling(keyword, index, likeness, found.length > 0 ? undefined : TOLD_ALONE),
      },
      found.length > 0,
    ),
    unchecked: [
      ...unchecked.map((asked) => ({ safety: asked, words: [] })),
      ...uncheckedWords(needs, conditions, dropped),
    ],
  };
}

/** The goods that help with a question whose words their texts mention: soil that is for repotting. */
function goodsFor(
  tags: readonly string[],
  candidates: readonly ProductDocument[],
  likeness: TextLikeness,
): ReadonlySet<ProductDocument> {
  const goods = candidates.filter((product) => product.tags.some((tag) => tags.includes(tag)));
  const top = Math.max(0, ...goods.map(likeness.of));
  return new Set(goods.filter((product) => top > 0 && likeness.of(product) >= top / 3));
}

/** A query without needs of several words, whose parts are no trouble: 悪い in 日当たりの悪い. */
function withoutNeeds(keyword: string, needs: readonly QueryNeed[]): string {
  return needs
    .filter(
      ({ text, facts }) => facts.kind === 'tag' && facts.safety === undefined && /[がのにをも]./u.test(text),
    )
    .reduce((query, { text }) => query.replace(text, ' '), keyword.normalize('NFKC'));
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
