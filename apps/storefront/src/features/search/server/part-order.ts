import { withDisplays } from './displays-in-parts';
import { isContent, isKind, isUse } from './part-kinds';
import type { QueryPart } from './query-pieces';
import { withoutVerbs } from './query-words';
import type { Vocabulary } from './search-index';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { displaysInQuery, isVerbOfDisplay, seasonOfEvent, seasonOfMonth } from './seasons-in-query';
import { seasonPhrases } from './seasons-in-text';
import { foldSearchText, numberForms } from './word-forms';

/** The parts with what their order means. */
export function meant(
  parts: readonly QueryPart[],
  query: string,
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const known = withDates(
    withoutPersons(
      withBeginnings(withoutTimes(withFeasts(withCounted(parts, query, lexicon), lexicon)), lexicon),
      lexicon,
      vocabulary,
    ),
    lexicon,
  );
  const done = withoutVerbs(withTasks(withRooms(known, lexicon, vocabulary), lexicon), lexicon, vocabulary);
  return withDisplays(withChoices(withReasons(done, query, lexicon), lexicon, vocabulary), query, lexicon);
}

/** Whether a part says that something is given: an occasion, a recipient, or a word for gifts. */
function isGift(part: QueryPart, { implied, wider }: SearchLexicon): boolean {
  if (part.kind === 'need') return (implied.get(part.need.facts) ?? []).some((word) => wider.has(word));
  return part.kind === 'token' && [part.token.term, ...part.token.same].some((word) => wider.has(word));
}

/** A number before a counter. */
const COUNT = /(?<!\p{Script=Han})[一二三四五六七八九十\d](?:つ目の)?$|(?:ひと|ふた)$/u;
/** A verb before the end of a text. */
const VERB_BEFORE = /[\p{Script=Han}]+\p{Script=Hiragana}{1,3}$/u;
const ENJOYED = /^(?:楽し|見)/u;
/** Behind a counter, what stands in one, or grows there. */
const IN_ONE = /^(?:で[^、。\s]{0,4}?(?:育|飾|楽し)|に(?:植わ|植えら|入った))/u;

/**
 * A counter of the goods is what it counts, where the query says how many, what that does, what that is, that it is in one, or that it is
 * given: 一鉢, 咲く鉢, 鉢の植物 and 鉢で育つ are plants, 白い鉢 a pot.
 */
function withCounted(parts: readonly QueryPart[], query: string, lexicon: SearchLexicon): QueryPart[] {
  const { counters, mainGoods } = lexicon;
  const [goods] = mainGoods;
  const isGiven = parts.some((part) => isGift(part, lexicon));
  const isShown = (counter: string) => {
    const at = Math.max(0, query.lastIndexOf(counter));
    const before = query.slice(0, at);
    if (COUNT.test(before) || IN_ONE.test(query.slice(at + counter.length))) return true;
    const [verb = ''] = VERB_BEFORE.exec(before) ?? [];
    return isVerbOfDisplay(verb) || (ENJOYED.test(verb) && displaysInQuery(before).length > 0);
  };
  const isOfGoods = (at: number) => {
    const [of, thing] = parts.slice(at + 1);
    return (
      of?.kind === 'filler' && of.text === 'の' && thing?.kind === 'everything' && mainGoods.has(thing.term)
    );
  };
  return parts.map((part, at) =>
    part.kind === 'token' &&
    goods !== undefined &&
    counters.has(part.token.text) &&
    (isGiven || isShown(part.token.text) || isOfGoods(at))
      ? (potted(part.token.text) ?? { kind: 'everything', term: goods })
      : part,
  );
  /** What flowers in a pot has a name of its own: 花鉢. */
  function potted(counter: string): QueryPart | null {
    const text = `${seasonPhrases().main ?? ''}${counter}`;
    const term = foldSearchText(text);
    return lexicon.same.has(term) && displaysInQuery(query).includes(seasonPhrases().main ?? '')
      ? {
          kind: 'token',
          token: { text: counter, term, same: lexicon.same.get(term) ?? [], correction: null },
        }
      : null;
  }
}

/** A feast that the brand knows more of than its month is that, by whichever name: 新年 is 正月. */
function withFeasts(parts: readonly QueryPart[], { needs, same }: SearchLexicon): QueryPart[] {
  return parts.map((part) => {
    if (part.kind !== 'token' || part.token.correction !== null) return part;
    const { text, term } = part.token;
    const facts =
      seasonOfEvent(term) === null
        ? undefined
        : (same.get(term) ?? []).flatMap((word) => needs.get(word) ?? [])[0];
    return facts === undefined ? part : { kind: 'need', need: { text, facts } };
  });
}

/** Words for any time. */
const TIMES = new Set(['シーズン', '季節', '時期', 'season', 'seasons', 'time'].map(foldSearchText));

