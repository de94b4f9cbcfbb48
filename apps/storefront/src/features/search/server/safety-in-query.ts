import type { Safety } from '@shop/rules/brand/search-phrases';
import { NOTHING, ofPhrases } from './goods-phrases';
import { isDenied } from './word-forms';
import { editDistance } from './word-likeness';

/** A safety need in a query. */
interface AskedSafety {
  readonly safety: Safety;
  /** As typed. */
  readonly text: string;
  /** Whether the query says that it is about harm, not only about an animal: a dog lead is none of the goods. */
  readonly isSaid: boolean;
}

/** The safety needs of a query, and the query without them. */
interface SafetyInQuery {
  readonly asked: readonly AskedSafety[];
  readonly rest: string;
  /** What wild animals eat, as typed: 鹿が食べない. No product is known to meet it. */
  readonly unknown: readonly string[];
}

const eatenBy = (eaters: string) =>
  `(?:${eaters})[がにもはの]?\\s*(?:食べ|食わ|喰わ|かじら|齧ら|荒らさ)(?:られ|れ)?(?:ない|にくい|ません|ず|る|た)?` +
  `|(?:${eaters})\\s+(?:(?:(?:will|do|does|can)(?: not|n'?t)?|cannot|won'?t|never)\\s+)?eats?\\b|\\beaten by\\s+(?:${eaters})`;
/** What an insect eats, or another wild animal, says nothing of who may eat it. Of the others the shop has no data. */
const safetyPhrases = ofPhrases(({ safety }) => {
  const { insects = NOTHING, wild = NOTHING } = safety ?? {};
  return {
    subjects: safety?.subjects ?? [],
    poison: `${safety?.poison ?? NOTHING}|${safety?.mouthed ?? NOTHING}`,
    edible: safety?.edible ?? NOTHING,
    harmless: safety?.harmless ?? NOTHING,
    safe: safety?.safe ?? NOTHING,
    beside: safety?.beside ?? NOTHING,
    spellings: safety?.spellings ?? [],
    kept: new RegExp(safety?.kept ?? NOTHING, 'iu'),
    insects: new RegExp(insects, 'iu'),
    eatenByInsects: new RegExp(eatenBy(insects), 'giu'),
    eatenByWild: new RegExp(`${eatenBy(wild)}|(?:${wild})[ -](?:resistant|proof)\\b`, 'giu'),
  };
});
const NEGATION =
  "(?<=\\p{Script=Han}|性|き|く|は)(?:が|の|は)?(?:ない|無い|なし|無し|ありません)|\\b(?:not|never|no|non|without|won'?t|will not|wouldn'?t|doesn'?t|does not|don'?t|do not|isn'?t|is not|aren'?t|are not|can'?t|cannot|free)\\b";
/** Text allowed between two words of one need. */
const BETWEEN =
  /^(?:[\s、,・!?-]|[にもやとのがはをでなもへ]|から|でも|(?:\b(?:for|to|with|my|our|your|the|a|an|and|or|are|is|if|be|it|that|them|even|when|they)\b))*$/iu;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Detects the safety needs of a query in both languages: 猫に安全, 毒のない, "not toxic to dogs", "won't hurt my kitten", 食べても大丈夫. This is
 * parsed first, so that none of it becomes a word, a typo or a colour (赤ちゃん).
 * @param asking in NFKC
 * @param isUnknown whether a word, as typed, is known to the shop in no other way
 */
