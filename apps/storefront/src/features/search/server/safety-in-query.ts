/** The subject of a safety need; `edible` is safe to eat. */
export type Safety = 'pets' | 'children' | 'allergy' | 'edible';

/** A safety need in a query. */
interface AskedSafety {
  readonly safety: Safety;
  /** As typed. */
  readonly text: string;
  /** Whether the query says that it is about harm, not only about an animal: a dog lead is no plant. */
  readonly isSaid: boolean;
}

/** The safety needs of a query, and the query without them. */
interface SafetyInQuery {
  readonly asked: readonly AskedSafety[];
  readonly rest: string;
  /** What wild animals eat, as typed: 鹿が食べない. No product is known to meet it. */
  readonly unknown: readonly string[];
}

interface Subject {
  readonly safety: Safety;
  readonly words: string;
  /** Whether the word alone implies the need: a query with a cat wants no plant that harms it. */
  readonly isEnough: boolean;
}

const SUBJECTS: readonly Subject[] = [
  {
    safety: 'pets',
    isEnough: true,
    words:
      'ペット|(?:愛|子|仔|飼い|黒|白|老)?(?:猫(?!柳|草|じゃらし)|犬(?!槇|柘植|黄楊|枇杷|蓼))(?:ちゃん)?|(?<![ぁ-ゖ])(?:ねこ|いぬ)(?:ちゃん)?(?=[^ぁ-ゖ]|[がもにのをとやはで])|ネコ(?:ちゃん)?(?![ァ-ヺー])|イヌ(?![ァ-ヺー])|わんこ|ワンコ|わんちゃん|ワンちゃん|にゃんこ|ニャンコ|うさぎ|ウサギ|兎|ハムスター|フェレット|モルモット|チンチラ|デグー|ハリネズミ|インコ|オウム|文鳥|カナリア|鳥(?:かご|籠|カゴ|小屋)|金魚(?!草)|熱帯魚|メダカ|爬虫類|小動物|動物' +
      '|\\b(?:pets?|cats?|kittens?|kitty|kitties|dogs?|pupp(?:y|ies)|rabbits?|hamsters?|guinea pigs?|ferrets?|gerbils?|chinchillas?|budg(?:ies?|erigars?)|cockatiels?|parakeets?|bird ?cages?|aviar(?:y|ies)|reptiles?|goldfish(?! plant)|felines?|canines?)\\b',
  },
  {
    safety: 'pets',
    isEnough: false,
    words:
      '小?鳥|魚(?!草)|カメ(?![ァ-ヺー])|亀(?!甲)|トカゲ|ヤギ|ニワトリ|鶏(?!糞|ふん)|家畜|馬|\\b(?:birds?|parrots?|lizards?|geckos?|hedgehogs?|horses?|goats?|chickens?|livestock|bunn(?:y|ies)|fish|turtles?|tortoises?|animals?)\\b',
  },
  {
    safety: 'children',
    isEnough: false,
    words:
      '(?:お)?(?:子供|子ども|こども|子さん|子様|子さま)(?:たち|達)?|赤ちゃん|赤ん坊|あかちゃん|幼児|乳児|乳幼児|ベビー|キッズ|孫(?:たち|娘|息子)?|園児|園庭|校庭|児童|保育園|保育所|幼稚園|学校|教室|人間|人体' +
      '|\\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|grand(?:child(?:ren)?|kids?|sons?|daughters?)|preschool(?:ers?)?|kindergartens?|day ?care|classrooms?|schools?|humans?|people)\\b',
  },
  {
    safety: 'allergy',
    isEnough: true,
    words:
      '花粉症?|アレルギー(?:体質|持ち)?|かぶれ(?:る|ない|にくい|やすい)?|かゆ(?:み|く(?:ならない)?|い)|痒(?:み|く(?:ならない)?|い)|肌(?:が|の)?(?:弱(?:い|く)|荒れ(?:る|やすい)?)|敏感肌|皮膚炎|アトピー|鼻炎|喘息|ぜんそく|くしゃみ' +
      '|\\b(?:allerg(?:y|ies|ic|ens?)|hypo-?allergenic|hay ?fever|pollen|rash(?:es)?|itch(?:y|ing)?|irritat(?:es?|ing|ion)|sensitive skin|dermatitis|eczema|rhinitis|asthma(?:tic)?|sneez(?:es?|ing))\\b',
  },
];
/** Words for safety or hazards. Negated or not, they express the same need. */
const POISON =
  '(?:有|無|中)毒|毒(?:性|素)?|\\b(?:non-?\\s?|un)?toxic(?:ity)?\\b|\\b(?:non-?\\s?)?poison(?:ous|s|ing|ed)?\\b';
const EDIBLE =
  '食べられる|食べれる|食用|可食|エディブル(?:フラワー)?|サラダ|食べて(?:も)?(?=\\s*(?:いい|良い|よい|大丈夫|平気|安全|安心|問題))|\\bedibles?\\b|\\bsalads?\\b|\\beatable\\b|\\bsafe (?:\\w+ )?to eat\\b|\\b(?:can|could) (?:i|you|we|be) eat(?:en)?\\b|\\b(?:i|you|we|people) (?:can|could) eat\\b';
/** Harmlessness of a plant, for nobody in particular. */
const HARMLESS =
  '無害|(?:安全|安心)な(?:観葉)?(?:植物|花|木|草)|危な(?:く|い(?:の|もの)?(?:で|じゃ))ない|\\bharmless\\b|\\bsafe (?:house|indoor )?(?:plants?|flowers?|trees?)\\b';