/** The time of an occasion is that occasion: 引っ越しシーズン, \`wedding season\`. */
function withoutTimes(parts: readonly QueryPart[]): QueryPart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1];
    return part.kind === 'token' && TIMES.has(part.token.term) && before !== undefined && isUse(before)
      ? { kind: 'filler', text: part.token.text }
      : part;
  });
}

/** Where something begins is the occasion, and no place for the goods: opening an office is what an `opening gift` is for. */
function withBeginnings(parts: readonly QueryPart[], lexicon: SearchLexicon): QueryPart[] {
  const at = parts.findIndex(
    (part) =>
      part.kind === 'token' && /ing$/u.test(part.token.term) && lexicon.needs.has(`${part.token.term} gift`),
  );
  const begun = parts[at];
  const place = parts.findIndex((part, behind) => behind > at && isUse(part) && !isGift(part, lexicon));
  if (begun?.kind !== 'token' || place === -1) return [...parts];
  const facts = lexicon.needs.get(`${begun.token.term} gift`);
  return parts.flatMap((part, each): QueryPart[] => {
    if (each === at && facts !== undefined)
      return [{ kind: 'need', need: { text: begun.token.text, facts } }];
    return [each === place && part.kind === 'need' ? { kind: 'filler', text: part.need.text } : part];
  });
}

/** The month of an occasion says when something is given, and only ranks: flowers for father's day in june. */
function withDates(parts: readonly QueryPart[], lexicon: SearchLexicon): QueryPart[] {
  if (!parts.some((part) => part.kind === 'need' && isGift(part, lexicon))) return [...parts];
  return parts.map((part) =>
    part.kind === 'token' && seasonOfMonth(part.token.term) !== null
      ? { ...part, token: { ...part.token, isModifier: true, isMild: true } }
      : part,
  );
}

const TO_PERSON = /^(?:さん|様|さま|くん|君|ちゃん)?(?:に|へ|宛|あて)/u;

/** A word that names nothing here is a person, where something is given to it: a gift for a nurse, 看護師さんへのお礼. */
function withoutPersons(
  parts: readonly QueryPart[],
  lexicon: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  if (!parts.some((part) => isGift(part, lexicon))) return [...parts];
  const textOf = (part: QueryPart | undefined) => (part?.kind === 'filler' ? part.text : '');
  return parts.map((part, at) => {
    if (part.kind !== 'token') return part;
    const { text, term } = part.token;
    const before = parts.slice(0, at);
    const isFor = before
      .slice(before.findLastIndex(isContent) + 1)
      .some((one) => /^(?:for|to)$/iu.test(textOf(one)));
    const isTo = TO_PERSON.test(textOf(parts[at + 1]) + textOf(parts[at + 2]));
    const isNamed = [term, ...numberForms(term)].some(
      (form) => lexicon.names.has(form) || vocabulary.has(form),
    );
    return (isFor || isTo) && !isNamed ? { kind: 'filler', text } : part;
  });
}

/** The end of a clause that says why something is wanted. */
const REASON = /ので|(?<=[るたいだすうくむつ])から(?=[、。\s])|。/gu;

/** What a reason names is not what is wanted, where goods are named after it: もらった胡蝶蘭が終わったので、別の花を. */
function withReasons(parts: readonly QueryPart[], query: string, lexicon: SearchLexicon): QueryPart[] {
  const positionOf = (part: QueryPart) =>
    part.kind === 'token'
      ? query.indexOf(part.token.text)
      : part.kind === 'need'
        ? query.indexOf(part.need.text)
        : part.kind === 'everything'
          ? query.indexOf(part.term)
          : -1;
  const namesGoods = (part: QueryPart) =>
    part.kind === 'everything' ||
    isKind(part) ||
    (part.kind === 'token' && lexicon.names.has(part.token.term));
  const end = [...query.matchAll(REASON)]
    .map(({ index }) => index)
    .findLast((at) => parts.some((part) => namesGoods(part) && positionOf(part) > at));
  if (end === undefined) return [...parts];
  return parts.map((part) =>
    part.kind === 'token' && lexicon.names.has(part.token.term) && positionOf(part) < end
      ? { ...part, token: { ...part.token, isModifier: true } }
      : part,
  );
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
  { indoors, names, pages, spots }: SearchLexicon,
  vocabulary: Vocabulary,
): QueryPart[] {
  const textOf = (part: QueryPart | undefined) => (part?.kind === 'filler' ? part.text : '');
  const namesGoods = (part: QueryPart) =>
    part.kind === 'everything' ||
    isKind(part) ||
    (part.kind === 'token' && part.token.correction === null && names.has(part.token.term));
  const isNoGoods = (part: QueryPart) =>
    part.kind === 'filler' || (part.kind === 'token' && pages.has(part.token.term));
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
    // カフェみたいな部屋, 会社の受付: what is beside it names no goods.
    const isOnly = parts.length > 1 && parts.every((other) => other === part || isNoGoods(other));
    if (spot !== undefined && (isBeside || isOnly || parts.some(namesGoods))) return spot;
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
