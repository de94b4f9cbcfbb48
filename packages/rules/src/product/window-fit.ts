import { hasTagOf } from './product-tag';
import type { RoomLight } from './room';

/** Which way a window looks; who does not know is answered as for the darkest. */
export const WINDOW_SIDES = ['south', 'east', 'west', 'north', 'unknown'] as const;
export type WindowSide = (typeof WINDOW_SIDES)[number];

/** How far from it a plant is to stand: beside it, one to two metres, three and more. */
export const WINDOW_DISTANCES = ['near', 'middle', 'far'] as const;
export type WindowDistance = (typeof WINDOW_DISTANCES)[number];

/** A shopper's answer to both questions (FIT-01). */
export interface WindowAnswer {
  readonly side: WindowSide;
  readonly distance: WindowDistance;
}

/** How much light there is, darkest first: a dim place, a bright corner, as behind a lace curtain, sun of the morning, sun of the day. */
export const WINDOW_LIGHTS = ['dark', 'corner', 'lace', 'morning', 'sun'] as const;
export type WindowLight = (typeof WINDOW_LIGHTS)[number];

/** How a place suits a product: well, a little dark, too dark, too strong a sun. */
export const LIGHT_FITS = ['good', 'dim', 'dark', 'strong'] as const;
export type LightFit = (typeof LIGHT_FITS)[number];

type ByDistance = Readonly<Record<WindowDistance, WindowLight>>;

const SUNNY: ByDistance = { near: 'sun', middle: 'lace', far: 'corner' };
const SKY_ONLY: ByDistance = { near: 'lace', middle: 'corner', far: 'dark' };

/** Direct sun does not reach beyond the first metre; a window to the north has none. */
const LIGHT_AT: Readonly<Record<WindowSide, ByDistance>> = {
  south: SUNNY,
  east: { ...SUNNY, near: 'morning' },
  west: SUNNY,
  north: SKY_ONLY,
  unknown: SKY_ONLY,
};

/** What a product that needs one of the room's lights does well in. */
const DOES_WELL: Readonly<Record<RoomLight, readonly [from: WindowLight, to: WindowLight]>> = {
  corner: ['corner', 'lace'],
  lace: ['lace', 'morning'],
  sun: ['morning', 'sun'],
};

/** Darkest first. */
const ROOM_LIGHTS: readonly RoomLight[] = ['corner', 'lace', 'sun'];

/** How much light there is where a shopper means to put a plant. */
export function lightAtWindow({ side, distance }: WindowAnswer): WindowLight {
  return LIGHT_AT[side][distance];
}

/** The light of the room's pictures that comes nearest. */
export function roomLightOf(light: WindowLight): RoomLight {
  if (light === 'dark') return 'corner';
  return light === 'morning' ? 'sun' : light;
}

/** How a light suits a product by the lights that it needs, at least one: it does well in all between the darkest and the brightest. */
export function lightFit(light: WindowLight, needs: readonly RoomLight[]): LightFit {
  const place = (of: WindowLight) => WINDOW_LIGHTS.indexOf(of);
  const ends = needs.map((need) => DOES_WELL[need].map(place));
  const missing = Math.min(...ends.map(([from = 0]) => from)) - place(light);
  if (missing > 0) return missing === 1 ? 'dim' : 'dark';
  return place(light) > Math.max(...ends.map(([, to = 0]) => to)) ? 'strong' : 'good';
}

/** What does well in a light, by what it needs. */
export function suitedNeeds(light: WindowLight): RoomLight[] {
  return ROOM_LIGHTS.filter((need) => lightFit(light, [need]) === 'good');
}

/** What a product's page or card says in which light. What never is so is left out. */
export function fitsByLight(
  needs: readonly RoomLight[],
): { readonly fit: LightFit; readonly lights: readonly WindowLight[] }[] {
  return LIGHT_FITS.flatMap((fit) => {
    const lights = WINDOW_LIGHTS.filter((light) => lightFit(light, needs) === fit);
    return lights.length === 0 ? [] : [{ fit, lights }];
  });
}

/** An answer by its two words, as a form or an address has them; null where either is none. */
export function readWindowAnswer(side: unknown, distance: unknown): WindowAnswer | null {
  const knownSide = WINDOW_SIDES.find((one) => one === side);
  const knownDistance = WINDOW_DISTANCES.find((one) => one === distance);
  return knownSide && knownDistance ? { side: knownSide, distance: knownDistance } : null;
}

/** By which of its tags a brand's goods say the light that they need (FIT-01). */
export interface LightTags {
  /** Child ids of AI tags. */
  readonly needs: Readonly<Record<RoomLight, number>>;
  /** Child ids of the tags of places indoors: what has none of them stands at no window. */
  readonly indoors: readonly number[];
  /** Tags of goods that are no plants. */
  readonly exceptTags: readonly string[];
}

/** The lights that a product needs, darkest first; none for what says nothing of it, or stands at no window. */
export function lightNeeds(
  { tags, aiTagIds }: { readonly tags: readonly string[]; readonly aiTagIds: readonly number[] },
  { needs, indoors, exceptTags }: LightTags,
): RoomLight[] {
  if (hasTagOf(tags, exceptTags) || !aiTagIds.some((id) => indoors.includes(id))) return [];
  return ROOM_LIGHTS.filter((light) => aiTagIds.includes(needs[light]));
}
