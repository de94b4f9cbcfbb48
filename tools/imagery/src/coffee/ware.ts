import { type Label, label, mark } from './bag';
import { blur, gradient, groundShadow, newName, randomOf, roundness, shade } from './shading';

/** A cup seen slightly from above, 360 wide with handle, base at 0, 0. */
export function cup(
  colour: string,
  { isFull = true, handle = true, height = 250, saucer = false } = {},
): string {
  const [body, inside, coffee, soft, ring, dish] = ['body', 'in', 'coffee', 'soft', 'ring', 'dish'].map(
    newName,
  );
  const top = -height;
  const foot = saucer ? -16 : 0;
  return `${groundShadow(0, 4, saucer ? 440 : 290)}<defs>
    ${gradient(body ?? '', roundness(colour))}${gradient(inside ?? '', [
      [0, shade(colour, -0.42)],
      [0.6, shade(colour, -0.16)],
      [1, shade(colour, 0.1)],
    ])}
    ${gradient(coffee ?? '', [
      [0, '#2a1208'],
      [0.5, '#4b2712'],
      [1, '#7a4a22'],
    ])}${gradient(ring ?? '', [
      [0, shade(colour, 0.5)],
      [0.5, shade(colour, 0.1)],
      [1, shade(colour, -0.2)],
    ])}
    ${gradient(dish ?? '', roundness(shade(colour, 0.06)))}${blur(soft ?? '', 7)}</defs>
    ${saucer ? `<ellipse cy="-4" rx="220" ry="44" fill="${shade(colour, -0.4)}"/><ellipse cy="-14" rx="222" ry="44" fill="url(#${dish})"/><ellipse cy="-16" rx="150" ry="26" fill="#000" opacity=".16" filter="url(#${soft})"/>` : ''}
    ${handle ? `<path d="M132 ${top + 66} C224 ${top + 40} 232 ${top + 180} 116 ${top + 186}" fill="none" stroke="${shade(colour, -0.34)}" stroke-width="30" stroke-linecap="round"/><path d="M132 ${top + 62} C218 ${top + 40} 224 ${top + 170} 116 ${top + 180}" fill="none" stroke="${shade(colour, -0.02)}" stroke-width="19" stroke-linecap="round"/>` : ''}
    <path d="M-150 ${top} C-146 ${top + 120} -128 ${foot - 40} -98 ${foot - 6} C-60 ${foot + 14} 60 ${foot + 14} 98 ${foot - 6} C128 ${foot - 40} 146 ${top + 120} 150 ${top}Z" fill="url(#${body})"/>
    <path d="M-108 ${top + 60} C-104 ${top + 130} -96 ${foot - 60} -84 ${foot - 34}" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".4" filter="url(#${soft})"/>
    <ellipse cy="${top}" rx="150" ry="40" fill="url(#${ring})"/><ellipse cy="${top + 1}" rx="141" ry="35" fill="url(#${inside})"/>
    ${isFull ? `<ellipse cy="${top + 9}" rx="133" ry="28" fill="url(#${coffee})"/><path d="M-96 ${top + 4} C-50 ${top - 12} 30 ${top - 14} 84 ${top - 4}" stroke="#e9b878" stroke-width="5" fill="none" opacity=".5" filter="url(#${soft})"/>` : ''}`;
}

/** Steam of a hot cup. */
export function steam(height = 240): string {
  const soft = newName('steam');
  return `<defs>${blur(soft, 12)}</defs>${[-44, 6, 50].map((x, index) => `<path d="M${x} 0 C${x - 40} ${-height * 0.3} ${x + 46} ${-height * 0.5} ${x - 8} ${-height * (0.86 + index * 0.07)}" stroke="#fff" stroke-width="${15 - index * 2}" fill="none" stroke-linecap="round" opacity=".5" filter="url(#${soft})"/>`).join('')}`;
}

/** A glass of coffee, 260 wide. */
export function glass(): string {
  const [drink, wall] = ['drink', 'wall'].map(newName);
  return `${groundShadow(0, 2, 230)}<defs>${gradient(drink ?? '', [
    [0, '#1c0c05'],
    [0.3, '#5d2f14'],
    [0.6, '#3a1a0b'],
    [1, '#140803'],
  ])}${gradient(wall ?? '', [
    [0, '#ffffff', 0.75],
    [0.1, '#ffffff', 0.12],
    [0.5, '#ffffff', 0.04],
    [0.9, '#ffffff', 0.1],
    [1, '#ffffff', 0.7],
  ])}</defs>
    <path d="M-112 -216 L-96 -22 C-60 -8 60 -8 96 -22 L112 -216Z" fill="url(#${drink})"/>
    <ellipse cy="-216" rx="112" ry="25" fill="#6d3b1c"/><ellipse cy="-213" rx="100" ry="19" fill="#4a2410"/>
    <path d="M-126 -316 L-102 -10 C-64 8 64 8 102 -10 L126 -316Z" fill="url(#${wall})"/>
    <path d="M-102 -10 C-64 8 64 8 102 -10 L98 -26 C60 -12 -60 -12 -98 -26Z" fill="#fff" opacity=".5"/>
    <ellipse cy="-316" rx="126" ry="30" fill="#fff" opacity=".14" stroke="#fff" stroke-width="4"/>
    <path d="M-84 -286 L-68 -60" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>`;
}

