import type { SearchPhrases } from '@shop/rules/brand/search-phrases';

/** What plants withstand that are hardy in an average winter and in a cold one (hardiness ratings H4 and H5 of the RHS), in °C. */
const FROST = -5;
/** What stays outdoors in the winters of most of the country. */
const OUTDOORS = 0;
const SNOW = -10;

/** What texts and queries say of plants. Flags are `iu`. */
export const SEARCH_PHRASES = {
  // A pot's size is 号, or 寸, of 3 cm.
  units: [
    { name: '号', spellings: '[号寸](?:(?:プラ|陶器)?鉢|(?:ビニール)?ポット|サイズ|用)?' },
    { name: '本', spellings: '本(?:立ち|入り|セット)?|stems?' },
    { name: '株', spellings: '株(?:入り|セット)?' },
    { name: '鉢', spellings: '鉢(?:入り|セット)?' },
    { name: 'ポット', spellings: 'ポット(?:入り|セット)?|pots?' },
    { name: '輪', spellings: '輪|blooms?' },
  ],
  height: '樹高|草丈',
  notDuration: '[生草咲忌]',
  cold: [
    {
      pattern: String.raw`冬[^。、]{0,6}(?:外|屋外|庭|ベランダ|軒下|地植え)[^。、]{0,6}(?:平気|大丈夫|っぱなし|過ご|越|耐え|枯れな)\p{Script=Hiragana}*|(?:外|屋外|庭|ベランダ|軒下|地植え)[^。、]{0,4}(?:で|のまま)[^。、]{0,2}(?:冬を?越|越冬|冬越)\p{Script=Hiragana}*|\b(?:stays?|leave|left|keep|kept|lives?|survives?)\s+(?:\w+\s+)?(?:out|outside|outdoors)\s+(?:\w+\s+){0,2}winters?\b`,
      max: OUTDOORS,
    },
    {
      pattern: String.raw`\b(?:in|under|through|survives?|withstands?|tolerates?)\s+(?:the\s+)?(?:heavy\s+)?snow(?:fall)?\b|\bsnowy\b|\bsnow[ -](?:hardy|proof|resistant)\b|(?:豪雪|積雪|降雪)(?:地(?:帯|域|方)?)?|寒冷地|北国|雪国|雪(?=[がに]も?(?:[あ当]た|[た耐]え|負け|強|降|積|埋))(?:[がに]も?(?:[あ当]た|[た耐]え|負け|強|降|積)\p{Script=Hiragana}*)?|雪の(?:降る|積もる|多い)`,
      max: SNOW,
    },
    {
      pattern: String.raw`\b(?:(?:hard|heavy|light)\s+)?frosts?(?:[ -](?:hardy|proof|resistant|tolerant|hardiness))?\b|\b(?:below[ -])?freezing(?:\s+(?:temperatures?|winters?|cold|weather))?\b|\bsub-?zero\b|\bbelow\s+zero\b|(?:遅|初)?霜(?!柱|降り)(?:[がに]も?(?:[あ当]た|[た耐]え|負け|強|降|積)\p{Script=Hiragana}*)?|氷点下|凍結|凍(?:る|って|ら|り|え)\p{Script=Hiragana}*`,
      max: FROST,
    },
  ],
  claims: [
    // What keeps its leaves in winter.
    {
      term: '常緑',
      pattern: String.raw`常緑(?:性|樹)?|落葉しない|(?:一年中|年中|通年|冬(?:で)?も|冬(?:に|の間)?も?)(?:ずっと)?(?:緑|青々|葉(?:が|を)?(?:落ち|落とさ|散ら|枯れ)ない)(?:色|の葉|のまま)?|葉(?:が|を)(?:一年中|年中|冬(?:で)?も|冬に)(?:落ち|落とさ|散ら|枯れ)ない|\bevergreens?\b|\b(?:stays?|keeps?|remains?|is|are)\s+(?:its?\s+|their\s+)?(?:green|leaves|leafy|foliage)\s+(?:(?:all|through|during|in|over)\s+(?:the\s+)?(?:whole\s+)?(?:winter|year)(?:\s+(?:long|round))?|year[ -]round)\b|\b(?:does|do|will|wo|would)(?:n['’]?t|\s?not|\s+never)\s+(?:lose|drop|shed)\s+(?:its?|their|the)\s+leaves\b`,
    },
    // What flowers for months.
    {
      term: '長 花',
      pattern: String.raw`(?:長(?:く|い(?:間|期間)?(?:ずっと)?|期間?)|次々(?:に|と)?|途切れず(?:に)?|絶え間なく|休まず|ずっと)[^。、葉実]{0,6}?(?:咲[くきいけ]\p{Script=Hiragana}*|開花|花(?:が|を)?(?:楽し\p{Script=Hiragana}*|続[くきけ]\p{Script=Hiragana}*|見られ\p{Script=Hiragana}*)?)|花(?:期|の時期|の期間)?(?:が|の|も)?(?:長[くい]|長持ち)\p{Script=Hiragana}{0,3}|[春夏秋冬](?:の(?:初め|終わり))?まで(?:次々(?:に|と)?|長く)?咲\p{Script=Hiragana}*|何[かヶカ]月も咲\p{Script=Hiragana}*|\blong[ -](?:bloom|flower|blossom)\w*|\b(?:bloom|flower|blossom)\w*\s+(?:for\s+(?:(?:a\s+)?(?:very\s+)?long(?:\s+(?:time|while|period))?|(?:many\s+)?months|months on end)|non-?stop|continuously|endlessly|until\s+(?:the\s+)?(?:frost|autumn|fall|winter))\b`,
      lasting: { display: '花', months: 5 },
    },
    // How fast it grows.
    {
      term: '遅 育',
      pattern: String.raw`(?:成長|生長|生育|育ち|伸び)(?:方|かた)?[がはのも]?(?:とても|比較的|かなり)?(?:ゆっくり|緩やか|穏やか|おだやか|遅[いくめ])|ゆっくり(?:と)?(?:育|成長|生長|伸び|大きく)\p{Script=Hiragana}*|\bslow(?:ly)?[ -]growing\b|\bgrow(?:s|ing)?\s+(?:\w+\s+)?slow\w*\b|\bslow growth\b`,
    },
    {
      term: '速 育',
      pattern: String.raw`(?:成長|生長|生育|育ち|伸び)(?:方|かた)?[がはのも]?(?:とても|比較的|かなり)?(?:旺盛|[早速][いくめ])|(?:ぐんぐん|すくすく|どんどん)(?:と)?(?:育|成長|生長|伸び|大きく)\p{Script=Hiragana}*|\b(?:fast|quick|rapid)(?:ly)?[ -]growing\b|\bgrow(?:s|ing)?\s+(?:\w+\s+)?(?:fast|quick|rapid)\w*\b|\bvigorous(?:ly)?\b`,
    },
    {
      term: '落葉',
      pattern: String.raw`落葉(?:樹|性|する|します)(?!の下)|(?:冬|秋)(?:に|は|になると)?(?:葉[がを])(?:落ち|落と|散)(?!ない|さない|らない)\p{Script=Hiragana}*|\bdeciduous\b|\b(?:loses?|drops?|sheds?)\s+(?:its?|their)\s+leaves\b`,
    },
    // How long it lives: one summer, or year after year without replanting.
    {
      term: '一年',
      pattern: String.raw`一年草|\bannuals?\b(?! (?:sale|event|report))`,
    },
    {
      term: '多年',
      pattern: String.raw`宿根(?:草|性)?|多年(?:草|生)|\bperennials?\b`,
    },
    {
      term: '毎年',
      pattern: String.raw`(?:毎年|翌年も?|来年も|年々)[^。、]{0,6}?(?:咲|花|芽|楽しめ)\p{Script=Hiragana}*|(?:植え|うえ)(?:っぱ|たまま|たら)(?:なし)?(?:で|でも|の)?|\bcom(?:es?|ing) back (?:every|each|year after)\b(?: year| spring)?`,
    },
    {
      term: '針葉',
      pattern: String.raw`針葉樹?|\bconifers?\b|\bconiferous\b`,
    },
    {
      term: 'つる',
      pattern: String.raw`(?:つる|ツル|蔓)(?:性|植物|もの)|\b(?:climbers?|climbing plants?|vining|vines?)\b`,
    },
    // Fruit trees that need no partner.
    {
      term: '一 実',
      pattern: String.raw`(?:一|1)本(?:だけ)?でも?(?:[^。、]{0,3})(?:実|成|な[るり]|収穫)\p{Script=Hiragana}*|自家(?:結実|受粉)(?:性)?|受粉樹(?:が|は)?(?:いら|不要|な)\p{Script=Hiragana}*|\bself[- ](?:fertile|fruitful|pollinating)\b`,
    },
    {
      term: '呼 虫',
      pattern: String.raw`(?:蝶|チョウ|ちょうちょ|ミツバチ|蜜蜂|ハチ)(?:が|を|も)?(?:来|集|呼|寄|好)\p{Script=Hiragana}*|\b(?:pollinators?|bee[- ]friendly|(?:attracts?|for) (?:bees|butterflies))\b`,
    },
    {
      term: '球根',
      pattern: String.raw`球根|\bbulbs?\b|\btubers?\b`,
    },
    {
      term: '強 乾燥',
      pattern: String.raw`乾燥(?:した|する|に)[^。、]{0,8}(?:平気|大丈夫|育つ|耐え)\p{Script=Hiragana}*|\bdrought[- ](?:tolerant|resistant|proof)\b|\bdry (?:air|rooms?)\b`,
    },
    // What is multiplied by its owner.
    {
      term: '増',
      pattern: String.raw`(?:簡単に|自分で)?増や[しせすそ]\p{Script=Hiragana}*|葉挿し|挿し木|挿し芽|株分け|\bpropagat\w*|\bcuttings\b|\boffsets\b`,
    },
    // Thorns that hurt nobody are none.
    {
      term: '無 トゲ',
      pattern: String.raw`(?:トゲ|とげ|棘)[がはもの]?(?:痛くな|刺さら)\p{Script=Hiragana}*|チクチクしない`,
    },
    // Moist air.
    {
      term: '好 湿',
      pattern: String.raw`湿(?:気|度)[がのも]?(?:多[いめ]|高[いめ]|こも[るり]|たま[るり])(?!.{0,12}(?:避|苦手|弱|嫌|傷))|[じジ][めメ][じジ][めメ]|しっとり(?!.{0,6}を好)|葉水[がをも](?:好|楽し|欠かせ)\p{Script=Hiragana}*|こまめな葉水|\b(?:humid|steamy|damp)\b`,
    },
    {
      term: '縁起',
      pattern: String.raw`縁起(?:物|木|のよい|のいい|の良い|がいい|がよい|が良い)?|開運|金運|幸運|幸福を呼\p{Script=Hiragana}*|\b(?:good luck|luck|lucky|fortune|prosperity|auspicious)\b`,
    },
    // What hides and what shades.
    {
      term: '隠',
      pattern: String.raw`目隠し|生け?垣|視線を(?:さえぎ|遮|隠)\p{Script=Hiragana}*|(?:外|隣|となり)(?:の家)?から見え(?:ない|にく)\p{Script=Hiragana}*|\bprivacy\b|\bhedg(?:e|es|ing)\b|\bscreening\b`,
    },
    {
      term: '覆',
      pattern: String.raw`(?:緑|グリーン)の?(?:カーテン|壁)|(?:夏の)?日[よ除]け|フェンスに\p{Script=Hiragana}*|\b(?:green|living) (?:curtain|wall|screen)s?\b|\bclimb(?:s|ing)? (?:up )?(?:a |the )?(?:fence|trellis|wall)\b`,
    },
    // What takes little floor.
    {
      term: '細',
      pattern: String.raw`(?:幅|場所|スペース)を?(?:とら|取ら)ない|圧迫感がな\p{Script=Hiragana}*|省スペース|スリム|細長[いく]|縦に(?:長|伸び)\p{Script=Hiragana}*|(?:まっすぐ|すっと)\p{Script=Hiragana}*(?:伸び|立ち)\p{Script=Hiragana}*|\b(?:slim|slender|columnar|space[ -]saving)\b`,
    },
    // What does not grow large.
    {
      term: '否 大',
      pattern: String.raw`大きく(?:な(?:ら|り(?:すぎ|過ぎ))(?:ない|ません|ず)|育たない)|\b(?:not|never|(?:(?:do|does|did|is|are|was|were|wo|ca|would|could|should|have|has|had|need|must)n['’]?t|cannot))\s+(?:grow|get|become)\s+(?:(?:too|very|so)\s+)?(?:big|large|tall)\b`,
    },
    // What flowers more than once or all the year.
    {
      term: '再 花',
      pattern: String.raw`(?:一年中|(?<![一-九])年中|通年|一年を通して|一年に何度)[^。葉]{0,12}?[咲花](?:を|が|の)?|四季咲き?|(?:何度[もか]|繰り返し)[^。、]{0,4}咲く?|花[^。、]{0,4}(?:一年中|年中|通年)|\b(?:repeat|ever|perpetual)[ -]?(?:bloom|flower)\w*|\b(?:bloom|flower)\w*[^.]{0,20}?\b(?:all year(?: round)?|year[ -]round|several times a year|again and again)\b|\b(?:all year(?: round)?|year[ -]round) (?:bloom|flower)\w*`,
    },
  ],
  colours: {
    group: 5,
    parts: [
      { name: '花', pattern: String.raw`花(?!束|瓶|壇|粉|器)|苞|\b(?:flower|bloom|blossom)\w*` },
      { name: '葉', pattern: String.raw`葉(?!水)|リーフ|斑|\b(?:leaf|leaves|leaved|foliage)\b` },
      { name: '実', pattern: String.raw`(?<!木の)実(?!生)|\b(?:fruits?|berr(?:y|ies))\b` },
      { name: '姿', pattern: String.raw`トゲ|とげ|肌|幹|\b(?:spines?|trunks?|stems?)\b` },
      { name: '鉢', pattern: String.raw`鉢|器|ポット|\b(?:pots?|planters?)\b`, apart: true },
    ],
    hues: [
      { name: '赤', pattern: String.raw`赤(?!玉)|紅(?!葉)|朱|\b(?:red|crimson|scarlet)\b` },
      { name: '桃', pattern: String.raw`ピンク|桃色|珊瑚色|\bpink\b` },
      { name: '黄', pattern: String.raw`黄(?!緑)|金色|\b(?:yellow|gold(?:en)?)\b` },
      {
        name: '黄緑',
        pattern: String.raw`黄緑|ライム|明るい緑|\b(?:lime|chartreuse|(?:bright|light|yellow) green)\b`,
      },
      { name: '緑', pattern: String.raw`(?<!黄)緑|グリーン|\bgreen\b` },
      { name: '茶', pattern: String.raw`茶色|ブラウン|ベージュ|テラコッタ|\b(?:brown|beige|terracotta)\b` },
      { name: '灰', pattern: String.raw`灰|グレ[ーイ]|\bgr[ea]y(?:ish)?\b` },
      { name: '斑', pattern: String.raw`斑(?!点)|\bvariegat\w*` },
      { name: '橙', pattern: String.raw`オレンジ|橙|朱|\borange\b` },
      { name: '白', pattern: String.raw`白(?!鯨|星)|クリーム色|\b(?:white|ivory|cream)\b` },
      {
        name: '青',
        pattern: String.raw`青(?!木|葉|枝|々)|ブルー|紺|藍色|水色|空色|\b(?:blue|navy|indigo)\b`,
      },
      { name: '紫', pattern: String.raw`紫(?!陽)|パープル|藤色|\b(?:purple|violet|lilac|mauve)\b` },
      { name: '黒', pattern: String.raw`黒(?!松)|ブラック|ダーク|\b(?:black|dark)\b` },
      { name: '銀', pattern: String.raw`銀|シルバー|灰白|\bsilver\w*\b` },
    ],
  },
  about: String.raw`育(?:つ|て|ち|った)|枯(?:れ|ら)|植(?:え|わ)|生け|咲[かきくけい]|\b(?:grow(?:s|ing|n)?|thrives?|blooms?|repot\w*|propagat\w*)\b`,
  seasons: {
    displays: [
      { name: '花', text: '咲|花(?!瓶|束|芯)|つぼみ|大輪|苞', query: String.raw`\b(?:flower|bloom|blossom)` },
      {
        name: '実',
        text: '(?<!木の)実(?!生)|収穫|熟|採れ|使えます|甘くな|ジャム|味覚|旬',
        query: String.raw`\b(?:fruit|harvest|crop|ripe|berr(?:y|ies)\b|pick)`,
      },
      {
        name: '葉',
        text: '紅葉|黄葉|色づ|染ま|真っ赤|赤み',
        query: String.raw`葉[がはのも]?(?:きれいに|美しく)?(?:[赤黄紅橙]|オレンジ|色が?(?:変|付|づ|つ))|\b(?:foliage|leaves|leaf|colou?rs?)\b`,
      },
      { name: '香', text: '香', query: String.raw`\b(?:fragran|scent|smell)` },
    ],
    certain: '咲|花|つぼみ|大輪',
    shows: '咲|花|実|紅葉|色づ|染ま|彩|収穫|開き|飾|楽しめ|庭|香り|知らせ|告げ|使えます|甘くな',
    care: '水[をや]|水切|管理|肥料|寒さが?(?:苦手|に弱)|剪定|切り戻|伸び|室内|避け|移せ|保護|蒸れ|日光|当て|越冬|休(?!まず)',
    meanwhile: '水[をや]|水切|肥料|日光|当て',
    still: '剪定|切り戻|避け|休(?!まず)|寒さ|[春夏秋冬]に(?:伸び|芽)',
    happens: '咲[くき]|甘くな|色づ',
    verbs: '^(?:pick|harvest|bloom|blossom|flowering|ripe)[a-z]*$|^咲|^(?:味覚|旬|見頃|見ごろ)$',
    start: String.raw`(?<!鉢|寄せ|地|庭)植え(?!替|木|物|込|た[^い])|植付|種まき|(?:蒔|播|まき)[くけい]|\b(?:to|can i|i can) (?:plant|sow)\b|\bplanting\b|\bsow(?:n|ing)?\b`,
    planted: '植',
    afterMay: 'flower|bloom|blossom',
  },
  safety: {
    subjects: [
      {
        safety: 'pets',
        isEnough: true,
        words: String.raw`ペット(?!ボトル)|(?:ドッグ|キャット)(?:ラン|カフェ|ルーム|タワー|ウォーク|フレンドリー)|(?:愛|子|仔|飼い|黒|白|老)?(?:猫(?!柳|じゃらし)|犬(?!槇|柘植|黄楊|枇杷|蓼))(?:ちゃん)?|(?<![ぁ-ゖ])(?:ねこ|いぬ)(?:ちゃん)?(?=[^ぁ-ゖ]|[がもにのをとやはで]|い(?:る|て|ます)|か(?:って|う))|ネコ(?:ちゃん)?(?![ァ-ヺー])|イヌ(?![ァ-ヺー])|わんこ|ワンコ|わんちゃん|ワンちゃん|にゃんこ|ニャンコ|(?:うさぎ|ウサギ|兎)(?!の?(?:耳|ミミ|みみ)(?![をが]))|ハムスター|フェレット|モルモット|チンチラ|デグー|ハリネズミ|[ァ-ヺー]*(?:インコ|オウム)|文鳥|カナリア|鳥(?:かご|籠|カゴ|小屋)|金魚(?!草)|熱帯魚|メダカ|爬虫類|小動物|動物|\b(?:pets?(?! bottles?)|cats?|kittens?(?! paws?\b)|kitty|kitties|moggies|dogs?|doggos?|pups?|doggie?s?|pooch(?:es)?|mutts?|moggy|moggies|furry (?:friends?|famil\w+|bab\w+|pals?|companions?)|fur[ -]?bab(?:y|ies)|four[ -]legged|pupp(?:y|ies)|(?<!\b(?:ears?|foot|feet|tail) of (?:an? )?)rabbits?(?!['’]?s? (?:ears?|foot|feet|tails?)\b)|hamsters?|guinea pigs?|ferrets?|gerbils?|chinchillas?|budg(?:ies?|erigars?)|cockatiels?|parakeets?|bird ?cages?|aviar(?:y|ies)|reptiles?|goldfish(?! plant)|felines?|canines?)\b`,
      },
      // Breeds and species that are kept at home.
      {
        safety: 'pets',
        isEnough: true,
        words: String.raw`(?:トイ)?プードル|チワワ|コーギー|ポメラニアン|シュナウザー|(?<![ァ-ヺー])(?:[ァ-ヺー]*(?:シャー|ッセル|ックス|トン|ワイト|アーン|デール|フォーク|リッチ|キー|タン|トイ|ブル)・?)?テリア(?![ァ-ヺー])|[ァ-ヺー]*(?:レトリバー|ハウンド)|[ァ-ヺー]*ブルドッグ|パグ|ビーグル|マルチーズ|シーズー|マンチカン|スコティッシュ(?:フォールド)?|ラグドール|メインクーン|アメショー?|ミーアキャット|フクモモ|フクロモモンガ|モモンガ|シマリス|リス(?=[がにをはもとの])|フクロウ|イグアナ|カメレオン|[ァ-ヺー]*(?:トカゲモドキ|アゴヒゲ)|\b(?:pugs?|poodles?|\w*doodles?|corgis?|\w*terriers?|retrievers?|spaniels?|beagles?|\w*hounds?|bulldogs?|schnauzers?|pomeranians?|shih tzus?|collies?|huskies|chihuahuas?|dachshunds?|siamese(?: cats?)?|ragdolls?|maine coons?|iguanas?|degus?|sugar gliders?|bearded dragons?|chameleons?|cockatoos?|macaws?|lovebirds?|rodents?)\b`,
      },
      {
        safety: 'pets',
        isEnough: false,
        words: String.raw`ラブラドール|シェパード|ダックス(?:フンド|フント)?|小?鳥|魚(?!草)|[ァ-ヺー]*[カガ]メ(?![ァ-ヺー])|亀(?!甲)|トカゲ|ヤギ|ニワトリ|鶏(?!糞|ふん)|家畜|馬|\b(?:labradors?|dalmatians?|canar(?:y|ies)|finch(?:es)?|owls?|birds?|parrots?|lizards?|geckos?|hedgehogs?|horses?|goats?|chickens?|livestock|bunn(?:y|ies)|fish|turtles?|tortoises?|animals?)\b`,
      },
      {
        safety: 'children',
        isEnough: false,
        words: String.raw`(?:お)?(?:子供|子ども|こども|子さん|子様|子さま)(?:たち|達)?|赤ちゃん|赤ん坊|あかちゃん|幼児|乳児|乳幼児|ベビー|キッズ|孫(?:たち|娘|息子)?|(?:小さ[いな]|幼い|ちいさ[いな]|うちの)お?子(?!猫|犬|ども|供)(?:さん|様)?|息子|娘|甥っ子|姪っ子|坊や|ちびっこ|園児|園庭|校庭|児童|生徒|学生|双子|弟|妹|[0-9〇一二三四五六]歳|保育|幼稚園|学校|教室|人間|人体|\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|grand(?:child(?:ren)?|kids?|sons?|daughters?)|little (?:ones?|hands|fingers|boys?|girls?)|sons?|daughters?|nephews?|nieces?|tots?|kiddos?|youngsters?|famil(?:y|ies)|twins?|siblings?|pupils?|students?|teenagers?|preschool(?:ers?)?|kindergartens?|day ?care|classrooms?|schools?|humans?|people)\b`,
      },
      // Infants and children under school age, and where they are cared for (Child Welfare Act of Japan, articles 4 and 39).
      {
        safety: 'children',
        isEnough: true,
        words: String.raw`(?:赤ちゃん|赤ん坊|あかちゃん)(?!が?(?:[産生]まれ|誕生|でき))|乳児|幼児|乳幼児|新生児|[0-6〇一二三四五六]歳(?:児|の(?:子|息子|娘|孫)(?=が?い))|(?:保育園|保育所|託児所|幼稚園|(?:認定)?こども園)(?=[にで](?!通)|の(?:教室|部屋|庭|玄関))|(?:よちよち|ハイハイ|はいはい)(?:歩き|する|の)?|妊娠中|妊婦(?:さん)?|\b(?:toddlers?|infants?|newborns?|(?:crawling|teething|\d+[ -]month[ -]old) bab(?:y|ies)|(?:[1-6]|one|two|three|four|five|six)[ -]year[ -]olds?|pregnan(?:t|cy))\b`,
      },
      {
        safety: 'allergy',
        isEnough: true,
        words: String.raw`花粉症?|アレルギー(?:体質|持ち)?|アレルゲン(?:フリー)?|かぶれ(?:る|ない|にくい|やすい)?|かゆ(?:み|く(?:ならない)?|い)|痒(?:み|く(?:ならない)?|い)|肌(?:が|の)?(?:弱(?:い|く)|荒れ(?:る|やすい)?)|敏感肌|皮膚炎|アトピー|鼻炎|喘息|ぜんそく|くしゃみ|鼻水|じんましん|蕁麻疹|湿疹|手荒れ|手がかゆ|\b(?:allerg(?:y|ies|ic|ens?)|hypo-?allergenic|hay ?fever|pollen|rash(?:es)?|itch(?:y|ing)?|irritat(?:es?|ing|ion)|sensitive skin|dermatitis|eczema|rhinitis|asthma(?:tic)?|sneez(?:es?|ing)|hives|runny nose|itchy|atop(?:y|ic))\b`,
      },
      { safety: 'allergy', isEnough: false, words: String.raw`皮膚|肌|\bskin\b` },
    ],
    poison: String.raw`(?:有|無|中)毒|毒(?:性|素)?|\b(?:non-?\s?|un)?toxic(?:ity)?\b|\btoxins?\b|\b(?:non-?\s?)?poison(?:ous|s|ing|ed)?\b`,
    edible: String.raw`(?:口に(?:して|入れて|運んで)|食して|頂いて|いただいて|つまみ食いして|味見して|食べちゃって)も?(?=\s*(?:いい|良い|よい|大丈夫|平気|問題|かまわ|構わ|ok|安全|害|ですか))|口に(?:でき|(?:入れ|運べ)(?:られ)?)(?:る|ます)|食せ(?:る|ます)|(?:食べ|たべ)ら?れ(?:る|ます)|食べる?ことが?(?:でき(?:る|ます)|可能)|食用|可食|エディブル(?:フラワー)?|サラダ|食べて(?:も)?(?=\s*(?:いい|良い|よい|大丈夫|平気|安全|安心|問題))|\bedibles?\b|\bsalads?\b|\beatable\b|\bsafe(?:ly)? (?:\w+ )?(?:to )?eat\b|\beat(?:en)? safely\b|\b(?:can|could) (?:i|you|we|be) eat(?:en)?\b|\b(?:i|you|we|people) (?:can|could) eat\b|\b(?:good|ok|okay|fine|fit|possible|suitable) (?:to eat|for (?:eating|consumption|human consumption))\b|\bconsumable\b|\bfood[ -]safe\b|^(?:\w+ )?(?:for|to) eat(?:ing)?\b|\b(?:for eating|(?<!\b(?:place|space|spot|room|table|area|where) )to eat(?! (?:my|our|the) )|to be eaten(?! by)|eat (?:the |its |their )?(?:flowers|leaves|fruits?|petals|berries))\b|\bcan (?:\w+ ){1,4}be eaten\b|(?:育て|収穫し|採っ|摘ん)て\p{Script=Hiragana}{0,4}食べ|\b(?:grow|pick|harvest)\w*\b[^.?!]{0,30}?\band (?:then )?eat\b`,
    mouthed: String.raw`(?:かじ|齧)(?:[らりるっれろ]|ちゃ)\p{Script=Hiragana}{0,6}|噛[まみむんめ](?!応え|ごたえ)\p{Script=Hiragana}{0,6}|(?:(?<!な)な|舐)め(?:ちゃ|てしま|[るてたら])\p{Script=Hiragana}{0,4}|しゃぶ(?!しゃぶ)[らりるっ]\p{Script=Hiragana}{0,4}|(?:飲み込|のみこ)[まむんめ]\p{Script=Hiragana}{0,4}|咥え\p{Script=Hiragana}{0,4}|誤[飲食](?:し\p{Script=Hiragana}{0,4})?|\b(?:chew|nibbl|lick|munch|gnaw|swallow|ingest)(?:e?s|ed?|ing)?\b|\b(?:bit(?:es?|ing|ten)(?! into (?:\w+ )?(?:soil|earth|ground)\b)|in (?:its|his|her|their|the|your) mouths?)\b(?![ -]sized?)`,
    harmless: String.raw`無害|(?:安全|安心)な(?:観葉)?(?:植物|花|木|草)|危な(?:く|い(?:の|もの)?(?:で|じゃ))ない|\bharmless\b|\bsafe (?:house|indoor )?(?:plants?|flowers?|trees?)\b`,
    hazards: ['トゲ'],
    spellings: [
      ...[
        'pet friendly',
        'pet safe',
        'cat friendly',
        'cat safe',
        'dog friendly',
        'dog safe',
        'child safe',
        'baby safe',
      ],
      ...[
        'poisonous',
        'nonpoisonous',
        'toxic',
        'nontoxic',
        'harmless',
        'kitten',
        'kittens',
        'puppy',
        'puppies',
        'rabbit',
      ],
      ...[
        'rabbits',
        'toddler',
        'toddlers',
        'infant',
        'infants',
        'newborn',
        'children',
        'edible',
        'allergy',
        'allergic',
      ],
      ...['allergies', 'hypoallergenic', 'pollen', 'asthma', 'eczema'],
    ],
    insects: String.raw`(?:害|毛|青)?虫|\b(?:insects?|bugs?|pests?)\b`,
    wild: String.raw`鹿|シカ|猪|イノシシ|猿|カラス|(?<![ァ-ヺ])ネズミ|ナメクジ|カタツムリ|\b(?:deer|slugs?|snails?|caterpillars?|squirrels?|mice|rats?)\b`,
    safe: String.raw`無?害|安全(?:性)?|安心(?:して)?|大丈夫|平気|問題|危険|危な(?:い|く)|誤[飲食]|病気|具合|体調|健康|腹を|下痢|嘔吐|吐[いかきく]|死な|影響|悪く|悪い|(?<![a-z])ng(?![a-z])|与え|む[しじ]ゃむ[しじ]ゃ|つまん|(?:食べ|たべ|かん|触(?:れ|っ)|遊ん|口に(?:入れ|し))(?:て|で|た)(?:しまって)?も?|(?<=に|も)(?:優|やさ)し(?:い|く)|(?<=ペット\s?)(?:可(?![愛能])|ok\b)|フレンドリー|(?:食べ|たべ)(?:ない|られない)|けが|怪我|(?:食べ|たべ)(?:る|ます|させ(?:て(?:も)?|る)|ちゃ(?:う|って))|心配|不安|\b(?:safe(?:ly|ty)?|friendly|proof|harm(?:ful|less|s)?|hurts?|hurting|kills?|sick|(?:makes?|gets?) (?:\w+ ){0,3}(?:ill|unwell|poorly)|vomit(?:s|ing)?|throw(?:s|ing)? up|stomachs?|bad|dangerous|bother|ok|okay|touch(?:es|ing)?|eats?|eating|burns?|gentle|spik(?:y|es)|thorns?|worr(?:y|ied|ies)|concern(?:ed|s)?)\b`,
    beside: String.raw`飼(?:って(?:いる|る|ます|い)?|う|い(?:主)?)|(?:一緒に)?(?:暮ら(?:す|し(?:て(?:いる)?)?)|同居)|がいる|のいる|がいて(?:も)?|いても|(?:の)?多い|少ない|低い|持ち|が?[一二三四五数\d]+(?:匹|羽|頭)(?:も)?(?:い(?:る|て(?:も)?|ます)|飼って(?:いる|る)?)?|\b(?:owners?|lives?|have|has|own|around)\b`,
    kept: String.raw`置(?:[くける]|い[てた]|きた|ける)|飾(?:る|れる|りた|って)|育て(?!方)|\b(?:keep|put|grow)(?:ing|s)?\b`,
  },
  // Leaves as a property of what is wanted, not of the shopper's own plant: `plants with black leaves`, 葉が黄色い植物.
  described: String.raw`^(?!.*\b(?:my|why|turn\w*|going|gone)\b).*\bwith (?:\w+ ){0,2}(?:leaf|leaves|foliage)\b|葉[がの]\p{Script=Han}{1,2}[いな](?=\p{Script=Han}|[ァ-ヺ])|葉(?:っぱ)?に\p{Script=Han}{1,3}[がの](?:ある|入る|入った|[あ開空]いた)(?:観葉)?(?:植物|木|花|草)$|\p{Script=Han}(?:あき|入り)の葉(?:っぱ)?$`,
} as const satisfies SearchPhrases;
