import { potMaterial, woodMaterial } from '../core/goods-materials';
import { turned } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Glass jar with a cork, for a moss garden. */
export function addJar({ model }: ToolKit): Built {
  model.add(
    potMaterial('glass', '#dfe9ea'),
    turned(
      [
        [0.001, 0],
        [0.72, 0],
        [0.8, 0.05],
        [0.84, 0.3],
        [0.84, 1.2],
        [0.74, 1.5],
        [0.5, 1.66],
        [0.48, 1.8],
      ] satisfies Outline,
      72,
    ),
  );
  model.add(
    woodMaterial('#c9a67c'),
    turned(
      [
        [0.001, 1.72],
        [0.47, 1.72],
        [0.5, 1.8],
        [0.5, 1.96],
        [0.46, 2],
        [0.001, 2],
      ] satisfies Outline,
      48,
    ),
  );
  return { elevation: 0.22 };
}

/** Glass ball, open above. */
export function addGlobe({ model }: ToolKit): Built {
  const ball = Array.from({ length: 17 }, (_, i): readonly [number, number] => {
    const a = -1.13 + (i / 16) * 2.13;
    return [1.02 * Math.cos(a), 0.9 + 1.02 * Math.sin(a)];
  });
  model.add(
    potMaterial('glass', '#dfe9ea'),
    turned([[0.001, 0], [0.4, 0], ...ball, [0.6, 1.78], [0.58, 1.77]] satisfies Outline, 72),
  );
  return { elevation: 0.22 };
}

/** Glass bell with a knob over a wooden foot. */
export function addDome({ model }: ToolKit): Built {
  model.add(
    woodMaterial('#a9825a'),
    turned(
      [
        [0.001, 0],
        [0.98, 0],
        [1.02, 0.04],
        [1.02, 0.14],
        [0.98, 0.18],
        [0.001, 0.18],
      ] satisfies Outline,
      72,
    ),
  );
  const bell = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
    const a = (i / 12) * 1.5;
    return [0.86 * Math.cos(a), 1.36 + 0.8 * Math.sin(a)];
  });
  model.add(
    potMaterial('glass', '#dfe9ea'),
    turned(
      [
        [0.86, 0.18],
        [0.86, 0.7],
        ...bell,
        [0.05, 2.18],
        [0.1, 2.24],
        [0.12, 2.32],
        [0.08, 2.4],
        [0.001, 2.42],
      ] satisfies Outline,
      72,
    ),
  );
  return { elevation: 0.22 };
}
