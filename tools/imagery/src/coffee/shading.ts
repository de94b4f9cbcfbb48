/** Unique names for gradients and filters: an SVG has one namespace. */
let next = 0;
export const newName = (kind: string): string => `${kind}${next++}`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient from left to right, or from top to bottom. */
export function gradient(
  name: string,
  stops: readonly Stop[],
  direction: 'across' | 'down' = 'across',
): string {
  const end = direction === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  const lines = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${name}" x1="0" y1="0" ${end}>${lines.join('')}</linearGradient>`;
}

export const blur = (name: string, amount: number): string =>
  `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

/** The soft shadow of an object on a table: dark at the base, extended to the right, away from the window. */
export function groundShadow(x: number, y: number, width: number): string {
  const [near, far] = [newName('near'), newName('far')];
  return `<defs>${blur(near, width * 0.025)}${blur(far, width * 0.08)}</defs>
    <ellipse cx="${x + width * 0.16}" cy="${y + width * 0.02}" rx="${width * 0.62}" ry="${width * 0.1}" fill="#2b1a10" opacity=".28" filter="url(#${far})"/>
    <ellipse cx="${x + width * 0.02}" cy="${y}" rx="${width * 0.49}" ry="${width * 0.04}" fill="#1d110a" opacity=".5" filter="url(#${near})"/>`;
}

/** Lightens (above 0) or darkens a colour by a fraction towards white or black. */
export function shade(colour: string, amount: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = amount > 0 ? 255 : 0;
  const mixed = parts.map((part) => Math.round(part + (target - part) * Math.abs(amount)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Light from a window on the left on a round object. */
export const roundness = (colour: string): readonly Stop[] => [
  [0, shade(colour, -0.3)],
  [0.12, shade(colour, -0.04)],
  [0.32, shade(colour, 0.2)],
  [0.58, colour],
  [0.86, shade(colour, -0.26)],
  [1, shade(colour, -0.42)],
];

/** Seeded random numbers from 0 to 1: a redrawn image is identical. */
export function randomOf(text: string): () => number {
  let state = [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
