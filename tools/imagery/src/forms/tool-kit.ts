import type { Model } from '../core/model';
import type { Rng } from '../core/rng';

/** Radius and height of the points that a turned part goes through. */
export type Outline = readonly (readonly [number, number])[];

/** What a tool is built with: where its parts go, its chance, its size and its main colour. */
export interface ToolKit {
  model: Model;
  rng: Rng;
  k: number;
  color: string | undefined;
  /** What is printed on it besides its name: how much there is in it. */
  content: string | undefined;
  /** How many there are, where they are sold singly and in sets. */
  count: number | undefined;
}
