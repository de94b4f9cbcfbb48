import { bagOf, COFFEE_PRODUCT_DRAWINGS, COFFEE_VARIANT_DRAWINGS, labelOf } from './goods';
import { blur, gradient, newName } from './shading';
import { beans, cup, dripper, giftBox, kettle, sachets, steam } from './ware';

/** An image to draw: file name below `images`, and size in pixels. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A wall and a table, with morning light from the left through a window with bars. */
function place(
  width: number,
  height: number,
  table: number,
  { wall = '#eee5d8', wood = '#c8a57d', bars = true } = {},
) {
  const [glow, board, soft, grain] = ['glow', 'board', 'soft', 'grain'].map(newName);
  const light = [0, 1, 2]
    .map(
      (index) =>
        `<path d="M${width * (0.02 + index * 0.16)} 0 L${width * (0.14 + index * 0.16)} 0 L${width * (0.34 + index * 0.16)} ${table} L${width * (0.2 + index * 0.16)} ${table}Z" fill="#fff4d8" opacity=".5"/>`,
    )
    .join('');
  return `<defs>${gradient(glow ?? '', [
    [0, '#ffffff', 0.5],
    [0.55, '#ffffff', 0],
    [1, '#6b4a2c', 0.18],
  ])}${gradient(
    board ?? '',
    [
      [0, '#3b2413', 0.26],
      [0.14, '#ffffff', 0.12],
      [1, '#3b2413', 0.18],
    ],
    'down',
  )}${blur(soft ?? '', width * 0.012)}
    <filter id="${grain}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".002 .09" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .16  0 0 0 0 .08  0 0 0 .7 -.22"/></filter></defs>
    <rect width="${width}" height="${height}" fill="${wall}"/><rect width="${width}" height="${table}" fill="url(#${glow})"/>
    ${bars ? `<g filter="url(#${soft})">${light}</g>` : ''}
    <rect y="${table}" width="${width}" height="${height - table}" fill="${wood}"/><rect y="${table}" width="${width}" height="${height - table}" filter="url(#${grain})" opacity=".5"/>
    <rect y="${table}" width="${width}" height="${height - table}" fill="url(#${board})"/>`;
}

