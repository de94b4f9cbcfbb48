import { lackedThing } from './claims-in-text';
import { needTest } from './product-answers';
import type { QueryCondition } from './query-condition';
import type { QueryToken } from './query-pieces';
import type { UnderstoodQuery } from './query-summary';
import type { ProductDocument } from './search-document';
import type { SearchIndex } from './search-index';
import { NAME_SCORE } from './word-matches';

/** The goods that a query may mean. */
interface SearchCandidates {
  /** Without what it rules out, what is not safe, and goods of another sort. */
  readonly candidates: readonly ProductDocument[];
  /** Whether the candidates are limited to safe ones. */
  readonly isSafe: boolean;
  /** Whether the query has a word for the main goods: 植物. */
  readonly namesMain: boolean;
}

/** @param isCopied whether the query is a text of the shop, which asks for its product alone */
export function searchCandidates(
  { without, excludedKinds, everything, unchecked }: UnderstoodQuery,
  tokens: readonly QueryToken[],
  conditions: readonly QueryCondition[],
  isCopied: boolean,
  index: SearchIndex,
): SearchCandidates {
  const excluded = excludedGoods(without, tokens, index);
  const checked = conditions.filter(({ isSafety }) => isSafety);
  const safety =
    !isCopied && unchecked.length > 0 && checked.length === 0
      ? leastHarm(conditions, tokens, index)
      : checked;
  const isOther = (product: ProductDocument) => index.otherGoods.has(product);
  const namesMain = everything.some((word) => index.lexicon.mainGoods.has(word));
  // Other goods are not meant, unless the query names them too: a plant stand.
  const isOfMain =
    namesMain && conditions.length > 0 && !conditions.some((condition) => namesSomeOther(condition, index));
  // A word for other goods means those, not the main goods that come with them: a large pot.
  const isOfOther = !namesMain && safety.length === 0 && namesOther(conditions, index);
  const names = conditions.filter(({ isName }) => isName);
  // Few of them tell a height: a pot of 30 cm is a pot, and no tool of 30 cm.
  const isOfNames = isOfOther && conditions.some(({ isHeight }) => isHeight);
  const isRuledOut = ({ handle }: ProductDocument) => excluded.has(handle);
  const excludes = excludedKinds.map(needTest);
  const isExcludedKind = (product: ProductDocument) => excludes.some((answers) => answers(product));
  const isNamed = ({ handle }: ProductDocument) =>
    names.some(({ matches }) => (matches?.get(handle) ?? 0) >= NAME_SCORE);
  // Most queries limit the goods by few of these, and all goods are asked.
  const limits: ((product: ProductDocument) => boolean)[] = [
    ...(excluded.size > 0 ? [(product: ProductDocument) => !isRuledOut(product)] : []),
    ...(excludedKinds.length > 0 ? [(product: ProductDocument) => !isExcludedKind(product)] : []),
    ...(isOfMain ? [(product: ProductDocument) => !isOther(product)] : []),
    ...(isOfOther ? [isOther] : []),
    ...(isOfNames ? [isNamed] : []),
    ...safety.map(({ fits }) => fits),
  ];
  const all = [...index.products.values()];
  const candidates =
    limits.length === 0 ? all : all.filter((product) => limits.every((meets) => meets(product)));
  return { candidates, isSafe: safety.length > 0, namesMain };
}

/** What a query rules out. Who wants no soil looks for no soil. */
function excludedGoods(
  without: readonly string[],
  tokens: readonly QueryToken[],
  { productTerms }: SearchIndex,
): ReadonlySet<string> {
  return new Set([
    ...without.flatMap((word) => [...productTerms.find(word).keys()]),
    ...tokens.flatMap(({ term }) => {
      const thing = lackedThing(term);
      return thing === null
        ? []
        : [...productTerms.find(thing)].flatMap(([handle, score]) => (score >= NAME_SCORE ? [handle] : []));
    }),
  ]);
}

function namedBy({ matches }: QueryCondition, { products }: SearchIndex): ProductDocument[] {
  const named: ProductDocument[] = [];
  for (const [handle, score] of matches ?? []) {
    const product = score >= NAME_SCORE ? products.get(handle) : undefined;
    if (product !== undefined) named.push(product);
  }
  return named;
}

function namesSomeOther(condition: QueryCondition, index: SearchIndex): boolean {
  return condition.isName && namedBy(condition, index).some((product) => index.otherGoods.has(product));
}

/** Whether all names of a query are mostly those of other goods. */
function namesOther(conditions: readonly QueryCondition[], index: SearchIndex): boolean {
  const names = conditions.filter(({ isName }) => isName);
  return (
    names.length > 0 &&
    names.every((name) => {
      const named = namedBy(name, index);
      return named.filter((product) => index.otherGoods.has(product)).length > named.length / 2;
    })
  );
}

/**
 * What narrows goods to the least harmful for a need that is checked for none of them: what the query says that they lack (no thorns),
 * else what is checked for pets.
 */
function leastHarm(
  conditions: readonly QueryCondition[],
  tokens: readonly QueryToken[],
  { lexicon }: SearchIndex,
): Pick<QueryCondition, 'fits'>[] {
  const lacks = new Set(tokens.flatMap(({ term, text }) => (lackedThing(term) === null ? [] : [text])));
  const lacked = conditions.filter(({ text, matches }) => lacks.has(text) && (matches?.size ?? 0) > 0);
  const facts = lexicon.safety.get('pets');
  if (lacked.length > 0 || facts === undefined) return lacked;
  return [{ fits: needTest(facts) }];
}