const INSECTS = '(?:害|毛|青)?虫|\\b(?:insects?|bugs?|pests?)\\b';
const WILD =
  '鹿|シカ|猪|イノシシ|猿|カラス|ネズミ|ナメクジ|カタツムリ|\\b(?:deer|slugs?|snails?|caterpillars?|squirrels?|mice|rats?)\\b';
const eatenBy = (eaters: string) =>
  `(?:${eaters})[がにもはの]?\\s*(?:食べ|食わ|喰わ|かじら|齧ら|荒らさ)(?:られ|れ)?(?:ない|にくい|ません|ず|る|た)?` +
  `|(?:${eaters})\\s+(?:(?:(?:will|do|does|can)(?: not|n'?t)?|cannot|won'?t|never)\\s+)?eats?\\b|\\beaten by\\s+(?:${eaters})`;
/** What an insect eats, or another wild animal, says nothing of who may eat it. Of the others the shop has no data. */
const EATEN_BY_INSECTS = new RegExp(`${eatenBy(INSECTS)}`, 'giu');
const EATEN_BY_WILD = new RegExp(`${eatenBy(WILD)}|(?:${WILD})[ -](?:resistant|proof)\\b`, 'giu');
const SAFE =
  '無?害|安全(?:性)?|安心(?:して)?|大丈夫|平気|問題|危険|危な(?:い|く)|誤[飲食]|(?:食べ|たべ|かじっ|噛ん|かん|なめ|舐め|触っ|口に(?:入れ|し))(?:て|で|た)(?:しまって)?も?|(?:かじ|齧|噛|なめ|舐め)(?:る|む|り|られ)(?:ので|から|癖|ぐせ)?|(?<=に|も)(?:優|やさ)し(?:い|く)|(?<=ペット\\s?)(?:可(?![愛能])|ok\\b)|フレンドリー|(?:食べ|たべ|かじら|噛ま|なめ|舐め)(?:ない|られない)|(?:食べ|たべ)(?:る|ます|させ(?:て(?:も)?|る)|ちゃ(?:う|って))|心配|不安' +
  '|\\b(?:safe(?:ly|ty)?|friendly|proof|harm(?:ful|less|s)?|hurts?|hurting|kills?|sick|dangerous|bother|ok|okay|touch(?:es|ing)?|chews?|chewing|nibbles?|eats?|eating|ingest(?:s|ed)?|worr(?:y|ied|ies)|concern(?:ed|s)?)\\b';
/** Words about the subjects: they live there. */
const BESIDE =
  '飼(?:って(?:いる|る|ます|い)?|う|い(?:主)?)|(?:一緒に)?(?:暮ら(?:す|し(?:て(?:いる)?)?)|同居)|がいる|のいる|がいて(?:も)?|いても|(?:の)?多い|少ない|低い|持ち|が?[一二三四五数\\d]+(?:匹|羽|頭)(?:も)?(?:い(?:る|て(?:も)?|ます)|飼って(?:いる|る)?)?|\\b(?:owners?|lives?|have|has|own|around)\\b';
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
 */
export function safetyInQuery(asking: string): SafetyInQuery {
  const unknown: string[] = [];
  const query = asking
    .replace(EATEN_BY_INSECTS, (text) => new RegExp(INSECTS, 'iu').exec(text)?.[0] ?? ' ')
    .replace(EATEN_BY_WILD, (text) => {
      unknown.push(text);
      return ' ';
    });
  const safe = [...spansOf(`${POISON}|${SAFE}`, query)];
  const edible = [...spansOf(EDIBLE, query)];
  const asked = new Map<Safety, Span[]>();
  for (const { safety, words, isEnough } of SUBJECTS) {
    const spans = spansOf(words, query);
    if (spans.length === 0 || !(isEnough || safe.length + edible.length > 0 || isBeside(spans, query)))
      continue;
    asked.set(safety, [...(asked.get(safety) ?? []), ...spans]);
  }
  if (asked.size === 0) {
    if (edible.length > 0) asked.set('edible', edible);
    // Poison or harm without a subject: the checked data is that for pets.
    else if (spansOf(`${POISON}|${HARMLESS}`, query).length > 0) asked.set('pets', []);
    else return { asked: [], rest: query, unknown };
  }
  const subjects = [...asked.values()].flat();
  const core = [...subjects, ...safe, ...edible];
  // Adjacent words belong to it only where they touch it: 猫に安全で、日の当たらない部屋.
  const spans = merged([...core, ...spansOf(BESIDE, query), ...spansOf(NEGATION, query)], query).filter(
    ({ from, to }) => core.some((one) => one.from >= from && one.to <= to),
  );
  const isSaid = core.length > subjects.length || isBeside(subjects, query);
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

/** Whether a subject is said to live there: 赤ちゃんのいる部屋. */
function isBeside(spans: readonly Span[], query: string): boolean {
  return spans.some(({ to }) => /^(?:が|の|も)い(?:る|て)/u.test(query.slice(to)));
}

function spansOf(words: string, query: string): Span[] {
  return [...query.matchAll(new RegExp(words, 'giu'))].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
}

/** All spans in order, with those of one need merged. */
function merged(all: readonly Span[], query: string): Span[] {
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
