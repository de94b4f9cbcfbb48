import { withDisplays } from './displays-in-parts';
import { isKind, isUse } from './part-kinds';
import type { QueryPart } from './query-pieces';
import { withoutVerbs } from './query-words';
import type { Vocabulary } from './search-index';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { foldSearchText, numberForms } from './word-forms';

/** The parts with what their order means. */
export function meant(
  parts: readonly QueryPart[],
  query: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const done = withoutVerbs(withTasks(withRooms(parts, lexicon, vocabulary), lexicon), lexicon, vocabulary);
  return withDisplays(withChoices(done, lexicon, vocabulary), query, lexicon);
}

const BEFORE_FURNITURE = /^(?:on|in|by|near|beside|above|below|under|behind|next|for|of|to|top|my|our)$/u;
const BEHIND_FURNITURE =
  /^(?:[にへでの上下横隣脇傍前奥隅角間端用内裏沿向]|そば|となり|わき|周り|まわり|近く|手前|らし|なら|とか|スペース|コーナー)/u;

/**
 * Rooms, and furniture that a preposition or particle makes a place, are a need for what suits any room, unless another need says
 * where. The shop sells none of them: an office chair stays unknown.
 */
function withRooms(
  parts: readonly QueryPart[],
  { indoors, names, spots }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const textOf = (part: QueryPart | undefined) => (part?.kind === 'filler' ? part.text : '');
  const namesGoods = (part: QueryPart) =>
    part.kind === 'everything' ||
    isKind(part) ||
    (part.kind === 'token' && part.token.correction === null && names.has(part.token.term));
  const placeOf = (part: QueryPart, at: number): NeedFacts | undefined => {
    if (part.kind !== 'token' || part.token.correction !== null) return undefined;
    const { term } = part.token;
    const forms = [term, ...numberForms(term)];
    if (forms.some((form) => names.has(form) || vocabulary.names(form))) return undefined;
    const before = parts.slice(Math.max(0, at - 3), at).map(textOf);
    const isBeside =
      before.some((text) => BEFORE_FURNITURE.test(text.toLowerCase())) ||
      BEHIND_FURNITURE.test(textOf(parts[at + 1]));
    const spot = forms.flatMap((form) => spots.get(form) ?? [])[0];
    if (indoors !== null && forms.some((form) => indoors.rooms.has(form))) return spot ?? indoors.facts;
    if (spot !== undefined && (isBeside || parts.some(namesGoods))) return spot;
    return isBeside && forms.some((form) => indoors?.furniture.has(form)) ? indoors?.facts : undefined;
  };
  let isSaid = parts.some(isUse);
  return parts.map((part, at) => {
    const facts = placeOf(part, at);
    if (facts === undefined || part.kind !== 'token') return part;
    const { text } = part.token;
    if (isSaid && facts === indoors?.facts) return { kind: 'filler', text };
    isSaid = true;
    return { kind: 'need', need: { text, facts } };
  });
}

/** Either of two names: pots and covers, 土や肥料. */
const OR = new Set(['and', 'or', 'と', 'や', 'か', 'または', 'あるいは'].map(foldSearchText));

/** Names that a conjunction joins become one word: a product is one of them, rarely both. */
function withChoices(
  parts: readonly QueryPart[],
  { names }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const joined: QueryPart[] = [];
  for (const [at, part] of parts.entries()) {
    const [before, between] = [joined.at(-2), joined.at(-1)];
    const isNamed = (one: QueryPart | undefined) =>
      one?.kind === 'token' &&
      [one.token.term, ...one.token.same].some((word) => names.has(word) || vocabulary.names(word));
    if (
      part.kind === 'token' &&
      before?.kind === 'token' &&
      between?.kind === 'filler' &&
      OR.has(foldSearchText(between.text)) &&
      parts[at - 1] === between &&
      isNamed(before) &&
      isNamed(part)
    ) {
      const { token } = before;
      const text = `${token.text} ${between.text} ${part.token.text}`;
      joined.splice(-2, 2, {
        kind: 'token',
        token: { ...token, text, same: [...token.same, part.token.term, ...part.token.same] },
      });
    } else joined.push(part);
  }
  return joined;
}

/** What is done to the first thing named after it becomes the goods for it: `repot my monstera` is soil and pots, for a monstera. */
function withTasks(parts: readonly QueryPart[], { tasks, names, same }: SearchLexicon): QueryPart[] {
  const at = parts.findIndex((part) => part.kind === 'token' && tasks.has(part.token.term));
  const task = parts[at];
  const done = parts.findIndex(
    (part, place) => place > at && part.kind === 'token' && names.has(part.token.term),
  );
  if (task?.kind !== 'token' || done === -1) return [...parts];
  const [term = '', ...goods] = (tasks.get(task.token.term) ?? []).flatMap((word) => [
    word,
    ...(same.get(word) ?? []),
  ]);
  return parts.map((part, place) => {
    if (place === at) return { ...task, token: { ...task.token, term, same: goods } };
    return place === done && part.kind === 'token'
      ? { ...part, token: { ...part.token, isModifier: true } }
      : part;
  });
}
