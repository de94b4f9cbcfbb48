import { SphereGeometry, TorusGeometry } from 'three';
import { metalMaterial, potMaterial } from '../core/goods-materials';
import { place, rod, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Pressure sprayer: a round plastic bottle with a pump on top. */
export function addSprayer({ model, color }: ToolKit): Built {
  model.add(
    potMaterial('plastic', '#eef2ee'),
    turned(
      [
        [0.001, 0],
        [0.5, 0],
        [0.56, 0.03],
        [0.58, 0.12],
        [0.58, 0.75],
        [0.5, 1.02],
        [0.3, 1.2],
        [0.22, 1.24],
      ] satisfies Outline,
      64,
    ),
  );
  const part = potMaterial('plastic', color ?? '#5f8a6a');
  model.add(
    part,
    turned(
      [
        [0.22, 1.18],
        [0.28, 1.2],
        [0.28, 1.4],
        [0.22, 1.46],
        [0.08, 1.48],
        [0.07, 1.72],
        [0.22, 1.74],
        [0.24, 1.8],
        [0.2, 1.86],
        [0.001, 1.88],
      ] satisfies Outline,
      48,
    ),
  );
  model.add(
    part,
    rod([vec(0.1, 1.36, 0), vec(0.4, 1.4, 0), vec(0.62, 1.44, 0)], (t) => 0.09 - 0.02 * t, 16, 12),
  );
  model.add(
    metalMaterial('#c9a050', 0.3),
    rod([vec(0.6, 1.44, 0), vec(0.74, 1.46, 0)], () => 0.05, 14, 3),
  );
  model.add(
    part,
    rod([vec(-0.2, 1.34, 0), vec(-0.5, 1.3, 0), vec(-0.56, 1, 0), vec(-0.54, 0.7, 0)], () => 0.05, 12, 24),
  );
  return { close: { target: vec(0.1, 1.35, 0.2), radius: 0.55 }, elevation: 0.2 };
}

/** Plant stand of thin round iron: a ring for the pot, straight legs that splay, a brace below. */
export function addStandFrame({ model, color }: ToolKit): Built {
  const iron = metalMaterial(color ?? '#2f2f2f', 0.55);
  const ring = (y: number, r: number, thick: number): void => {
    model.add(iron, new TorusGeometry(r, thick, 10, 96), place(vec(0, y, 0), Math.PI / 2));
  };
  const reach = (y: number): number => 0.76 - 0.13 * y;
  ring(1.3, reach(1.3), 0.019);
  ring(0.42, reach(0.42), 0.013);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.5;
    const at = (r: number, y: number) => vec(Math.cos(a) * r, y, Math.sin(a) * r);
    // up to the ring, over it as a stop for the pot, with a rounded end
    model.add(
      iron,
      rod([at(reach(0), 0), at(reach(0.8), 0.8), at(reach(1.48), 1.48)], () => 0.02, 10, 12),
    );
    model.add(iron, new SphereGeometry(0.021, 12, 8), place(at(reach(1.48), 1.48)));
    model.add(
      iron,
      rod([at(reach(1.26), 1.26), at(0, 1.26)], () => 0.013, 8, 3),
    );
  }
  return { close: { target: vec(0, 1.2, 0.3), radius: 0.6 }, elevation: 0.28 };
}
