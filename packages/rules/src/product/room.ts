/** How light falls into the room: the sun on the plant, through a lace curtain, or far from the window. */
export type RoomLight = 'sun' | 'lace' | 'corner';

/** A picture and where it lies on the plate, in the plate's pixels from the upper left. */
export interface RoomLayer {
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A size in one light. */
export interface RoomView {
  readonly light: RoomLight;
  /** The empty room. */
  readonly plate: string;
  readonly plant: RoomLayer;
  readonly shadow: RoomLayer;
}

/** One variant in the room. Lengths in centimetres. */
export interface RoomSize {
  readonly variantId: number;
  readonly fromCm: number;
  readonly toCm: number;
  /** What the ruler reads at its top, above what it stands on. */
  readonly heightCm: number;
  /** How high above the floor it stands. */
  readonly groundCm: number;
  /** Where its foot is, in pixels from the plate's left. */
  readonly footX: number;
  /** At least one; the first is the light that its product needs. */
  readonly views: readonly RoomView[];
}

/** A room with a ruler, drawn at one scale, and a product's sizes in it. */
export interface Room {
  /** Pixels of a plate. */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerCm: number;
  /** Where the floor under the plants is, in pixels from the plate's top. */
  readonly floorY: number;
  readonly sizes: readonly RoomSize[];
}
