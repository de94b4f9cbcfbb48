import type { Model } from '../core/model';
import type { Rng } from '../core/rng';

/** Radius and height of a turned part's points. */
export type Outline = readonly (readonly [number, number])[];

/** Inputs of a tool: its model, random generator, size and main colour. */
export interface ToolKit {
  model: Model;
  rng: Rng;
  k: number;
  color: string | undefined;
  /** Text printed besides its name: the amount of its content. */
  content: string | undefined;
  /** Number of pieces, for tools sold singly and in sets. */
  count: number | undefined;
}