export function safetyInQuery(
  asking: string,
  isUnknown: (word: string) => boolean = () => false,
): SafetyInQuery {
  const { subjects: known, poison, edible: eatable, harmless, beside, kept, ...phrases } = safetyPhrases();
  const unknown: string[] = [];
  const query = asking
    .replace(phrases.eatenByInsects, (text) => phrases.insects.exec(text)?.[0] ?? ' ')
    .replace(phrases.eatenByWild, (text) => {
      unknown.push(text);
      return ' ';
    });
  const safe = [...spansOf(`${poison}|${phrases.safe}`, query)];
  const edible = [...spansOf(eatable, query)];
  const asked = new Map<Safety, Span[]>();
  for (const { safety, words, isEnough } of known) {
    const spans = spansOf(words, query);
    if (spans.length === 0 || !(isEnough || safe.length + edible.length > 0 || isBeside(spans, query)))
      continue;
    asked.set(safety, [...(asked.get(safety) ?? []), ...spans]);
  }
  const strangers = strangersIn(query, isUnknown).filter(({ from, to }) =>
    [...asked.values()].flat().every((known) => known.to <= from || known.from >= to),
  );
  if (strangers.length > 0) asked.set('pets', [...(asked.get('pets') ?? []), ...strangers]);
  if (asked.size === 0) {
    if (edible.length > 0) asked.set('edible', edible);
    // Poison or harm without a subject: the checked data is that for pets.
    else if (spansOf(`${poison}|${harmless}`, query).length > 0) asked.set('pets', []);
    else return { asked: [], rest: query, unknown };
  }
  const subjects = [...asked.values()].flat();
  // What people are to eat must be safe to eat, whatever else is checked.
  if (edible.length > 0 && !asked.has('pets')) asked.set('edible', edible);
  const core = [...subjects, ...safe, ...edible];
  // Adjacent words belong to it only where they touch it: 猫に安全で、日の当たらない部屋.
  const spans = merged([...core, ...spansOf(beside, query), ...spansOf(NEGATION, query)], query).filter(
    ({ from, to }) => core.some((one) => one.from >= from && one.to <= to),
  );
  for (const span of spans) {
    // An English negation at the end denies what follows: `safe for cats that don't need water`.
    const [tail] =
      /(?:\s+(?:that|which|and|but|they|it|not|(?:do|does|did|is|are|was|were|wo|ca|would|could|should|have|has|need|must)n['’]?t|never|no|without))+\s*$/iu.exec(
        query.slice(span.from, span.to),
      ) ?? [];
    if (tail !== undefined) span.to -= tail.length;
  }
  const isSaid =
    core.length > subjects.length ||
    isBeside(subjects, query) ||
    kept.test(query) ||
    subjects.some(({ from, to }) => isDenied(query.slice(from, to)));
  const text = spans.map(({ from, to }) => query.slice(from, to)).join(' ');
  let [rest, at] = ['', 0];
  for (const { from, to } of spans) {
    rest += `${query.slice(at, from)} `;
    at = to;
  }
  return {
    asked: [...asked.keys()].map((safety) => ({ safety, text, isSaid })),
    rest: rest + query.slice(at),
    unknown,
  };
}

/** Words shorter than this have too many neighbours; from the second length on two typing errors are corrected. */
const SHORTEST = 5;
const LONG = 9;

/**
 * A query with typing errors in Latin words for safety corrected, so that the need is not lost: `poisenous`, `petfreindly`.
 * @param isUnknown whether a word, as typed, is known to the shop in no other way
 */
export function withSafetySpelled(query: string, isUnknown: (word: string) => boolean): string {
  const { spellings } = safetyPhrases();
  return query.replace(new RegExp(`[a-z]{${SHORTEST},}`, 'giu'), (word) => {
    const typed = word.toLowerCase();
    const most = typed.length < LONG ? 1 : 2;
    if (spellings.length === 0 || spellings.includes(typed) || !isUnknown(word)) return word;
    return (
      spellings.find((spelling) => editDistance(typed, spelling.replaceAll(' ', ''), most) <= most) ?? word
    );
  });
}

/**
 * Whoever gnaws, lives there or must not be harmed, though the brand has no name for it: マンチカンが食べても, `safe for my ragdoll`. What somebody
 * is to eat (`flowers vegans can eat`) is food instead.
 */
const STRANGERS =
  /([ァ-ヺー]{2,}|\p{Script=Han}{2,4})(?:ちゃん|くん|さん|たち)?(?:[がはも](?:[\p{Script=Han}ぁ-ゖァ-ヺー]{1,4}を|誤って|間違って|うっかり)?(?:食べ(?=て[もし]|ちゃ|そう)|かじ|齧|噛|なめ|舐め|口に(?:し|入れ))|[がの]い(?:る|ても|ます)|[をも]飼[っいうわ]|と(?:一緒に)?(?:暮ら|同居)|に(?:とって)?[はもの]?(?:安全|安心|無?害|危|[有無]?毒))|\b(?:safe|safer|harmless|harmful|dangerous|hazardous)\s+(?:for|to|with|around|near)\s+(?:(?:my|our|an?|the)\s+)?([a-z]{3,})|\b(?:friendly|ok|okay|fine|gentle|bad|good)\s+(?:for|to|with|around|near|on)\s+(?:my|our)\s+([a-z]{3,})|\b([a-z]{3,})\s+(?:(?:can|could|may|might|will|won'?t|doesn'?t|can'?t|likes to|loves to|tries to|keeps)\s+)?(?:chew|nibbl|lick|munch|gnaw)(?:e?s|ing|e)?\b|\b(?:hurt|harm|kill|poison|upset)s?\s+(?:my|our|an?)\s+([a-z]{3,})|\bmake\s+(?:my|our|an?)\s+([a-z]{3,})\s+(?:sick|ill|unwell|poorly)\b/giu;

/** The names of living beings that nothing but the grammar tells. */
function strangersIn(query: string, isUnknown: (word: string) => boolean): Span[] {
  return [...query.matchAll(STRANGERS)].flatMap((match) => {
    const word = match.slice(1).find((group) => group !== undefined) ?? '';
    const from = match.index + match[0].indexOf(word);
    return isUnknown(word) ? [{ from, to: from + word.length }] : [];
  });
}

const LIVES_BEHIND =
  /^(?:(?:が|の|も)?(?:い(?:る|て|ます)|居(?:る|て|ます))|(?:を|も)?飼[うっいわ]|と(?:一緒に)?(?:暮ら|同居)|['’]?s?\s+owners?\b|\s+(?:in|at|around) (?:the|my|our) (?:house|home|flat|apartment|room)\b)/iu;
const LIVES_BEFORE =
  /\b(?:have|has|owns?|keeps?|(?:lives?|living|home|house|household|flat|apartment|room) with)\s+(?:\w+\s+)?$/iu;

/** Whether a subject is said to live there or to be kept: 赤ちゃんのいる部屋, 小鳥を飼っている, `we have a parrot`. */
function isBeside(spans: readonly Span[], query: string): boolean {
  return spans.some(
    ({ from, to }) => LIVES_BEHIND.test(query.slice(to)) || LIVES_BEFORE.test(query.slice(0, from)),
  );
}

const KATAKANA = /[ァ-ヺー]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Compiled once: the phrases of the brand are the only words looked for. */
const patterns = new Map<string, RegExp>();

/** Matches, except those within a longer katakana word: ワンコ of ワンコイン, but ペット of ペットフレンドリー. */
function spansOf(words: string, query: string): Span[] {
  const isJoint = (at: number) => KATAKANA.test(query[at - 1] ?? '') && KATAKANA.test(query[at] ?? '');
  const pattern = patterns.get(words) ?? new RegExp(words, 'giu');
  patterns.set(words, pattern);
  const spans = [...query.matchAll(pattern)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  if (!spans.some(({ from, to }) => isJoint(from) || isJoint(to))) return spans;
  const ends = new Set([...segmenter.segment(query)].map(({ index }) => index));
  return spans.filter(({ from, to }) => [from, to].every((at) => !isJoint(at) || ends.has(at)));
}

/** All spans in order, with those of one need merged. */
function merged(all: readonly Span[], query: string): { from: number; to: number }[] {
  const sorted = [...all].sort((one, other) => one.from - other.from || other.to - one.to);
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const last = spans.at(-1);
    if (last !== undefined && (from <= last.to || BETWEEN.test(query.slice(last.to, from))))
      last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}
