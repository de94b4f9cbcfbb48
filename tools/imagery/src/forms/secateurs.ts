import { ExtrudeGeometry, Shape, TorusGeometry } from 'three';
import { metalMaterial, potMaterial } from '../core/goods-materials';
import { Model } from '../core/model';
import { place, rod, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { ToolKit } from './tool-kit';

/** A flat forged part with rounded edges, lying on the ground: its outline from above. */
function forged(draw: (shape: Shape) => void, thick: number): ExtrudeGeometry {
  const shape = new Shape();
  draw(shape);
  const part = new ExtrudeGeometry(shape, {
    depth: thick,
    bevelEnabled: true,
    bevelSize: 0.014,
    bevelThickness: 0.016,
    bevelSegments: 3,
    curveSegments: 20,
  });
  part.rotateX(-Math.PI / 2);
  return part;
}

/** Pruning shears, open: a curved blade that passes a hook, handles in a coloured sleeve, a spring between. */
export function addSecateurs({ model, k, color }: ToolKit): Built {
  const steel = metalMaterial('#9ea2a6', 0.28);
  const iron = metalMaterial('#4a4c4f', 0.45);
  const sleeve = potMaterial('plastic', color ?? '#8a3a2c');
  const tool = new Model();
  const half = (side: number): Model => {
    const m = new Model();
    const grip = [
      vec(side * 0.07, 0.07, 0.12),
      vec(side * 0.2, 0.07, 0.45),
      vec(side * 0.27, 0.07, 0.9),
      vec(side * 0.24, 0.07, 1.35),
      vec(side * 0.13, 0.07, 1.72),
    ];
    m.add(
      sleeve,
      rod(grip, (t) => (0.082 + 0.03 * Math.sin(t * 3)) * Math.sqrt(Math.min(1, (1.004 - t) * 16)), 18, 48),
    );
    m.add(
      iron,
      rod(
        [vec(-side * 0.02, 0.06, -0.05), vec(side * 0.06, 0.07, 0.12), vec(side * 0.1, 0.07, 0.24)],
        () => 0.075,
        14,
        12,
      ),
    );
    return m;
  };
  const blade = new Model();
  blade.add(
    steel,
    forged((s) => {
      s.moveTo(0.1, -0.06);
      s.bezierCurveTo(0.3, 0.25, 0.26, 0.62, -0.02, 0.98);
      s.bezierCurveTo(-0.06, 0.66, -0.08, 0.34, -0.12, 0.02);
      s.bezierCurveTo(-0.06, -0.1, 0.04, -0.12, 0.1, -0.06);
    }, 0.03),
    place(vec(0, 0.075, 0)),
  );
  const hook = new Model();
  hook.add(
    iron,
    forged((s) => {
      s.moveTo(-0.12, -0.06);
      s.bezierCurveTo(-0.26, 0.2, -0.26, 0.55, 0, 0.84);
      s.bezierCurveTo(0.05, 0.86, 0.06, 0.8, 0.03, 0.76);
      s.bezierCurveTo(-0.1, 0.5, -0.1, 0.3, 0.08, 0.04);
      s.bezierCurveTo(0.06, -0.08, -0.04, -0.12, -0.12, -0.06);
    }, 0.05),
    place(vec(0, 0.015, 0)),
  );
  const open = 0.2;
  tool.addModel(half(1), place(vec(0, 0, 0), 0, -open * 0.2));
  tool.addModel(half(-1), place(vec(0, 0, 0), 0, open * 0.2));
  tool.addModel(blade, place(vec(0.02, 0, -0.02), 0, -open));
  tool.addModel(hook, place(vec(-0.02, 0, -0.02), 0, open));
  tool.add(
    metalMaterial('#c7c9cb', 0.25),
    turned(
      [
        [0.001, 0],
        [0.085, 0],
        [0.09, 0.02],
        [0.07, 0.05],
        [0.001, 0.055],
      ],
      32,
    ),
    place(vec(0, 0.12, 0)),
  );
  // the spring: rings side by side between the handles
  for (let i = 0; i < 9; i++)
    tool.add(
      steel,
      new TorusGeometry(0.05, 0.011, 8, 24),
      place(vec((i - 4) * 0.033, 0.085, 0.42), 0, Math.PI / 2),
    );
  model.addModel(tool, place(vec(0, 0, 0), 0, -0.7, 0, k));
  return { close: { target: vec(0, 0.1, -0.1), radius: 0.6 * k }, elevation: 0.85 };
}
