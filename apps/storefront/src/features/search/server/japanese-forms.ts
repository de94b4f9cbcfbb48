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
  'もの 物 こと 事 とき 時 ところ 所 場合 方 ほう 人 ひと 感じ 雰囲気 気分 種類 タイプ サイズ やつ 向け 用 系 風 的 さん 様 ため つもり 予定 最近 今 今度 今年 今回 来週 来月 毎日 普段',
  // Adverbs of degree and manner.
  'とても すごく かなり もっと 少し ちょっと あまり 全然 なるべく できるだけ できれば 一番 いちばん 特に 例えば 本当に まだ もう すぐ すぐに 早く いつも よく たくさん いろいろ 色々 一緒に 一緒 ずっと なかなか やっぱり 結構 割と 比較的 なんとなく もし ぜひ',
  // General adjectives of praise.
  '良い いい よい 素敵 すてき 可愛い かわいい お洒落 おしゃれ 綺麗 きれい 大丈夫 平気 便利 新しい 楽しい 嬉しい 好き 大好き 苦手 無理 必要 ぴったり ちょうど',
  // Verbs for any goods.
  '欲しい ほしい 探す 探し 買う 購入 購入する 選ぶ 見る 知る 教える 教えて 下さい ください お願い お願いします 思う 考える 困る 迷う 悩む 始める 使う 持つ 置く 出す 入れる 付ける 並べる 作る する ある いる なる できる 出来る くれる もらう あげる 頂く みる しまう おく くる 行く 来る 言う 聞く 見せる 頼む 迎える 届く 渡す 挑戦 検討 検討中 希望 ありますか ありません ありませんか おすすめ お勧め',
  // Words for people.
  '友達 友人 知人 家族 同僚 上司 先輩 後輩 先生 彼氏 彼女 妻 夫 旦那 息子 娘 兄弟 姉 妹 両親 親戚 相手',
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

/** Whether an inflected verb or adjective is negated: 枯れない, 枯れにくい. */
export function isDenied(text: string): boolean {
  return /(?:ない|なく|にくい|にくく|ません|ず|ぬ)/u.test(text);
}
