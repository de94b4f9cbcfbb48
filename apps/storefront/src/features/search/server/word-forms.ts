import { toKatakana } from 'wanakana';

/** Prefix of claims in the index (claims-in-text.ts): they match only exactly. */
export const CLAIM_MARK = '!';

const TO_KATAKANA = 0x60;

/** ヴ and the kana after it, as most people type it. */
const VU: Readonly<Record<string, string>> = { '': 'ブ', ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ', ュ: 'ビュ' };
const LARGE: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ヂ: 'ジ',
  ヅ: 'ズ',
  ヲ: 'オ',
};

/**
 * Normalises text for comparison (SEARCH-03): full and half width, hiragana and katakana, case and accents are equal; so are
 * spellings of one sound: long vowels are removed, ヴァ becomes バ, ェ becomes エ, コウ becomes コ. Punctuation becomes single spaces.
 */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(/['’`]/g, '')
    .replace(/ヴ([ァィェォュ]?)/g, (_, small: string) => VU[small] ?? 'ブ')
    .replace(/[ァィゥェォヂヅヲ]/g, (kana) => LARGE[kana] ?? kana)
    .replace(/(?<=[ァ-ヺ])[ー\-‐‑‒–—―−~〜]+/g, '')
    .replace(/(?<=[オコソトノホモヨョロゴゾドボポ])[ウオ]/g, '')
    .replace(/[^\p{L}\p{N}々]+/gu, ' ')
    .trim();
}

/** Roman letters as folded katakana: `gajumaru` becomes ガジュマル. Null for text that is not romanised Japanese. */
export function romajiToKana(term: string): string | null {
  // Long vowels are removed, as in kana.
  return kanaOf(term.replace(/([aiue])\1/gu, '$1').replace(/o[ou]/gu, 'o'));
}

/** The readings of Roman letters: a double vowel is a long one, チュリップ of `chuurippu`, or two, キュウリ of `kyuuri`. */
export function romajiReadings(term: string): string[] {
  return [...new Set([romajiToKana(term), kanaOf(term)])].filter((kana) => kana !== null);
}

function kanaOf(term: string): string | null {
  if (!/^[a-z]{3,}$/u.test(term)) return null;
  // m before a lip sound is n: shimbun.
  const kana = toKatakana(term.replace(/m(?=[bmp])/gu, 'n'), { convertLongVowelMark: false });
  return /^[ァ-ヺ]+$/u.test(kana) ? foldSearchText(kana) : null;
}

/** A map: an object would also have `constructor`, which is a word like any other. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    leaves: ['leaf'],
    children: ['child'],
    feet: ['foot'],
    people: ['person'],
  }),
);

/** A different thing from its base word, if such a thing exists: a planter is no plant. */
export const WHO_DOES = /er$/u;

/**
 * The words that an English word may be a form of, the likeliest first: plurals (tomatoes, berries, leaves, cacti), and derived
 * verbs and adjectives (flowering, scented, smelly). A small stemmer: the index decides whether the word exists.
 * @param term folded
 */
export function englishForms(term: string): string[] {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  return [...new Set(baseForms(last))]
    .filter((form) => form.length > 2 && form !== last)
    .map((form) => [...words.slice(0, -1), form].join(' '));
}

/**
 * The same word in the other number: kit for kits, kits for kit, cacti for cactus. List titles are plural, product titles are not.
 * @param term folded
 */
export function numberForms(term: string): string[] {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  const forms = [...singularsOf(last), ...pluralsOf(last)];
  return [...new Set(forms)]
    .filter((form) => form.length > 2 && form !== last)
    .map((form) => [...words.slice(0, -1), form].join(' '));
}

function singularsOf(word: string): string[] {
  return /(?:s|[^aeiou]i)$/u.test(word) || IRREGULAR.has(word) ? baseForms(word) : [];
}

function pluralsOf(word: string): string[] {
  const cut = (ending: number, added: string) => `${word.slice(0, word.length - ending)}${added}`;
  return [
    ...[...IRREGULAR].flatMap(([plural, singulars]) => (singulars.includes(word) ? [plural] : [])),
    ...(/[^aeiou]y$/u.test(word) ? [cut(1, 'ies')] : []),
    ...(/f$/u.test(word) ? [cut(1, 'ves')] : []),
    ...(/fe$/u.test(word) ? [cut(2, 'ves')] : []),
    ...(/us$/u.test(word) ? [cut(2, 'i')] : []),
    ...(/(?:ch|sh|x|z|s|o)$/u.test(word) ? [cut(0, 'es')] : []),
    ...(/[^s]$/u.test(word) ? [cut(0, 's')] : []),
  ];
}

function baseForms(word: string): string[] {
  const cut = (ending: number, added = '') => `${word.slice(0, word.length - ending)}${added}`;
  return [
    ...(IRREGULAR.get(word) ?? []),
    ...(/[^aeiou]ies$/u.test(word) ? [cut(3, 'y'), cut(1)] : []),
    ...(/(?:[rl]|ea|oa|i)ves$/u.test(word) ? [cut(3, 'f'), cut(3, 'fe'), cut(1)] : []),
    ...(/(?:ch|sh|x|z|s)es$/u.test(word) ? [cut(2), cut(1)] : []),
    ...(/oes$/u.test(word) ? [cut(2), cut(1)] : []),
    ...(/[^su]s$/u.test(word) ? [cut(1)] : []),
    ...(/[^aeiou]i$/u.test(word) ? [cut(1, 'us')] : []),
    ...(/ing$/u.test(word) ? [cut(3), cut(3, 'e'), cut(4)] : []),
    ...(/ed$/u.test(word) ? [cut(2), cut(1), cut(3)] : []),
    ...(/.{3}iest$/u.test(word) ? [cut(4, 'y')] : []),
    ...(/.{3}est$/u.test(word) ? [cut(3), cut(2), cut(4)] : []),
    ...(/y$/u.test(word) ? [cut(1), cut(1, 'e'), cut(2)] : []),
    ...(WHO_DOES.test(word) ? [cut(2), cut(1)] : []),
  ];
}

/**
 * English stop words: the articles, pronouns, prepositions, conjunctions and auxiliaries of the language, and phrases addressed to
 * shop staff. The list is closed, whatever the shop sells.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // Articles, demonstratives, quantifiers.
    'a an the this that these those some any each every either neither both all few more most much many lot lots several such no none other another same own enough bit',
    // Pronouns.
    'i me my mine myself you your yours he him his she her hers it its we us our ours they them their theirs who whom whose which what someone somebody something anyone anybody anything everyone everything nothing nobody one ones',
    // Prepositions and conjunctions.
    'about above across after against along among around as at because before behind below beneath beside besides between beyond but by despite down during except for from if in inside into like near of next off on onto or and nor out outside over past per since so than then there here through though although throughout to toward towards under underneath until till unless up upon via when whenever where wherever while whether with within without yet however',
    // Auxiliaries and their negations.
    'am is are was were be been being isnt arent wasnt werent do does did done doing dont doesnt didnt have has had having havent hasnt hadnt can could cannot cant couldnt will would wont wouldnt shall should shouldnt may might must mustnt ought im ive id ill youre youve hes shes theyre weve its thats whats theres lets',
    // How they are written in messages.
    'u ur w pls plz thx cuz bc gonna gotta wanna lemme dunno gimme kinda sorta',
    // Adverbs of degree and manner.
    'not never always often sometimes usually really very too also just only even still quite rather pretty actually maybe perhaps again already soon now how why well etc',
    // General verbs, and words for people.
    'likes liked enjoy enjoys add added adding bring brings call called fill fills filling fit fits hold holds leave left let lets put seem seems sit sits start starting started stay stays stop take takes taking try trying turn turns turning become becomes hear feel feels choose choosing friend friends dad mum mom parent parents uncle aunt wife husband boyfriend girlfriend partner colleague colleagues boss teacher neighbour neighbor family sister brother son daughter child children kid kids baby babies toddler toddlers adult adults people',
    // Phrases addressed to staff.
    'want wants wanted need needs needed look looking looks search searching find finding found get gets getting got buy buying bought sell sells selling show recommend recommended recommendation recommendations suggest suggestion suggestions suggested advice help please thanks thank hello hi hey love loves prefer wish think know tell make makes give gives giving keep keeps put puts place placed live lives living grow grows growing go goes going come comes use used uses using size sizes work works suit suits suitable good great nice best better perfect ideal right thing things stuff time times long lovely beautiful cute stylish special simple different favourite favorite kind kinds sort sorts type types way ways idea ideas option options',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Japanese stop words: particles, auxiliaries, pronouns, formal nouns, adverbs of degree, words for people, and phrases addressed
 * to shop staff. The list is closed, whatever the shop sells. Verbs and adjectives represent all their forms (`inflectionOf`).
 */
export const JAPANESE_FUNCTION_WORDS: readonly string[] = [
  // Particles, conjunctions and auxiliaries.
  'が は を に へ と で も の や か から まで より でも など しか だけ ほど くらい ぐらい って とか には では とは へと からの での への にも として について に関して による によって ながら たり',
  'です ます でした ました ません ですか ますか でしょうか だろうか だ である な なの なら ので のに けど けれど けれども そして それで または あるいは ですが ますが んですが のですが たい たいです ている ています てる という といった っていう っぽい みたいな ような ように',
  // Pronouns, demonstratives and interrogatives.
  'これ それ あれ どれ ここ そこ あそこ どこ この その あの どの こんな そんな あんな どんな こう そう どう どうやって どうすれば 何 なに なん 何か なにか 誰 だれ 誰か どなた いつ いくら どちら どっち 私 わたし 僕 俺 自分 うち 我が家 みんな 皆 皆さん',
  // Generic nouns.
  'もの 物 品 先 こと 事 とき 時 ところ 所 場合 方 ほう 人 ひと 感じ 雰囲気 気分 種類 タイプ サイズ やつ 向け 用 系 風 的 さん 様 ため つもり 予定 最近 今 今度 今年 今回 来週 来月 毎日 普段',
  // Relational nouns of place.
  '上 下 横 隣 となり 脇 わき そば 傍 前 後ろ うしろ 奥 隅 角 周り まわり 間 近く 手前 端 真ん中',
  // Adverbs of degree and manner.
  'とても すごく かなり もっと 少し ちょっと あまり 全然 なるべく できるだけ できれば 一番 いちばん 特に 例えば 本当に まだ もう すぐ すぐに 早く いつも よく たくさん いろいろ 色々 一緒に 一緒 ずっと なかなか やっぱり 結構 割と 比較的 なんとなく もし ぜひ',
  // General adjectives of praise.
  '良い いい よい 素敵 すてき 可愛い かわいい お洒落 おしゃれ 綺麗 きれい 大丈夫 平気 便利 新しい 楽しい 嬉しい 好き 大好き 苦手 無理 必要 ぴったり ちょうど',
  // Verbs for any goods.
  '欲しい ほしい 探す 探し 買う 購入 購入する 選ぶ 見る 知る 教える 教えて 下さい ください お願い お願いします 思う 考える 困る 迷う 悩む 始める 使う 持つ 置く 出す 入れる 付ける 並べる 作る する ある いる なる できる 出来る くれる もらう あげる 頂く みる しまう おく くる 行く 来る 言う 聞く 見せる 頼む 迎える 届く 渡す 挑戦 検討 検討中 希望 ありますか ありません ありませんか おすすめ お勧め',
  // Words for people.
  '子供 子ども こども お子さん お子様 赤ちゃん 親子 園児 小学生 中学生 高校生 大学生 学生 生徒 大人 男性 女性 友達 友人 知人 家族 同僚 上司 先輩 後輩 先生 彼氏 彼女 妻 夫 旦那 息子 娘 兄弟 姉 妹 両親 親戚 相手',
].flatMap((line) => line.split(' '));

/** The kana after the kanji of a verb or an adjective, with auxiliaries: 置ける, 飾ってみたい. */
const INFLECTED =
  /^([\p{Script=Han}々]{1,2})((?:る|す|せ|れ|り|い|き|し|く|け|げ|っ|め|み|さ|か|た|て|な|ら|や|え|が|べ|び|ま|む|も|わ|ん|つ|ち)\p{Script=Hiragana}{0,6})$/u;

/** The kanji of an inflected verb or adjective: 置 in 置ける; null for other words. */
export function inflectionOf(text: string): { readonly stem: string; readonly ending: string } | null {
  const [, stem, ending] = INFLECTED.exec(text) ?? [];
  return stem === undefined || ending === undefined ? null : { stem, ending };
}

/** The kanji of a word that ends in kana: 探 in 探す; null without kanji. */
export function stemOfVerb(word: string): string | null {
  return /^([\p{Script=Han}々]{1,2})\p{Script=Hiragana}+$/u.exec(word)?.[1] ?? null;
}

/** The kanji of a noun's underlying verb: 贈 in 贈り物, and 供 in お供え; null for other nouns. */
export function verbOfNoun(word: string): string | null {
  const [, thing, done] =
    /^お?([\p{Script=Han}々])\p{Script=Hiragana}{1,2}物$|^お([\p{Script=Han}々]{1,2})\p{Script=Hiragana}{1,3}$/u.exec(
      word,
    ) ?? [];
  return thing ?? done ?? null;
}

/** English auxiliaries with their negation, as a pattern; the apostrophe may be missing. A plant is no negation. */
export const ENGLISH_NEGATION =
  "(?:(?:do|does|did|is|are|was|were|wo|ca|would|could|should|have|has|had|need|must)n['’]?t|cannot)";

/** Whether an inflected verb or adjective is negated: 枯れない, 枯れにくい. */
export function isDenied(text: string): boolean {
  return /(?:ない|なく|にくい|にくく|ません|ず|ぬ)/u.test(text);
}