/** A dripper on a glass server, 420 wide and 620 high. */
export function dripper(colour: string, { isCone = true } = {}): string {
  const [body, pot, drink, inside] = ['body', 'pot', 'drink', 'in'].map(newName);
  const waist = isCone ? 46 : 84;
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * 0.25;
    return `<path d="M${x * 166} -560 Q${x * 130 + (isCone ? 16 : 0)} -470 ${x * waist} -388" stroke="${shade(colour, -0.3)}" stroke-width="3" fill="none" opacity=".35"/>`;
  });
  return `${groundShadow(0, 2, 330)}<defs>${gradient(body ?? '', roundness(colour))}
    ${gradient(pot ?? '', [
      [0, '#ffffff', 0.8],
      [0.12, '#ffffff', 0.2],
      [0.5, '#ffffff', 0.06],
      [0.88, '#ffffff', 0.14],
      [1, '#ffffff', 0.75],
    ])}
    ${gradient(drink ?? '', [
      [0, '#1a0b04'],
      [0.35, '#61321a'],
      [0.7, '#3a1a0b'],
      [1, '#140803'],
    ])}${gradient(inside ?? '', [
      [0, shade(colour, -0.45)],
      [1, shade(colour, 0.05)],
    ])}</defs>
    <path d="M-158 -130 C-166 -60 -154 -14 -140 -8 C-80 8 80 8 140 -8 C154 -14 166 -60 158 -130Z" fill="url(#${drink})"/><ellipse cy="-130" rx="158" ry="30" fill="#6d3b1c"/><ellipse cy="-128" rx="146" ry="24" fill="#42200e"/>
    <path d="M150 -250 C252 -262 250 -66 148 -70" fill="none" stroke="#fff" stroke-width="17" opacity=".55"/><path d="M150 -250 C244 -262 242 -66 148 -70" fill="none" stroke="#7b6a5c" stroke-width="3" opacity=".5"/>
    <path d="M-112 -356 C-168 -260 -180 -90 -142 -8 C-80 10 80 10 142 -8 C180 -90 168 -260 112 -356Z" fill="url(#${pot})"/><path d="M-128 -270 C-148 -190 -150 -110 -134 -50" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".6"/>
    <rect x="-150" y="-388" width="300" height="24" rx="12" fill="url(#${body})"/>
    <path d="M172 -548 C262 -562 256 -420 110 -424" fill="none" stroke="${shade(colour, -0.32)}" stroke-width="24"/><path d="M172 -552 C252 -560 246 -428 110 -430" fill="none" stroke="${colour}" stroke-width="14"/>
    <path d="M-176 -572 L-${waist} -380 H${waist} L176 -572Z" fill="url(#${body})"/>${ribs.join('')}
    <ellipse cy="-572" rx="176" ry="42" fill="${shade(colour, 0.3)}"/><ellipse cy="-570" rx="165" ry="36" fill="url(#${inside})"/><path d="M-150 -568 L-20 -540 L150 -568 C120 -596 -120 -596 -150 -568Z" fill="#f4ead8"/><ellipse cy="-562" rx="106" ry="18" fill="#38190a"/><ellipse cx="-22" cy="-566" rx="50" ry="7" fill="#7b4a27" opacity=".8"/>`;
}

/** A kettle with a thin spout, 620 wide. */
export function kettle(colour: string): string {
  const [body, lid] = ['body', 'lid'].map(newName);
  return `${groundShadow(20, 2, 400)}<defs>${gradient(body ?? '', roundness(colour))}${gradient(lid ?? '', roundness(shade(colour, 0.12)))}</defs>
    <path d="M-150 -90 C-270 -80 -236 -300 -306 -352 L-336 -340" fill="none" stroke="${shade(colour, -0.3)}" stroke-width="30" stroke-linejoin="round"/><path d="M-150 -96 C-262 -88 -230 -306 -304 -358 L-332 -346" fill="none" stroke="${shade(colour, 0.14)}" stroke-width="16" stroke-linejoin="round"/>
    <path d="M118 -262 C300 -300 300 -20 168 -70" fill="none" stroke="#4a2f1e" stroke-width="30" stroke-linecap="round"/><path d="M118 -268 C288 -300 286 -40 168 -78" fill="none" stroke="#7c5437" stroke-width="13" stroke-linecap="round"/>
    <path d="M-120 -280 C-150 -190 -186 -60 -176 -14 C-100 10 110 10 186 -14 C196 -60 160 -190 130 -280Z" fill="url(#${body})"/>
    <ellipse cx="5" cy="-280" rx="125" ry="26" fill="url(#${lid})"/><path d="M-104 -286 C-90 -322 100 -322 114 -286Z" fill="url(#${lid})"/><rect x="-8" y="-350" width="26" height="34" rx="10" fill="#4a2f1e"/>
    <path d="M-96 -240 C-116 -170 -140 -90 -138 -40" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".35"/>`;
}

