import { placeInRoom, type Room, type RoomLayer, type RoomSize } from './room';

/** A plant's growth in a pot indoors. Lengths are in centimetres. */
export interface Growth {
  /** Range of its growth in a year. */
  readonly fromCm: number;
  readonly toCm: number;
  /** The height at which it stays, or at which it is cut back indoors. */
  readonly indoorCm: number;
}

/** Years after its arrival at which a plant is shown. */
export const GROWTH_YEARS = [0, 1, 3] as const;
export type GrowthYears = (typeof GROWTH_YEARS)[number];

/** A later height is another picture if the middle of its range is higher by this much, in centimetres. */
const VISIBLE_CM = 2;
/** Maximum enlargement of a drawn size: beyond it, pot and leaves have wrong proportions. */
const MAX_ENLARGED = 1.8;

/**
 * The years at which a size is visibly taller than before, from its arrival on (GROW-01). Only the arrival
 * without growth data, for a hanging plant, whose tips grow downwards, and at its indoor height. A year without a large enough drawn size is omitted.
 */
export function growthYears(size: RoomSize, room: Room, growth: Growth | null): GrowthYears[] {
  if (growth === null || placeInRoom(size) === 'hook') return [0];
  let shown = middleOf(size);
  return GROWTH_YEARS.filter((years) => {
    const range = rangeAfter(size, growth, years);
    const middle = middleOf(range);
    if (years > 0 && middle < shown + VISIBLE_CM) return false;
    const heightCm = heightIn(range, size);
    if (heightCm / nearestDrawn(size, room, heightCm).heightCm > MAX_ENLARGED) return false;
    shown = middle;
    return true;
  });
}

/**
 * A size after some years, at its true height (GROW-01): the drawn size of nearest height, enlarged or reduced around its foot, since an older
 * plant has another form than a younger one. It is drawn in every light in which the size itself was.
 */
export function grownSize(size: RoomSize, room: Room, growth: Growth, years: GrowthYears): RoomSize {
  if (years === 0) return size;
  const range = rangeAfter(size, growth, years);
  const heightCm = heightIn(range, size);
  const drawn = nearestDrawn(size, room, heightCm);
  const scale = heightCm / drawn.heightCm;
  const footY = room.floorY - drawn.groundCm * room.pixelsPerCm;
  const scaled = ({ src, x, y, width, height }: RoomLayer): RoomLayer => ({
    src,
    x: drawn.footX + (x - drawn.footX) * scale,
    y: footY + (y - footY) * scale,
    width: width * scale,
    height: height * scale,
  });
  return {
    ...drawn,
    ...range,
    variantId: size.variantId,
    heightCm,
    views: drawn.views.map((view) => ({ ...view, plant: scaled(view.plant), shadow: scaled(view.shadow) })),
  };
}

/** What the ruler reads in the middle of a later range. */
function heightIn(range: Range, size: RoomSize): number {
  return size.heightCm + middleOf(range) - middleOf(size);
}

/** The drawn size of nearest height: not smaller than the size itself, not hanging, and in each of its lights. */
function nearestDrawn(size: RoomSize, room: Room, heightCm: number): RoomSize {
  return room.sizes.reduce((best, each) => {
    const isLike = placeInRoom(each) !== 'hook' && each.heightCm >= size.heightCm && hasLights(each, size);
    return isLike && factor(each.heightCm, heightCm) < factor(best.heightCm, heightCm) ? each : best;
  }, size);
}

function hasLights({ views }: RoomSize, size: RoomSize): boolean {
  return size.views.every(({ light }) => views.some((view) => view.light === light));
}

type Range = Pick<RoomSize, 'fromCm' | 'toCm'>;

/** At its indoor height the range does not become narrower than it was on arrival. */
function rangeAfter({ fromCm, toCm }: Range, growth: Growth, years: number): Range {
  const highest = Math.max(toCm, growth.indoorCm);
  return {
    fromCm: Math.min(fromCm + years * growth.fromCm, highest - (toCm - fromCm)),
    toCm: Math.min(toCm + years * growth.toCm, highest),
  };
}

function middleOf({ fromCm, toCm }: Range): number {
  return (fromCm + toCm) / 2;
}

/** The factor between two heights; at least 1. */
function factor(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}
