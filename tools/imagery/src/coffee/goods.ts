import { bag, type Label } from './bag';
import { cup, dripper, filters, giftBox, glass, kettle, sachets } from './ware';

/** A product's drawing: base at 0, 0; height; and scale in a square of 1296. */
interface Drawing {
  readonly svg: string;
  readonly height: number;
  readonly scale: number;
}

const DAWN = ['#f6dcc0', '#e8703a', '#c9a3a0', '#9b6b74', '#5f3f4d'] as const;
const NOON = ['#dcebe6', '#f2b544', '#9fc2ae', '#5f9380', '#2f5c4e'] as const;
const DUSK = ['#d9c7d8', '#d94f45', '#9c86ac', '#665081', '#362a55'] as const;
const NIGHT = ['#39405f', '#f0d7a1', '#2f3553', '#232843', '#151a30'] as const;
const FIELD = ['#f3e4b8', '#e39b2d', '#c9b268', '#94803e', '#5a4c24'] as const;
const SEA = ['#d5e6ee', '#ef8b5b', '#8fb6c8', '#4f86a0', '#25536b'] as const;

const beansLabel = (
  name: readonly string[],
  nameEn: string,
  colours: Label['colours'],
  roast: number,
  note: string,
): Label => ({ name, nameEn, colours, roast, note, weight: '200g' });

/** The printed names of the beans, by their handles. */
export const COFFEE_LABELS: Readonly<Record<string, Label>> = {
  'ethiopia-yirgacheffe': beansLabel(
    ['エチオピア', 'イルガチェフェ'],
    'ETHIOPIA YIRGACHEFFE',
    DAWN,
    1,
    '浅煎り',
  ),
  'kenya-nyeri': beansLabel(['ケニア', 'ニエリ'], 'KENYA NYERI', SEA, 1, '浅煎り'),
  'rwanda-kivu': beansLabel(['ルワンダ', 'キブ湖'], 'RWANDA KIVU', NOON, 2, '中煎り'),
  'costarica-tarrazu': beansLabel(['コスタリカ', 'タラス'], 'COSTA RICA TARRAZU', FIELD, 2, '中煎り'),
  'colombia-huila': beansLabel(['コロンビア', 'ウィラ'], 'COLOMBIA HUILA', DAWN, 2, '中煎り'),
  'guatemala-antigua': beansLabel(['グアテマラ', 'アンティグア'], 'GUATEMALA ANTIGUA', NOON, 3, '中深煎り'),
  'brazil-cerrado': beansLabel(['ブラジル', 'セラード'], 'BRAZIL CERRADO', FIELD, 3, '中深煎り'),
  'sumatra-lintong': beansLabel(['スマトラ', 'リントン'], 'SUMATRA LINTONG', DUSK, 5, '深煎り'),
  'asamoya-blend': beansLabel(['朝靄', 'ブレンド'], 'ASAMOYA BLEND', DAWN, 2, '中煎り'),
  'yoiyami-blend': beansLabel(['宵闇', 'ブレンド'], 'YOIYAMI BLEND', NIGHT, 5, '深煎り'),
  'milk-blend': beansLabel(['ミルクのための', 'ブレンド'], 'BLEND FOR MILK', SEA, 4, '深煎り'),
  'decaf-colombia': beansLabel(['カフェインレス', 'コロンビア'], 'DECAF COLOMBIA', DUSK, 3, '中深煎り'),
};
/** For a box or small bag without a bean weight. */
const of = (handle: string, weight: string): Label => ({ ...labelOf(handle), weight });

export function labelOf(handle: string): Label {
  const found = COFFEE_LABELS[handle];
  if (!found) throw new RangeError(`No label for ${handle}`);
  return found;
}

/** Bag colours by roast level: undyed paper to black. */
const PAPERS = ['', '#dcc3a0', '#c9a880', '#a97f58', '#6b4a35', '#3a2c27'] as const;
const paperOf = ({ roast }: Label): string => PAPERS[roast] ?? '#c9a880';

/** A standing bag with a label. */
export const bagOf = (handle: string): string => bag(labelOf(handle), paperOf(labelOf(handle)));

const row = (parts: readonly (readonly [x: number, scale: number, svg: string])[]): string =>
  parts.map(([x, scale, svg]) => `<g transform="translate(${x} 0) scale(${scale})">${svg}</g>`).join('');

const CREAM = '#efe6d6';
const INDIGO = '#3d4f6e';
const RUST = '#b5643c';

/** Every product by its handle. */
export const COFFEE_PRODUCT_DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    Object.keys(COFFEE_LABELS).map((handle) => [handle, { svg: bagOf(handle), height: 852, scale: 1.06 }]),
  ),
  'beans-pick3': {
    svg: row([
      [-330, 0.84, bagOf('kenya-nyeri')],
      [330, 0.84, bagOf('yoiyami-blend')],
      [0, 0.94, bagOf('asamoya-blend')],
    ]),
    height: 800,
    scale: 0.98,
  },
  'drip-bag-assort': {
    svg: sachets(
      ['kenya-nyeri', 'rwanda-kivu', 'asamoya-blend', 'brazil-cerrado', 'yoiyami-blend'].map((handle) =>
        of(handle, '11g'),
      ),
      ['#8fb6c8', '#9fc2ae', '#e3b48e', '#d3b866', '#4a4f70'],
    ),
    height: 500,
    scale: 1.3,
  },
  'gift-box-beans': {
    svg: giftBox(of('asamoya-blend', '贈り物'), '#d9bf98', RUST),
    height: 450,
    scale: 1.36,
  },
  'gift-box-drip': {
    svg: giftBox(of('yoiyami-blend', '10袋'), '#56606f', '#e7d3ad'),
    height: 450,
    scale: 1.36,
  },
  'gift-box-cup': {
    svg: row([
      [-120, 1, giftBox(of('kenya-nyeri', '贈り物'), '#e6dccb', INDIGO)],
      [330, 0.82, cup(INDIGO, { isFull: false })],
    ]),
    height: 450,
    scale: 1.12,
  },
  'dripper-cone': { svg: dripper(CREAM), height: 610, scale: 1.44 },
  'dripper-flat': { svg: dripper(RUST, { isCone: false }), height: 610, scale: 1.44 },
  'paper-filter': { svg: filters(), height: 360, scale: 2 },
  'kettle-thin': { svg: kettle('#8f979c'), height: 360, scale: 1.66 },
  'mug-kohiki': { svg: cup(CREAM), height: 290, scale: 2.3 },
  'cup-saucer': { svg: cup(INDIGO, { height: 200, saucer: true }), height: 240, scale: 2.2 },
  'glass-cup': { svg: glass(), height: 340, scale: 2.3 },
};
/** A product's choice that looks another way, by its picture's name. */
export const COFFEE_VARIANT_DRAWINGS: Readonly<Record<string, Drawing>> = {
  'dripper-cone_v2': { svg: dripper(INDIGO), height: 610, scale: 1.44 },
  'mug-kohiki_v2': { svg: cup(INDIGO), height: 290, scale: 2.3 },
};
