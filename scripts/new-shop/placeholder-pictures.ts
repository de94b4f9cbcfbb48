import sharp from 'sharp';
import { icoOf } from '../icons/ico-of';
import type { ShopColors } from './new-palette';
import { litColors, mix } from './new-palette';

/** Generic shapes: a jar, a box, a bag, a bottle, a cup, a bundle. On a grid of 100 by 100, standing on 82. */
const SHAPES = [
  'M36 34h28v6c5 2 7 6 7 11v25q0 6-6 6H35q-6 0-6-6V51c0-5 2-9 7-11zM34 27h32q2 0 2 2v3q0 2-2 2H34q-2 0-2-2v-3q0-2 2-2z',
  'M28 44h44v34q0 4-4 4H32q-4 0-4-4zM25 34h50q2 0 2 2v6q0 2-2 2H25q-2 0-2-2v-6q0-2 2-2z',
  'M33 30q17 5 34 0l4 46q0 6-6 6H35q-6 0-6-6zM33 26h34v4q-17 5-34 0z',
  'M44 18h12v16c0 6 9 8 9 18v24q0 6-6 6H41q-6 0-6-6V52c0-10 9-12 9-18zM43 12h14v5H43z',
  'M28 42h40v22q0 18-20 18T28 64zM69 46h5q9 0 9 9t-9 9h-7v-4h6q5 0 5-5t-5-5h-4z',
  'M26 60q0-9 9-9h30q9 0 9 9v13q0 9-9 9H35q-9 0-9-9zM32 41q0-7 7-7h22q7 0 7 7v8H32z',
];

/** An invented object on a background of the shop's colours; `near` shows it in close-up. */
function thing(index: number, { action, text, page }: ShopColors, near: boolean): string {
  const shape = SHAPES[index % SHAPES.length] ?? '';
  const body = mix(action, index % 2 === 0 ? page : text, 0.12 + 0.05 * (index % 3));
  const [dark, light, label] = [mix(body, text, 0.28), mix(body, page, 0.4), mix(page, action, 0.06)];
  const view = near ? 'translate(-26 -32) scale(1.5)' : '';
  return `<g transform="${view}">
    <ellipse cx="52" cy="82.500" rx="30" ry="3.400" fill="${text}" opacity=".16"/>
    <path d="${shape}" fill="url(#side-${index})"/>
    <rect x="39" y="55" width="22" height="14" rx="1.500" fill="${label}"/>
    <path d="M43 60h14M43 64h9" stroke="${dark}" stroke-width="1.400" stroke-linecap="round"/>
    <defs><linearGradient id="side-${index}"><stop stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
  </g>`;
}

