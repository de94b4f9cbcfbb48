import { describe, expect, test } from 'vitest';
import { safetyInQuery } from './safety-in-query';

const asked = (query: string) => safetyInQuery(query).asked.map(({ safety }) => safety);
const rest = (query: string) => safetyInQuery(query).rest.replace(/\s+/gu, ' ').trim();

describe('[SEARCH-05] a need for safety', () => {
  test.each([
    ['猫', ['pets']],
    ['猫に毒のない観葉植物', ['pets']],
    ['犬にとって有害でない花', ['pets']],
    ['ワンちゃんがなめても平気な鉢植え', ['pets']],
    ['うちの子猫がかじっても大丈夫?', ['pets']],
    ['plants not toxic to dogs', ['pets']],
    ["flowers that won't poison my cat", ['pets']],
    ['is monstera harmful to rabbits?', ['pets']],
    ['non-toxic houseplants', ['pets']],
    ['無毒の植物', ['pets']],
    ['鳥がいても安全な植物', ['pets']],
    ['赤ちゃんがいる家', ['children']],
    ['小さい子がいるリビング', ['children']],
    ['息子がかじっても安全な草', ['children']],
    ['safe for little hands', ['children']],
    ['小鳥を飼っている部屋', ['pets']],
    ['we have a parrot', ['pets']],
    ['子どもが口に入れても安心な花', ['children']],
    ['child-safe plants', ['children']],
    ['dog and baby safe', ['pets', 'children']],
    ['花粉症でも飾れる花', ['allergy']],
    ['plants for people with allergies', ['allergy']],
    ['食べても大丈夫な花', ['edible']],
    ['食べられる実のなる木', ['edible']],
    ['アロエベラは食べられますか', ['edible']],
    ['サンスベリアは食べれますか', ['edible']],
    ['食べることができる花', ['edible']],
    ['safe to eat', ['edible']],
    ['犬が食べても大丈夫', ['pets']],
    ['かぶれない植物', ['allergy']],
    ['敏感肌でも触れる花', ['allergy']],
    ['plants that do not cause a rash', ['allergy']],
    ['熱帯魚の水槽に安全', ['pets']],
    ['safe for a fish tank', ['pets']],
    ['budgie safe plants', ['pets']],
    ['harmless to reptiles', ['pets']],
    ['金魚の水槽のそばに置ける植物', ['pets']],
    ['ヤギやニワトリに無害な草', ['pets']],
    ['孫が遊びに来るので危なくない植物', ['children']],
    ['保育園の教室に置ける安全な植物', ['children']],
    ['safe plants for a classroom', ['children']],
    ['grandchildren safe', ['children']],
    ['安全な観葉植物', ['pets']],
    ['harmless houseplants', ['pets']],
    ['something I can eat from the balcony', ['edible']],
    ['flowers we can eat', ['edible']],
    ['latex allergy', ['allergy']],
    ['鳥かごの近くに飾れる緑', ['pets']],
    ['犬が葉っぱを食べます', ['pets']],
    ['ウサギに食べさせても大丈夫な葉', ['pets']],
    ['園庭に植える安全な木', ['children']],
    ['plants my toddler can touch', ['children']],
    ['アトピーの子の部屋に', ['allergy']],
    ['猫草', ['pets']],
    ['plants for rhinitis', ['allergy']],
    ['safe herbs to eat raw', ['edible']],
  ])('is read of %s', (query, expected) => {
    expect(asked(query)).toEqual(expect.arrayContaining(expected));
    expect(asked(query)).toHaveLength(expected.length);
  });

  test.each([
    'パキラ',
    'dogwood',
    'catmint',
    '猫柳',
    'ネコヤナギ',
    '犬槇',
    'baby rubber plant',
    '子供の日のプレゼント',
    '鳥の巣',
    'bunny ears cactus',
    '安心サポート',
    '虫に強い',
    'bird of paradise',
    'しているいぬ',
    '金魚草',
    '魚粉の肥料',
    '亀甲竜',
    'fish emulsion fertilizer',
    '初めてで不安',
    '安全な支払い方法',
    'plant nursery',
    'classroom project',
  ])('is none of %s', (query) => {
    expect(safetyInQuery(query)).toEqual({ asked: [], rest: query, unknown: [] });
  });

  test.each([
    ['鹿が食べない植物', '植物', ['鹿が食べない']],
    ["flowers that deer won't eat", 'flowers that', ["deer won't eat"]],
    ['not eaten by slugs', 'not', ['eaten by slugs']],
    ['deer-resistant shrubs', 'shrubs', ['deer-resistant']],
    // Insects are a need of their own.
    ['虫に食べられない野菜', '虫野菜', []],
    ["flowers that insects don't eat", 'flowers that insects', []],
  ])('is none of %s: a wild animal eats it', (query, left, unknown) => {
    expect(safetyInQuery(query)).toMatchObject({ asked: [], unknown });
    expect(rest(query)).toBe(left);
  });

  /** What a mouth does names the need, whoever it belongs to. */
  const bitten = [
    'がしゃぶっても',
    'が飲み込んだら',
    'が咥えてしまう',
    'が噛みまくる',
    'が舐めた',
    'が誤飲する',
  ];
  const bittenInEnglish = [
    'licks',
    'might swallow',
    'keeps biting',
    'gnaws on',
    'munched on',
    'has in its mouth',
  ];
  test.each([
    [
      'pets',
      'プレーリードッグ 柴犬 シマリス カピバラ イグアナ'.split(' '),
      bitten,
      (one: string, act: string) => one + act,
    ],
    ['children', '弟 双子 3歳 生徒 赤ん坊'.split(' '), bitten, (one: string, act: string) => one + act],
    [
      'pets',
      ['capybara', 'pug', 'cockatoo', 'tegu', 'canary'],
      bittenInEnglish,
      (one: string, act: string) => `my ${one} ${act} it`,
    ],
    [
      'children',
      ['twins', 'students', 'grandson', 'preschooler'],
      bittenInEnglish,
      (one: string, act: string) => `my ${one} ${act} it`,
    ],
  ] as const)('is read of whatever is done with a mouth: %s', (safety, whom, acts, say) => {
    const queries = whom.flatMap((one) => acts.map((act) => say(one, act)));
    expect(queries.filter((query) => asked(query).join() !== safety)).toEqual([]);
  });

  test.each(['axolotls', 'my wombat', 'a quokka'])(
    'is read of what is harmless to %s, which only the grammar tells',
    (whom) => {
      for (const query of [`plants safe for ${whom}`, `not dangerous to ${whom}`])
        expect(safetyInQuery(query, (word) => whom.endsWith(word)).asked.map(({ safety }) => safety)).toEqual(
          ['pets'],
        );
    },
  );

  test.each([
    ['ハリネズミが食べても平気', ['pets']],
    ['皮膚に優しい花', ['allergy']],
    ["sap that won't burn my skin", ['allergy']],
    ['flowers for eating', ['edible']],
    ['口に入れられる葉', ['edible']],
    ['what grows to be eaten', ['edible']],
    ['ヨークシャーテリアがかじっても平気', ['pets']],
    ['ジャックラッセルテリアのいる部屋', ['pets']],
    ['うさぎが耳をかじる', ['pets']],
    ['my rabbit chews leaves', ['pets']],
  ])('is read of %s', (query, expected) => {
    expect(asked(query)).toEqual(expected);
  });

  test.each([
    '斜めに伸びる枝',
    '噛みごたえのある野菜',
    'bite-sized tomatoes',
    '妹への贈り物',
    '学生の部屋',
    'friendly to beginners',
    'インテリアになる植物',
    'エクステリア',
    'ウィステリア',
    'うさぎの耳のような葉',
    'leaves like the ears of a rabbit',
    'a tip that bites into hard soil',
  ])('is none of %s', (query) => {
    expect(asked(query)).toEqual([]);
  });

  test('takes all its words out of the query, and no others', () => {
    expect(rest('ペットに安全な観葉植物')).toBe('な観葉植物');
    expect(rest('猫に安全で日当たりのない部屋に置く植物')).toBe('で日当たりのない部屋に置く植物');
    expect(rest('hanging plants not toxic to dogs under 3000 yen')).toBe('hanging plants under 3000 yen');
    expect(rest('猫が二匹いる家')).toBe('家');
    expect(rest('ねこ 食べない 観葉植物')).toBe('観葉植物');
    expect(rest('赤ちゃんがいる家でも安全な植物')).not.toMatch(/赤|安全/u);
  });
});
