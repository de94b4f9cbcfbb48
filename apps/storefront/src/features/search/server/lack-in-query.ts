import type { NeedFacts, SearchLexicon } from './search-lexicon';

/** A need for what is not much of something, as it stands in a query. */
interface Lack {
  /** As it was typed. */
  readonly text: string;
  readonly facts: NeedFacts;
}

const JAPANESE_LACK =
  '(?:が|の|を|も|は|に|さえ|あまり|ほとんど|全然)*(?:な(?:い|く|し)|無[いく]|悪[いく]|少な[いく]|足りな[いく]|当たら|あたら|入ら|はいら|届か|差さ|ささ|忘れ|わすれ|やら|あげ(?:ら|な)|しな(?:い|く)|不要|いら[なず]|要ら|必要(?:が|の)?(?:ない|なし)|さぼ|サボ|苦手|面倒|めんどう|やりがち|楽)(?:な[いく](?:て)?)?';
const ENGLISH_LACK =
  "(?:not|no|never|without|little|less|least|low|lacks?|lacking|few|rarely|seldom|hardly|barely|hate|forget(?:s|ting|ful)?|forgot|[a-z]+n't|cannot)";

/**
 * Reads needs that are the lack of something: 日の当たらない, 水やりを忘れる, "do not need much sunlight", "forget to water".
 * @param query in NFKC
 */
export function lackInQuery(query: string, { lacks }: Pick<SearchLexicon, 'lacks'>): Lack | null {
  for (const { thing, facts } of lacks) {
    const pattern = /^[a-z]/u.test(thing)
      ? `\\b${ENGLISH_LACK}\\b(?:\\s+[a-z']+){0,3}?\\s+${thing}\\b`
      : `(?:あまり|ほとんど)?${thing}${JAPANESE_LACK}`;
    const [text] = new RegExp(pattern, 'iu').exec(query) ?? [];
    if (text !== undefined) return { text, facts };
  }
  return null;
}