/** A wall and a table, scaled to the image's aspect ratio. */
function scene(width: number, height: number, { action, text, page }: ShopColors, things: string): string {
  const wide = (100 * width) / height;
  const [wall, table] = [mix(page, action, 0.16), mix(mix(page, action, 0.34), text, 0.05)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${wide} 100">
    <defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="${mix(wall, page, 0.6)}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>
    <rect width="${wide}" height="100" fill="url(#wall)"/>
    <rect y="74" width="${wide}" height="26" fill="${table}"/>
    ${things}
  </svg>`;
}

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();

/**
 * The images of a new shop by their names below `images/`: two per product, a cover per category, the home page's, and the social
 * sharing image.
 */
export async function placeholderPictures(
  given: ShopColors,
  products: readonly { readonly handle: string; readonly category: string }[],
  categories: readonly string[],
): Promise<Map<string, Buffer>> {
  const colors = litColors(given);
  const row = (indices: readonly number[], width: number, height: number, from = 0.5) => {
    const wide = (100 * width) / height;
    const step = 56;
    const start = wide * from - (indices.length * step) / 2 - 22;
    return indices
      .map(
        (index, at) => `<g transform="translate(${start + at * step} 0)">${thing(index, colors, false)}</g>`,
      )
      .join('');
  };
  const all = products.map((_, index) => index);
  const pictures = new Map<string, string>();
  for (const [index, { handle }] of products.entries()) {
    pictures.set(`products/${handle}_1`, scene(1296, 1296, colors, thing(index, colors, false)));
    pictures.set(`products/${handle}_2`, scene(1296, 1296, colors, thing(index, colors, true)));
  }
  for (const category of categories) {
    const own = all.filter((index) => products[index]?.category === category);
    pictures.set(`collections/${category}_cover`, scene(2560, 996, colors, row(own, 2560, 996, 0.7)));
  }
  // Its left third is a plain wall, where the home page has its words.
  const pair = all.slice(0, 2).map((index) => thing(index, colors, false));
  const things = pair.map((one, at) => `<g transform="translate(${at * 46} 0)">${one}</g>`).join('');
  const onTheRight = `<g transform="translate(40 11.500) scale(.86)">${things}</g>`;
  pictures.set('site/hero', scene(2560, 1707, colors, onTheRight));
  pictures.set('site/link-preview', scene(1200, 630, colors, row(all.slice(0, 3), 1200, 630)));
  return new Map(
    await Promise.all([...pictures].map(async ([name, svg]) => [`${name}.webp`, await webp(svg)] as const)),
  );
}

/** The shop's mark: a disc in its colour on a line. */
const markSvg = ({ action, text }: ShopColors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>mark</title><circle cx="16" cy="14" r="9" fill="${action}"/><path d="M5 27h22M16 5a9 9 0 0 1 9 9" fill="none" stroke="${text}" stroke-width="2" stroke-linecap="round"/></svg>\n`;

/** The mark for what shows it on a light ground: tabs, home screens. */
const iconSvg = (colors: ShopColors) => markSvg(litColors(colors));

/** The placeholder for goods without an image. */
const noImageSvg = ({ text, page }: ShopColors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><title>no image</title><path d="M0 0h200v200H0z" fill="${mix(page, text, 0.05)}"/><path d="M64 84h72v52H64zM58 68h84v16H58zM90 84v18h20V84" fill="none" stroke="${mix(page, text, 0.22)}" stroke-width="2" stroke-linejoin="round"/></svg>\n`;

/** The files with the shop's mark and without a picture, by path below `files/`. */
export async function markFiles(colors: ShopColors): Promise<Map<string, string | Buffer>> {
  const draw = async (size: number, share: number, ground: string | null, drawing = iconSvg(colors)) => {
    const inner = Math.round(size * share);
    const mark = await sharp(Buffer.from(drawing), { density: (72 * inner) / 32 })
      .resize(inner, inner)
      .png()
      .toBuffer();
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark, gravity: 'centre' }])
      .png()
      .toBuffer();
  };
  const sizes = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await draw(size, 1, null) })),
  );
  return new Map<string, string | Buffer>([
    ['icon.svg', iconSvg(colors)],
    ['images/no-image.svg', noImageSvg(colors)],
    ['favicon.ico', icoOf(sizes)],
    ['apple-icon.png', await draw(180, 0.72, '#ffffff')],
    ['icons/icon-192.png', await draw(192, 0.72, '#ffffff')],
    ['icons/icon-512.png', await draw(512, 0.72, '#ffffff')],
    ['icons/maskable-512.png', await draw(512, 0.56, '#ffffff')],
    ['images/mail/logo.png', await draw(96, 1, null, markSvg(colors))],
  ]);
}

/**
 * The mark's files in the colours of a palette that has changed.
 * @param icon the shop's `icon.svg`
 * @returns none if the icon is not the generated mark, or has these colours
 */
export async function recoloredMark(icon: string, colors: ShopColors): Promise<Map<string, string | Buffer>> {
  const plain = (svg: string) => svg.replaceAll(/#[0-9a-f]{3,8}\b/gi, '');
  const isOther = icon !== iconSvg(colors) && plain(icon) === plain(iconSvg(colors));
  return isOther ? markFiles(colors) : new Map();
}
