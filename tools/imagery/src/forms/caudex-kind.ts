import type { LeafShape } from '../core/leaf-shapes';
import type { Bloom } from './blooms';

/** Appearance of a plant with a swollen stem. Lengths in decimetres. */
export interface CaudexKind {
  /** `squat` a barrel; `bottle` narrows upwards; `ball`; `plates` a ball of corky plates; `trunk` a tapering post. */
  body: 'squat' | 'bottle' | 'ball' | 'plates' | 'trunk';
  bark: string;
  relief: number;
  radius: number;
  height: number;
  lumps: number;
  /** Branches on top; 0 for vines or a single crown. */
  arms: number;
  armLength: readonly [number, number];
  armThick: number;
  /** How much thicker an arm is at its root, relative to `armThick`; 0.9 when absent. */
  root?: number;
  /** Body and arms have one skin: slow, for thick arms on a narrow neck. */
  fused?: boolean;
  /** Shoots into which each arm divides at its end; none when absent. */
  forks?: number;
  spread: number;
  thorns: boolean;
  /** Smooth or cracked skin in place of fibrous bark; `crack` is the colour in the cracks. */
  skin?: 'smooth' | 'cracked';
  crack?: string;
  /** How far thick roots stand out at the foot, and warts all over, as shares of the radius. */
  roots?: number;
  warts?: number;
  leaf: LeafShape;
  color: string;
  length: number;
  wide: number;
  /** Leaves at the end of every arm, or on the vine. */
  leaves: number;
  /** Leaves hang in a fountain of grass, climb on a vine, or stand at the ends of the arms. */
  foliage: 'tufts' | 'vine' | 'fountain' | 'twigs';
  /** Wiry stems with leaves in pairs, in place of a winding vine. */
  wires?: number;
  /** Leaflets of each leaf, as fingers of a hand. */
  leaflets?: number;
  /** Tint of the youngest leaves. */
  young?: string;
  veinLight?: number;
  /** Length of a leaf's stalk; without, leaves sit on the end of the arm. */
  petiole?: number;
  stalkColor?: string;
  /** `stalk` is the length of a flower's, 0.2 when absent. */
  flower?: {
    bloom: Bloom;
    color: string;
    throat?: string;
    size: number;
    perArm: number;
    stalk?: number;
    stalkColor?: string;
  };
}
