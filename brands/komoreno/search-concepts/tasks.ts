import { trait } from './concept-row';

/** Goods by what one does with them. */
export const TASKS = [
  trait(
    '水やりの道具/水やりグッズ/水やり用品/水やり用/水を与える/watering tool/watering tools/watering equipment/for watering',
    ['じょうろ', '霧吹き', '水分計'],
    'じょうろ',
    '水分計',
  ),
  trait('葉水/葉水をする/葉水用/葉に水/mist leaves/misting/to mist', ['霧吹き'], '霧吹き'),
  trait(
    '水やりのタイミング/水やりの目安/水やり時期/水のやりすぎ/水をやりすぎ/水切れ/乾き具合/when to water/overwatering/know when to water/moisture check',
    ['水分計'],
    '水分計',
  ),
  trait(
    '枝を切る/枝切り/枝を切りたい/葉を切る/切る道具/剪定道具/剪定用/収穫ばさみ/芽を切る/pruning/pruning tool/pruning tools/cutting tool/cut branches/cutting branches/trim branches/snips',
    ['剪定ばさみ'],
    '剪定ばさみ',
  ),
  trait(
    '掘る/穴を掘る/土を掘る/土をすくう/植え付け道具/植える道具/dig/digging/digging tool/hand tool/garden spade/to dig',
    ['移植ごて'],
    '移植ごて',
  ),
  trait(
    '手を守る/手を保護/トゲから守る/怪我をしない/手荒れ防止/protect hands/protect my hands/hand protection/thorn proof/pricked',
    ['手袋'],
    '手袋',
  ),
  trait(
    '日照不足/光が足りない/光不足/補光/ライト/植物用ライト/室内で光/grow lamp/plant light/plant lamp/artificial light/extra light/supplement light',
    ['LEDライト', '育成ライト'],
    'LEDライト',
  ),
  trait(
    '重い鉢/鉢を動かす/移動させる/鉢の移動/キャスター/台車/move heavy pots/move a heavy pot/heavy pot/wheels/on wheels/plant dolly/plant trolley',
    ['キャスター'],
    'キャスター',
  ),
  trait(
    '鉢を置く台/鉢スタンド/プランツスタンド/高さを出す/plant table/pot stand/raise a pot/plant pedestal',
    ['フラワースタンド', 'キャスター'],
    'フラワースタンド',
  ),
  trait(
    '吊るす道具/吊り下げる道具/吊り鉢/吊るすグッズ/ハンギング用/hang a pot/plant hanger/pot hanger/hanging basket/hanging pot',
    ['プラントハンガー', 'ハンギングポット'],
    'プラントハンガー',
    'ハンギングポット',
  ),
  trait(
    '名前を書く/品種名/品種の札/ラベル/plant labels/label/labels/name tag/name tags/plant markers/plant marker',
    ['ネームプレート'],
    'ネームプレート',
  ),
  trait(
    '根腐れ防止/根腐れしない/水はけ/水はけをよくする/水はけを良くする/排水/排水性/drainage/prevent root rot/root rot/well draining',
    ['鉢底石', '多肉・サボテン・塊根の土', '赤玉土', '鹿沼土', 'スリット鉢', '素焼き鉢'],
    '鉢底石',
    '多肉・サボテン・塊根の土',
    '赤玉土',
  ),
  trait(
    '土の表面/土を隠す/土隠し/マルチング/マルチ/表土/化粧/泥はね/泥はね防止/mulch/mulching/top dressing/cover the soil/cover soil',
    ['バークチップ', '化粧石'],
    'バークチップ',
    '化粧石',
  ),
  trait(
    '栄養をあげる/栄養/大きく育てる/成長促進/花をたくさん/元気にする/feed plants/plant nutrients/nutrients/boost growth/feeding',
    ['#肥料', '肥料', '活力剤'],
    '液体肥料',
    '置き肥',
    '活力剤',
  ),
  trait(
    '弱った植物/弱った株/株の回復/夏バテ/revive/revive a plant/weak plant/plant booster/stressed plant',
    ['活力剤', '液体肥料'],
    '活力剤',
  ),
  trait(
    '受け皿/受皿/水受け/saucer/saucers/drip tray/plant tray',
    ['受け皿付き', '陶器鉢', 'ハンギングポット'],
    '陶器鉢',
    '受け皿付き',
  ),
  trait(
    '鉢を隠す/プラ鉢を隠す/鉢カバー用/おしゃれな鉢カバー/hide the pot/cover a plastic pot/decorative pot/outer pot',
    ['鉢カバー', '#鉢カバー', 'ファイバークレイ'],
    '#鉢カバー',
  ),
  trait(
    'ガーデニングを始める/園芸を始める/始めるのに必要/道具一式/道具セット/ガーデニング道具/start gardening/gardening starter/starter kit/garden tools/gardening kit',
    ['#園芸用品', '#栽培キット'],
    '移植ごて',
    '手袋',
    '剪定ばさみ',
    'じょうろ',
    '#栽培キット',
  ),
  trait(
    '種から/種から育てる/種まき/種を育てる/タネから/from seed/grow from seed/seeds/sowing',
    ['#栽培キット'],
    '#栽培キット',
    '種から',
  ),
] as const;
