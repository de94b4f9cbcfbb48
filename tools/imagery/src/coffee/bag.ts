import { blur, gradient, groundShadow, newName, shade } from './shading';

/** Text and colours of a label. */
export interface Label {
  readonly name: readonly string[];
  readonly nameEn: string;
  /** Colours of the label's drawing: sky, sun, and hills from far to near. */
  readonly colours: readonly [sky: string, sun: string, far: string, middle: string, near: string];
  /** Roast level, of five. */
  readonly roast: number;
  /** Origin or kind. */
  readonly note: string;
  readonly weight: string;
}

const INK = '#2c1c13';
const FACE = 'font-family="\'Noto Sans JP Variable\',sans-serif"';

/** The label's drawing: the sun over misty hills, different for each label. */
function morning({ colours, roast, nameEn }: Label, width: number, height: number): string {
  const [sky, sun, far, middle, near] = colours;
  const [clip, mist] = [newName('clip'), newName('mist')];
  const shift = (nameEn.length * 37) % 90;
  const hill = (y: number, lift: number, colour: string) =>
    `<path d="M0 ${y} C${width * 0.2} ${y - lift - shift * 0.3} ${width * 0.34} ${y - lift} ${width * 0.52} ${y - lift * 0.3} S${width * 0.84} ${y - lift * 1.1} ${width} ${y - lift * 0.4} V${height} H0Z" fill="${colour}"/>`;
  return `<defs><clipPath id="${clip}"><rect width="${width}" height="${height}" rx="6"/></clipPath>${gradient(
    mist,
    [
      [0, '#ffffff', 0],
      [1, '#ffffff', 0.55],
    ],
    'down',
  )}</defs>
    <g clip-path="url(#${clip})"><rect width="${width}" height="${height}" fill="${sky}"/>
    <circle cx="${width * (0.3 + shift / 230)}" cy="${height * (0.34 + roast * 0.03)}" r="${height * 0.2}" fill="${sun}"/>
    ${hill(height * 0.66, height * 0.24, far)}<rect y="${height * 0.3}" width="${width}" height="${height * 0.4}" fill="url(#${mist})" opacity=".7"/>
    ${hill(height * 0.8, height * 0.2, middle)}<rect y="${height * 0.5}" width="${width}" height="${height * 0.36}" fill="url(#${mist})" opacity=".5"/>
    ${hill(height * 0.98, height * 0.2, near)}</g>`;
}

/** The logo: a bean and the shop's name. */
export const mark = (x: number, y: number, size: number, ink = INK): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"><path d="M3 23h26M6.500 18.500a9.500 9.500 0 0 1 19 0M16 4.500V7M5.400 9 7.200 10.800M26.600 9 24.800 10.800M9 27.500h14"/></g>`;