const put = (x: number, y: number, scale: number, svg: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;
const SIDE = 1296;

function front(name: string, { svg, height, scale }: { svg: string; height: number; scale: number }): Scene {
  const y = SIDE / 2 + (height * scale) / 2;
  return {
    name: `products/${name}`,
    width: SIDE,
    height: SIDE,
    svg: `<rect width="${SIDE}" height="${SIDE}" fill="#f3ede3"/>${ground()}${put(SIDE / 2, y, scale, svg)}`,
  };
}

/** Plain background of a product: lighter behind it than at the edges. */
function ground(): string {
  const name = newName('ground');
  return `<defs><radialGradient id="${name}" cx=".42" cy=".4" r=".8"><stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#e4d8c6"/></radialGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#${name})"/>`;
}

const CREAM = '#efe6d6';
const INDIGO = '#3d4f6e';

/** A product on the table in the morning, with a cup or glass. */
function atHome(
  handle: string,
  { svg, height, scale }: { svg: string; height: number; scale: number },
): Scene {
  const isCup = /^(?:mug|cup|glass|gift-box-cup)/.test(handle);
  const size = Math.min(scale * 0.74, 860 / height);
  const beside = isCup
    ? put(960, 1010, 0.6, bagOf('asamoya-blend'))
    : put(960, 1100, 1.02, `${cup(handle.length % 2 ? INDIGO : CREAM)}${put(0, -250, 1, steam())}`);
  return {
    name: `products/${handle}_2`,
    width: SIDE,
    height: SIDE,
    svg: `${place(SIDE, SIDE, 880)}${isCup ? beside : ''}${put(isCup ? 500 : 520, isCup ? 1080 : 1030, size, svg)}${isCup ? '' : beside}${put(430, 1190, 1.1, beans(handle, 26, 640, 60))}`,
  };
}

const bags = (handles: readonly string[], x: number, y: number, scale: number): string =>
  handles.map((handle, index) => put(x + index * 560 * scale, y, scale, bagOf(handle))).join('');

/** A wide image: objects are on the right, where no text is. */
function cover(name: string, things: string, height = 996): Scene {
  return { name, width: 2560, height, svg: `${place(2560, height, height * 0.7)}${things}` };
}
const banner = (id: number, things: string): Scene => ({
  name: `banners/banner_${id}`,
  width: 1296,
  height: 972,
  svg: `${place(1296, 972, 690)}${things}`,
});

/** All images of the coffee shop. */
export function coffeeScenes(): Scene[] {
  const three = ['kenya-nyeri', 'asamoya-blend', 'yoiyami-blend'];
  const hot = (colour: string) => `${cup(colour)}${put(0, -250, 1, steam())}`;
  const drip = ['kenya-nyeri', 'asamoya-blend', 'yoiyami-blend'].map((handle) => ({
    ...labelOf(handle),
    weight: '11g',
  }));
  const sheets = sachets(drip, ['#8fb6c8', '#e3b48e', '#4a4f70']);
  const box = giftBox({ ...labelOf('asamoya-blend'), weight: '贈り物' }, '#d9bf98', '#b5643c');
  const brewing = `${put(1800, 900, 1.05, dripper(CREAM))}${put(2240, 880, 1.1, kettle('#8f979c'))}`;
  return [
    ...Object.entries(COFFEE_PRODUCT_DRAWINGS).flatMap(([handle, drawing]) => [
      front(`${handle}_1`, drawing),
      atHome(handle, drawing),
    ]),
    ...Object.entries(COFFEE_VARIANT_DRAWINGS).map(([name, drawing]) => front(name, drawing)),
    ...[
      'ethiopia-yirgacheffe',
      'kenya-nyeri',
      'asamoya-blend',
      'brazil-cerrado',
      'milk-blend',
      'yoiyami-blend',
    ].map((handle, index) => ({
      ...front('', { svg: bagOf(handle), height: 852, scale: 1.06 }),
      name: `sets/beans-pick3_${index + 1}`,
    })),
    cover(
      'collections/beans_cover',
      `${bags(three, 1440, 900, 0.78)}${put(1640, 950, 1.1, beans('beans', 30, 900, 50))}`,
    ),
    cover(
      'collections/sets_cover',
      `${bags(['rwanda-kivu', 'costarica-tarrazu', 'sumatra-lintong'], 1440, 900, 0.78)}`,
    ),
    cover('collections/gift_cover', `${put(1900, 910, 1.25, box)}`),
    cover('collections/brewing_cover', brewing),
    cover(
      'collections/cups_cover',
      `${put(1640, 880, 1.4, hot(CREAM))}${put(2160, 900, 1.4, cup(INDIGO, { height: 200, saucer: true }))}`,
    ),
    cover(
      'collections/morning_cover',
      `${put(1680, 890, 0.84, bagOf('asamoya-blend'))}${put(2160, 910, 1.3, hot(CREAM))}`,
    ),
    cover(
      'collections/with-milk_cover',
      `${put(1680, 890, 0.84, bagOf('milk-blend'))}${put(2160, 910, 1.3, hot(INDIGO))}`,
    ),
    cover('collections/decaf_cover', `${put(1980, 900, 0.88, bagOf('decaf-colombia'))}`),
    cover('collections/new-arrivals_cover', `${bags(['rwanda-kivu', 'costarica-tarrazu'], 1680, 900, 0.86)}`),
    cover('collections/sale_cover', `${put(1960, 900, 1.3, sheets)}`),
    cover(
      'site/hero',
      `${put(1620, 1500, 1.2, bagOf('asamoya-blend'))}${put(2180, 1560, 1.7, hot(CREAM))}${put(1900, 1640, 1.4, beans('hero', 36, 1100, 60))}`,
      1707,
    ),
    {
      name: 'site/link-preview',
      width: 1200,
      height: 630,
      svg: `${place(1200, 630, 450)}${bags(three, 340, 590, 0.56)}${put(340, 610, 0.7, beans('preview', 20, 600, 26))}`,
    },
    banner(1, `${put(520, 880, 0.8, bagOf('sumatra-lintong'))}${put(930, 900, 1, hot(CREAM))}`),
    banner(2, `${put(640, 860, 1.2, box)}`),
    banner(3, `${put(640, 900, 1.2, dripper('#b5643c', { isCone: false }))}`),
    banner(4, `${put(650, 860, 1.3, sheets)}`),
    cover(
      'pages/roast-days-cover',
      `${bags(['guatemala-antigua', 'brazil-cerrado'], 1500, 1800, 1.12)}${put(1800, 1880, 1.8, beans('roast', 40, 1000, 60))}`,
      2011,
    ),
    {
      name: 'pages/roast-days-cup',
      width: 1296,
      height: 972,
      svg: `${place(1296, 972, 690)}${put(640, 870, 1.7, hot(INDIGO))}`,
    },
    {
      name: 'articles/first-drip',
      width: 1296,
      height: 864,
      svg: `${place(1296, 864, 640)}${put(480, 800, 1.05, dripper(CREAM))}${put(920, 790, 1, kettle('#8f979c'))}`,
    },
  ];
}
