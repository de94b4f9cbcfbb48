import { NOTHING, ofPhrases } from './goods-phrases';
import type { NeedFacts, SearchLexicon } from './search-lexicon';
import { CLAIM_MARK, ENGLISH_NEGATION, foldSearchText } from './word-forms';

/** A statement in a text that something lacks or withstands something. */
interface Claim {
  /** As written. */
  readonly text: string;
  /** Equal for all phrasings: 土を使わない and 土のいらない are one. */
  readonly term: string;
}

const THING = String.raw`[\p{Script=Han}々]{1,4}|[ァ-ヺー]{2,8}`;
/** One thing or a list: 寒さにも暑さにも強い, 暑さと乾燥に強い. */
const WITHSTOOD = new RegExp(
  `((?:(?:${THING})さ?(?:にも?|と|や|・|、))*(?:${THING})さ?)に(?:は|も)?(?:比較的|とても|かなり|大変|もっとも)?(?:強[いくさ]|つよ[いく]|負けな)`,
  'gu',
);
/** What goes on in a hardship, also what only the brand's goods do: 猛暑でもへばらない, 炎天下でも元気. */
const goesOn = ofPhrases(
  ({ about = NOTHING }) =>
    new RegExp(
      `(夏|猛暑|酷暑|炎天下|真夏|残暑|熱帯夜|暑さ|冬|真冬|厳冬|寒さ|乾燥|日照り)(?:の(?:中|暑さ|寒さ|日差し|直射日光))?[でに]も(?:元気|平気|大丈夫|丈夫|負け|へこたれ|へば|バテ|ばて|弱ら|耐え|よく|${about})\\p{Script=Hiragana}*`,
      'giu',
    ),
);
const LACKED = new RegExp(
  `(${THING})(?:(?:が|の|は|を|も)?(?:いら(?:ない|なく|ず)|要らない|不要|(?:使|つか)(?:わ(?:ない|ず)|って(?:い)?(?:ない|ません))|必要(?:が|の)?(?:ない|なく|なし)|必要とし(?:ない|ません)|なし|無し)|(?:[がのはも]|(?<=[ァ-ヺー]))(?:ない|なく(?!な)|無い|無く|ありません))`,
  'gu',
);
const LACKED_IN_ENGLISH =
  /\b(?:without|no|needs? no|(?:do|does|did|will|would|can)(?:n['’]?t| not)\s+(?:need|require|use|have|want|contain|involve)|never\s+(?:needs?|uses?|requires?))\s+(?:any\s+|the\s+|an?\s+|much\s+)?([a-z]{3,})|\b([a-z]{3,})(?:[ -]free|less)\b/giu;

/** What something suffers from, and what it likes: 寒さに弱い, 乾燥が苦手, 湿った空気を好む. */
const SUFFERED = new RegExp(
  `(${THING})さ?(?:(?:に|には)(?:とても|やや)?(?:弱[いくめ]|よわ[いく])|が(?:とても|やや)?(?:苦手|嫌い)|を嫌[うい])`,
  'gu',
);
const LIKED =
  /([\p{Script=Han}々]{1,3}|しっとり)[っいしの]?(?:\p{Script=Hiragana}{1,2}[\p{Script=Han}]{1,2})?を好[むみ]/gu;
const CONDITIONS = 'cold|frost|heat|dry|drought|humid|moist|wet|damp|sun|shade|water';
const SUFFERED_IN_ENGLISH = new RegExp(
  String.raw`\b(?:dislikes?|hates?|sensitive to|suffers? (?:in|from)|(?:do|does)(?:n['’]?t| not) (?:like|tolerate|stand))\s+(?:the\s+)?(${CONDITIONS})`,
  'giu',
);
const LIKED_IN_ENGLISH = new RegExp(
  String.raw`\b(${CONDITIONS})\w*[ -]loving\b|(?<!not |n['’]t )\b(?:likes?|loves?|enjoys?|prefers?|thrives? (?:in|on))\s+(?:plenty of\s+|the\s+)?(${CONDITIONS})`,
  'giu',
);
/** One word for each condition, by the first kanji. */
const CONDITION: Readonly<Record<string, string>> = {
  cold: '寒',
  frost: '寒',
  heat: '暑',
  dry: '乾',
  drought: '乾',
  humid: '湿',
  moist: '湿',
  wet: '湿',
  damp: '湿',
  しっ: '湿',
  sun: '日',
  shade: '陰',
  water: '水',
};

/** The claims of the brand's goods. */
const claimsOfGoods = ofPhrases(({ claims = [] }) =>
  claims.map(({ term, pattern }) => ({
    term: `${CLAIM_MARK}${term}`,
    pattern: new RegExp(pattern, 'giu'),
  })),
);

/** The hardship of a season or an English word. */
const HARDSHIPS: Readonly<Record<string, string>> = {
  夏: '暑',
  猛暑: '暑',
  酷暑: '暑',
  炎天下: '暑',
  真夏: '暑',
  残暑: '暑',
  熱帯夜: '暑',
  真冬: '寒',
  厳冬: '寒',
  高温: '暑',
  冬: '寒',
  低温: '寒',
  heat: '暑',
  summer: '暑',
  cold: '寒',
  frost: '寒',
  drought: '乾燥',
  disease: '病気',
};
const ENGLISH_HARDSHIP = Object.keys(HARDSHIPS)
  .filter((word) => /^[a-z]/u.test(word))
  .join('|');
const WITHSTOOD_IN_ENGLISH = new RegExp(
  String.raw`\b(${ENGLISH_HARDSHIP})[ -](?:tolerant|resistant|hardy|proof)\b|\b(?:tolerates?|withstands?|survives?|stands? up to|copes? with|resistant to|tolerant of)\s+(?:\w+\s+)?(${ENGLISH_HARDSHIP})\b`,
  'giu',
);

/**
 * The claims of a text, what a thing withstands or does without: 暑さに強い, 土を使わない, トゲがない, `without soil`, `thornless`. The thing named
 * in such a phrase is not its topic, so a query with it does not search for that thing.
 * @param text in NFKC
 */
export function claimsIn(text: string): Claim[] {
  const withstood = [...text.matchAll(WITHSTOOD)].flatMap(([phrase, things = '']) =>
    [...things.matchAll(new RegExp(THING, 'gu'))].map(([thing]) => ({
      text: phrase,
      term: `${CLAIM_MARK}強 ${HARDSHIPS[thing] ?? foldSearchText(thing)}`,
    })),
  );
  const survived = [...text.matchAll(/([夏冬])越し/gu)].map(([phrase, season = '']) => ({
    text: phrase,
    term: `${CLAIM_MARK}強 ${HARDSHIPS[season] ?? season}`,
  }));
  const goingOn = [...text.matchAll(goesOn())].map(([phrase, thing = '']) => ({
    text: phrase,
    term: `${CLAIM_MARK}強 ${HARDSHIPS[thing] ?? foldSearchText(thing)}`,
  }));
  const lacked = [...text.matchAll(LACKED)].map(([phrase, thing = '']) => ({
    text: phrase,
    term: lackTerm(foldSearchText(thing)),
  }));
  const inEnglish = [...text.matchAll(LACKED_IN_ENGLISH)].map(([phrase, one, other]) => ({
    text: phrase,
    term: lackTerm(foldSearchText(one ?? other ?? '')),
  }));
  const tolerated = [...text.matchAll(WITHSTOOD_IN_ENGLISH)].map(([phrase, one, other]) => ({
    text: phrase,
    term: `${CLAIM_MARK}強 ${HARDSHIPS[(one ?? other ?? '').toLowerCase()] ?? ''}`,
  }));
  const ofGoods = claimsOfGoods().flatMap(({ term, pattern }) =>
    [...text.matchAll(pattern)].map(([phrase]) => ({ text: phrase, term })),
  );
  const conditionOf = (thing = '') =>
    CONDITION[thing.toLowerCase()] ?? CONDITION[thing.slice(0, 2)] ?? thing.slice(0, 1);
  const liked = [...text.matchAll(LIKED), ...text.matchAll(LIKED_IN_ENGLISH)].map(([phrase, one, other]) => ({
    text: phrase,
    term: `${CLAIM_MARK}好 ${conditionOf(one ?? other)}`,
  }));
  const suffered = [...text.matchAll(SUFFERED), ...text.matchAll(SUFFERED_IN_ENGLISH)].flatMap(
    ([phrase, thing]) => {
      const condition = conditionOf(thing);
      // What suffers from dry air likes it humid.
      const also = condition === '乾' ? [{ text: phrase, term: `${CLAIM_MARK}好 湿` }] : [];
      return [{ text: phrase, term: `${CLAIM_MARK}弱 ${condition}` }, ...also];
    },
  );
  return [
    ...ofGoods,
    ...suffered,
    ...liked,
    ...withstood,
    ...goingOn,
    ...survived,
    ...tolerated,
    ...lacked,
    ...inEnglish,
  ];
}

/** The claim that something lacks a thing. @param thing folded */
export function lackTerm(thing: string): string {
  return `${CLAIM_MARK}無 ${thing}`;
}

/** The thing that a claim says is lacking: 土 of 土を使わない; null for other terms. */
export function lackedThing(term: string): string | null {
  const prefix = lackTerm('');
  return term.startsWith(prefix) ? term.slice(prefix.length) : null;
}

/** Whether an index or query word is a claim. */
export function isClaim(term: string): boolean {
  return term.startsWith(CLAIM_MARK);
}

/** A need expressed in a query as the lack of something. */
interface Lack {
  /** As typed. */
  readonly text: string;
  readonly thing: string;
  readonly facts: NeedFacts;
}

/** Adverbs that go with a negation. */
const HARDLY =
  'あまり|ほとんど|全然|ぜんぜん|まったく|全く|少しも|ちっとも|一切|いっさい|それほど|さほど|そんなに|めったに|滅多に|なかなか|ろくに';
const JAPANESE_LACK = `(?:が|の|を|も|は|に|さえ|${HARDLY})*(?:な(?:い|く|し)|無[いく]|悪[いく]|少な[いく]|足りな[いく]|当たら|あたら|入ら|はいら|届か|差さ|ささ|忘れ|わすれ|やら|あげ(?:ら|な)|しな(?:い|く)|不要|いら[なず]|要ら|必要(?:が|の)?(?:ない|なし)|さぼ|サボ|苦手|嫌い?|いや|イヤ|無理|むり|ダメ|だめ|駄目|NG|禁止|面倒|めんどう|やりがち|楽(?!し))(?:な[いく](?:て)?)?`;
/** Any denied verb of a thing: 虫がわかない, 日に当てなくて. What is not cut off is not lacking: 水を切らさない. */
const JAPANESE_DENIED_VERB = `(?:(?:が|の|を|も|は|に)(?:${HARDLY})?(?!切ら|絶やさ|欠かさ)[\\p{Script=Han}\\p{Script=Hiragana}]{1,5}?(?:な(?:い|く(?:て)?)|にく(?:い|く)|づら(?:い|く)|ません|ずに)|[\\p{Script=Han}\\p{Script=Hiragana}]{1,6}?たくな(?:い|く(?:て)?))`;
const ENGLISH_LACK = `(?:not|no|never|without|little|less|least|low|lacks?|lacking|few|rarely|seldom|hardly|barely|hate|forget(?:s|ting|ful)?|forgot|${ENGLISH_NEGATION})`;

/**
 * Detects needs expressed as a lack: 日の当たらない, 水やりを忘れる, "do not need much sunlight", "forget to water".
 * @param query in NFKC
 */
export function lackInQuery(query: string, { lacks }: Pick<SearchLexicon, 'lacks'>): Lack | null {
  for (const { thing, facts } of lacks) {
    const [text] = lackOf(thing).exec(query) ?? [];
    if (text !== undefined) return { text, thing, facts };
  }
  return null;
}

/** Compiled patterns of the dictionary's things. */
const lackPatterns = new Map<string, RegExp>();

function lackOf(thing: string): RegExp {
  const known = lackPatterns.get(thing);
  if (known) return known;
  const words = /^[a-z]/u.test(thing)
    ? `\\b${ENGLISH_LACK}\\b(?:\\s+[a-z']+){0,3}?\\s+${thing}\\b`
    : `(?:${HARDLY})?${thing.length === 1 ? '(?<![\\p{Script=Han}々])' : ''}${thing}(?:${JAPANESE_LACK}|${JAPANESE_DENIED_VERB})(?:がち|ちゃ[うい]|て(?:しま[うい])?|る)?(?:でも|も(?!の))?`;
  const pattern = new RegExp(words, 'iu');
  lackPatterns.set(thing, pattern);
  return pattern;
}
