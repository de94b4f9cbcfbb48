import { woodMaterial } from '../core/goods-materials';
import type { Model } from '../core/model';
import { place, surface, vec } from '../core/solids';

/** An upright board for a hanging product. Lengths in scene units. */
interface Board {
  /** Number of planks side by side, and their width. */
  planks: number;
  width: number;
  height: number;
  color: string;
}

const THICK = 0.08;

/** Planks with soft edges that stand on the ground with their faces at z = 0. */
export function addWallBoard(model: Model, { planks, width, height, color }: Board): void {
  const wood = woodMaterial(color);
  const soft = (x: number): number => Math.sign(x) * Math.abs(x) ** 0.12;
  // the grain runs along u
  const plank = surface(
    (u, v) => {
      const a = -v * Math.PI * 2;
      const end = Math.min(1, Math.max(0, u) * 80, (1 - Math.min(1, u)) * 80);
      const inset = 0.012 * (1 - Math.sqrt(1 - (1 - end) ** 2));
      return vec(
        soft(Math.cos(a)) * (width / 2 - inset),
        Math.min(1, Math.max(0, u)) * height,
        soft(Math.sin(a)) * (THICK / 2 - inset),
      );
    },
    90,
    64,
  );
  const lid = surface((u, v) => vec((u - 0.5) * width * 0.97, 0, (v - 0.5) * THICK * 0.7), 1, 1);
  for (let i = 0; i < planks; i++) {
    const x = (i - (planks - 1) / 2) * (width + 0.004);
    model.add(wood, plank, place(vec(x, 0, -THICK / 2)));
    model.add(wood, lid, place(vec(x, height - 0.001, -THICK / 2)));
  }
}
