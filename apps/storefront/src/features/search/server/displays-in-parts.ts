import { isKind } from './part-kinds';
import type { QueryPart } from './query-pieces';
import type { SearchLexicon } from './search-lexicon';
import { displaysInQuery, isOfStart, isVerbOfDisplay } from './seasons-in-query';
import { displayTerm, isSeason, isTimeOfYear, SEASONS, seasonPhrases } from './seasons-in-text';

/**
 * Times of year with what the query wants to happen then: flowers in spring before fruit in spring. 花 beside another kind of goods
 * is then no kind of its own: 春に花が咲く木.
 */
export function withDisplays(
  parts: readonly QueryPart[],
  query: string,
  lexicon: SearchLexicon,
): QueryPart[] {
  const planted = isOfStart(query) ? seasonPhrases().planted : null;
  const displays = planted === null ? displaysInQuery(query) : [planted];
  const timeOf = (part: QueryPart) =>
    part.kind === 'token' ? [part.token.term, ...part.token.same].find(isTimeOfYear) : undefined;
  const isOtherKind = (part: QueryPart) =>
    (part.kind === 'token' && timeOf(part) === undefined && lexicon.names.has(part.token.term)) ||
    (isKind(part) && !isMainDisplay(part));
  const isVerb = (part: QueryPart) =>
    isMainDisplay(part) && part.kind === 'need' && isVerbOfDisplay(part.need.text);
  const shown = (part: QueryPart) => displayNamed(part, lexicon);
  // Beside a word for any tree it stays the name: 紅葉の木. 紅葉 おすすめ names no goods beside it.
  const isNamedBeside = (part: QueryPart) =>
    shown(part) !== undefined &&
    parts.some(
      (other) =>
        other !== part &&
        ((other.kind === 'everything' && lexicon.mainGoods.has(other.term)) ||
          (other.kind === 'token' && isOtherKind(other))),
    );
  if (!parts.some((part) => timeOf(part) !== undefined))
    return parts.flatMap((part) => {
      if (part.kind === 'token' && isNamedBeside(part)) return [inAnySeason(part.token.text, shown(part))];
      if (!isVerb(part) || part.kind !== 'need' || !parts.some(isOtherKind)) return [part];
      // Trees are of several categories; a category of flowers says it already.
      return parts.some((other) => isKind(other) && !isMainDisplay(other))
        ? [inAnySeason(part.need.text)]
        : [];
    });
  // When growth starts says nothing of when a display does.
  if (isOfStart(query) && planted === null)
    return parts.filter((part) => {
      const time = timeOf(part);
      return (time === undefined || isSeason(time)) && !isVerbOf(part, isOfStart);
    });
  if (displays.length === 0) return [...parts];
  const rest = parts.some(isOtherKind) ? parts.filter((part) => !isMainDisplay(part)) : parts;
  return rest
    .filter((part) => !isNamedBeside(part) && !isVerbOf(part, planted === null ? isVerbOfDisplay : isOfStart))
    .map((part) => {
      const time = timeOf(part);
      if (time === undefined || part.kind !== 'token') return part;
      const { token } = part;
      const seasons = [token.term, ...token.same].filter(isSeason);
      const [term = '', ...more] = [time, ...seasons].flatMap((each) =>
        displays.map((display) => displayTerm(display, each)),
      );
      // What is in flower in a month is not planted then.
      const others = planted === null ? [token.term, ...token.same] : [];
      const same = [...new Set([...more, ...others])].filter((other) => other !== term);
      return { ...part, token: { ...token, term, same } };
    });
}

/** The display that a name of goods is a word for too: 紅葉 and `autumn leaves` are a maple, and what other trees do; モミジ is none. */
function displayNamed(part: QueryPart, { names }: SearchLexicon): string | undefined {
  if (part.kind !== 'token') return undefined;
  const words = [part.token.term, ...part.token.same];
  const said = displaysInQuery(part.token.text);
  if (!words.some((word) => names.has(word))) return undefined;
  return seasonPhrases().inText.find(
    ([display, pattern]) =>
      display !== seasonPhrases().main &&
      said.includes(display) &&
      words.some((word) => pattern.exec(word)?.[0] === word),
  )?.[0];
}

/** Whatever has a display in any season, the main one if no other is named: 花が咲く木, `flowering tree`. */
function inAnySeason(text: string, display = seasonPhrases().main ?? ''): QueryPart {
  const [term = '', ...same] = SEASONS.map((season) => displayTerm(display, season));
  return { kind: 'token', token: { text, term, same, correction: null } };
}

/** Whether a part is a word for what happens, whose time the query names. */
function isVerbOf(part: QueryPart, fits: (text: string) => boolean): boolean {
  return part.kind === 'token' && fits(part.token.text);
}

/** The need of a kind of goods by the main display: flowers. */
function isMainDisplay(part: QueryPart): boolean {
  const { main } = seasonPhrases();
  return isKind(part) && part.kind === 'need' && displaysInQuery(part.need.text).some((one) => one === main);
}
