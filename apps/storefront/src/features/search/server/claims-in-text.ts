import { foldSearchText } from './fold-search-text';

/** Before it a word of a claim stands in the index: it is found as it is alone. */
const MARK = '!';

/** What a text says that something has not, or withstands. */
interface Claim {
  /** As it was written. */
  readonly text: string;
  /** The same for all ways to say it: 土を使わない and 土のいらない are one. */
  readonly term: string;
}

const THING = String.raw`[\p{Script=Han}々]{1,4}|[ァ-ヺー]{2,8}`;
/** One thing or a list of them: 寒さにも暑さにも強い, 暑さと乾燥に強い. */
const WITHSTOOD = new RegExp(
  `((?:(?:${THING})さ?(?:にも?|と|や|・|、))*(?:${THING})さ?)に(?:は|も)?(?:比較的|とても|かなり|大変|もっとも)?(?:強[いくさ]|つよ[いく]|負けな)`,
  'gu',
);
const LACKED = new RegExp(
  `(${THING})(?:(?:が|の|は|を|も)?(?:いら(?:ない|なく|ず)|要らない|不要|使わ(?:ない|ず)|必要(?:が|の)?(?:ない|なく|なし)|必要とし(?:ない|ません)|なし|無し)|[がのはも](?:ない|なく(?!な)|無い|無く|ありません))`,
  'gu',
);
const LACKED_IN_ENGLISH =
  /\b(?:without|no|needs? no)\s+(?:any\s+|the\s+|an?\s+)?([a-z]{3,})|\b([a-z]{3,})(?:[ -]free|less)\b/giu;

/** What is meant by a season, and by English words. */
const HARDSHIPS: Readonly<Record<string, string>> = {
  夏: '暑',
  猛暑: '暑',
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
 * What a text says that a thing withstands or does without: 暑さに強い, 土を使わない, トゲがない, `without soil`, `thornless`. In such a phrase
 * the thing that is named is not what it is about, and so nobody who types it looks for that thing.
 * @param text in NFKC
 */
export function claimsIn(text: string): Claim[] {
  const withstood = [...text.matchAll(WITHSTOOD)].flatMap(([phrase, things = '']) =>
    [...things.matchAll(new RegExp(THING, 'gu'))].map(([thing]) => ({
      text: phrase,
      term: `${MARK}強 ${HARDSHIPS[thing] ?? foldSearchText(thing)}`,
    })),
  );
  const survived = [...text.matchAll(/([夏冬])越し/gu)].map(([phrase, season = '']) => ({
    text: phrase,
    term: `${MARK}強 ${HARDSHIPS[season] ?? season}`,
  }));
  const lacked = [...text.matchAll(LACKED)].map(([phrase, thing = '']) => ({
    text: phrase,
    term: `${MARK}無 ${foldSearchText(thing)}`,
  }));
  const inEnglish = [...text.matchAll(LACKED_IN_ENGLISH)].map(([phrase, one, other]) => ({
    text: phrase,
    term: `${MARK}無 ${foldSearchText(one ?? other ?? '')}`,
  }));
  const tolerated = [...text.matchAll(WITHSTOOD_IN_ENGLISH)].map(([phrase, one, other]) => ({
    text: phrase,
    term: `${MARK}強 ${HARDSHIPS[(one ?? other ?? '').toLowerCase()] ?? ''}`,
  }));
  return [...withstood, ...survived, ...tolerated, ...lacked, ...inEnglish];
}

/** Whether a word of the index or of a query is a claim. */
export function isClaim(term: string): boolean {
  return term.startsWith(MARK);
}