/** A label of 380 by 430. */
export function label(printed: Label, paper = '#fbf6ec'): string {
  const { name, nameEn, note, weight, roast } = printed;
  const size = Math.min(46, 330 / Math.max(...name.map((line) => line.length)));
  const dots = Array.from(
    { length: 5 },
    (_, index) =>
      `<circle cx="${34 + index * 22}" cy="398" r="7" fill="${index < roast ? INK : 'none'}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  return `<rect width="380" height="430" rx="5" fill="${paper}"/>
    <g transform="translate(20 20)">${morning(printed, 340, 176)}</g>
    ${name.map((line, index) => `<text x="26" y="${252 + index * (size + 8)}" ${FACE} font-weight="700" font-size="${size}" fill="${INK}">${line}</text>`).join('')}
    <text x="27" y="${252 + (name.length - 1) * (size + 8) + 34}" ${FACE} font-size="19" letter-spacing="1.5" fill="${INK}" opacity=".75">${nameEn}</text>
    <path d="M26 366h328" stroke="${INK}" stroke-width="1.5" opacity=".5"/>
    ${dots.join('')}<text x="152" y="404" ${FACE} font-size="17" fill="${INK}">${note}</text>
    <text x="354" y="404" text-anchor="end" ${FACE} font-weight="700" font-size="18" fill="${INK}">${weight}</text>`;
}

/** A standing bag of 600 by 860, with the middle of its base at 0, 0. */
export function bag(printed: Label, colour: string): string {
  const [body, seal, light, soft, gloss, clip, paper] = [
    'body',
    'seal',
    'light',
    'soft',
    'gloss',
    'clip',
    'paper',
  ].map(newName);
  const outline =
    'M46 8 H554 C556 70 566 120 574 240 C584 420 586 640 570 836 C470 858 130 858 30 836 C14 640 16 420 26 240 C34 120 44 70 46 8Z';
  return `${groundShadow(0, -6, 600)}<g transform="translate(-300 -852)"><defs>
    ${gradient(body ?? '', [
      [0, shade(colour, -0.34)],
      [0.07, shade(colour, -0.08)],
      [0.2, shade(colour, 0.17)],
      [0.45, shade(colour, 0.05)],
      [0.8, shade(colour, -0.12)],
      [0.93, shade(colour, -0.05)],
      [1, shade(colour, -0.42)],
    ])}
    ${gradient(
      seal ?? '',
      [
        [0, '#000000', 0.3],
        [0.5, '#ffffff', 0.15],
        [1, '#000000', 0.16],
      ],
      'down',
    )}
    ${gradient(
      light ?? '',
      [
        [0, '#ffffff', 0.14],
        [0.4, '#ffffff', 0],
        [1, '#1d0f06', 0.34],
      ],
      'down',
    )}
    ${gradient(gloss ?? '', [
      [0, '#3b2314', 0.2],
      [0.24, '#ffffff', 0.16],
      [0.62, '#ffffff', 0],
      [1, '#3b2314', 0.24],
    ])}
    ${blur(soft ?? '', 9)}<clipPath id="${clip}"><path d="${outline}"/></clipPath>
    <filter id="${paper}"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .1  0 0 0 .55 -.2"/></filter></defs>
    <path d="${outline}" fill="url(#${body})"/>
    <g clip-path="url(#${clip})"><rect width="600" height="860" filter="url(#${paper})" opacity=".3"/>
      <rect width="600" height="860" fill="url(#${light})"/>
      <path d="M86 70 C70 260 62 560 78 850" stroke="${shade(colour, -0.45)}" stroke-width="5" fill="none" opacity=".55" filter="url(#${soft})"/>
      <path d="M516 70 C534 260 540 560 524 850" stroke="#150a04" stroke-width="7" fill="none" opacity=".5" filter="url(#${soft})"/>
      <path d="M98 70 C84 260 78 560 92 850" stroke="${shade(colour, 0.4)}" stroke-width="2.5" fill="none" opacity=".4"/>
      <path d="M30 770 C150 742 450 742 572 770" stroke="#150a04" stroke-width="9" fill="none" opacity=".34" filter="url(#${soft})"/>
      <path d="M60 128 C180 160 300 96 540 138" stroke="#150a04" stroke-width="12" fill="none" opacity=".22" filter="url(#${soft})"/>
      <path d="M60 142 C180 176 300 112 540 150" stroke="#ffffff" stroke-width="10" fill="none" opacity=".2" filter="url(#${soft})"/>
      <rect width="600" height="66" fill="url(#${seal})"/>
      ${Array.from({ length: 9 }, (_, index) => `<path d="M40 ${12 + index * 6}H560" stroke="${index % 2 ? '#ffffff' : '#000000'}" stroke-width="1.4" opacity=".16"/>`).join('')}</g>
    <circle cx="300" cy="176" r="17" fill="${shade(colour, -0.2)}"/><circle cx="297" cy="173" r="15" fill="${shade(colour, 0.1)}"/>
    ${[
      [-5, -4],
      [5, -4],
      [0, 5],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${297 + x}" cy="${173 + y}" r="1.9" fill="#000" opacity=".5"/>`)
      .join('')}
    <rect x="112" y="254" width="384" height="434" rx="6" fill="#1d0f06" opacity=".32" filter="url(#${soft})"/>
    <g transform="translate(110 246)">${label(printed)}<rect width="380" height="430" rx="5" fill="url(#${gloss})"/></g></g>`;
}