/** A box with a band of paper and a label, 640 by 400. */
export function giftBox(printed: Label, colour: string, ribbon: string): string {
  const [front, top, soft] = ['front', 'top', 'soft'].map(newName);
  return `${groundShadow(0, -2, 640)}<defs>${gradient(front ?? '', [
    [0, shade(colour, 0.1)],
    [0.5, colour],
    [1, shade(colour, -0.2)],
  ])}${gradient(
    top ?? '',
    [
      [0, shade(colour, 0.2)],
      [1, shade(colour, 0.46)],
    ],
    'down',
  )}${blur(soft ?? '', 8)}</defs>
    <path d="M-328 -330 L-290 -396 H290 L328 -330Z" fill="url(#${top})"/><rect x="-320" y="-330" width="640" height="330" fill="url(#${front})"/>
    <rect x="-328" y="-330" width="656" height="66" fill="${shade(colour, 0.1)}"/><path d="M-328 -330H328" stroke="#fff" stroke-width="3" opacity=".6"/><path d="M-324 -262H324" stroke="#2b1a10" stroke-width="5" opacity=".3" filter="url(#${soft})"/>
    <path d="M144 -396 H198 L216 -330 V0 H150 V-330Z" fill="${ribbon}"/><path d="M150 -330H216V0H150Z" fill="#000" opacity=".08"/>
    <g transform="translate(8 36)"><path d="M170 -390 C90 -470 60 -400 164 -384 C250 -470 300 -410 178 -382Z" fill="${shade(ribbon, 0.12)}" stroke="${shade(ribbon, -0.25)}" stroke-width="3"/><path d="M160 -384 L110 -320 L136 -318 L172 -378 L206 -312 L232 -318 L182 -386Z" fill="${shade(ribbon, -0.08)}"/><circle cx="171" cy="-386" r="15" fill="${shade(ribbon, -0.15)}"/></g>
    <g transform="translate(-236 -252) scale(.56)"><rect x="6" y="8" width="380" height="430" fill="#1d0f06" opacity=".3" filter="url(#${soft})"/>${label(printed)}</g>${mark(-2, -180, 92, shade(colour, -0.5))}`;
}

/** Fanned-out flat bags for one cup each, 620 wide. */
export function sachets(labels: readonly Label[], colours: readonly string[]): string {
  const soft = newName('soft');
  const one = (printed: Label, index: number) => {
    const turn = (index - (labels.length - 1) / 2) * 11;
    const colour = colours[index % colours.length] ?? '#c9a27a';
    return `<g transform="rotate(${turn} 0 260) translate(-150 -470)"><rect x="8" y="10" width="300" height="390" rx="4" fill="#1d0f06" opacity=".32" filter="url(#${soft})"/><rect width="300" height="390" rx="4" fill="${colour}"/><rect width="300" height="26" fill="#fff" opacity=".22"/><rect y="364" width="300" height="26" fill="#000" opacity=".1"/>${Array.from({ length: 4 }, (_, line) => `<path d="M0 ${5 + line * 6}H300M0 ${370 + line * 6}H300" stroke="#fff" stroke-width="1" opacity=".35"/>`).join('')}<g transform="translate(46 58) scale(.55 .62)">${label(printed)}</g></g>`;
  };
  return `${groundShadow(0, -40, 560)}<defs>${blur(soft, 7)}</defs>${labels.map(one).join('')}`;
}

/** Paper filters in a band, 420 wide. */
export function filters(): string {
  const sheet = newName('sheet');
  return `${groundShadow(0, 0, 420)}<defs>${gradient(sheet, [
    [0, '#d9b98c'],
    [0.4, '#eed7b0'],
    [1, '#c39c6a'],
  ])}</defs>${Array.from({ length: 14 }, (_, index) => `<path d="M${-210 + index * 2.5} ${-330 - index * 3} H${204 - index * 2} L${92 - index} ${-4 - index * 3} H${-96 + index}Z" fill="url(#${sheet})" stroke="#a98050" stroke-width="1.6"/>`).join('')}<path d="M-190 -230 H180 L150 -140 H-158Z" fill="#fbf6ec"/>${mark(-44, -228, 84)}`;
}

/** Beans scattered on the table. */
export function beans(seed: string, count: number, width: number, height: number): string {
  const random = randomOf(seed);
  const lie = Array.from({ length: count }, () => ({
    x: (random() + random() - 1) * width * 0.5,
    y: (random() - 0.5) * height,
    turn: random() * 180,
    dark: random() * 0.25,
  })).toSorted((a, b) => a.y - b.y);
  return lie
    .map(
      ({ x, y, turn, dark }) =>
        `<g transform="translate(${x} ${y})"><ellipse cx="5" cy="13" rx="24" ry="9" fill="#1d0f06" opacity=".3"/><g transform="rotate(${turn})"><ellipse rx="23" ry="16" fill="${shade('#5b3018', -dark)}"/><ellipse cx="-4" cy="-5" rx="13" ry="6" fill="#a8703f" opacity=".4"/><path d="M-20 1 C-8 -6 8 8 20 0" stroke="#210f06" stroke-width="3.4" fill="none"/></g></g>`,
    )
    .join('');
}
