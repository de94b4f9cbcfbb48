import { BoxGeometry, CylinderGeometry, SphereGeometry } from 'three';
import { glowMaterial, metalMaterial, potMaterial } from '../core/goods-materials';
import { place, rod, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Position of the pole, so that base and head balance in the frame. */
const POLE_X = -0.42;
/** The head's middle, and its tilt towards the viewer, which makes its light visible. */
const HEAD = vec(0.28, 2.16, 0.12);
const TIP = -0.62;

/** Grow light: a round head full of diodes on a pole that slides, a flat weight below, a cable with the timer's buttons. */
export function addPlantLamp({ model, color }: ToolKit): Built {
  const body = metalMaterial(color ?? '#2f2f2f', 0.5);
  const trim = potMaterial('plastic', '#8b9094');
  model.add(
    body,
    turned(
      [
        [0.001, 0],
        [0.5, 0],
        [0.52, 0.012],
        [0.52, 0.05],
        [0.5, 0.068],
        [0.06, 0.078],
        [0.052, 0.13],
        [0.001, 0.13],
      ] satisfies Outline,
      96,
    ),
    place(vec(POLE_X, 0, 0)),
  );
  const upright = (from: number, to: number, radius: number, material = body): void => {
    model.add(
      material,
      new CylinderGeometry(radius, radius, to - from, 28),
      place(vec(POLE_X, (from + to) / 2, 0)),
    );
  };
  upright(0.08, 1.22, 0.032);
  upright(1.18, 1.3, 0.045, trim);
  upright(1.25, 2.2, 0.023);
  // the screw that holds the pole at its height
  model.add(
    trim,
    new CylinderGeometry(0.032, 0.032, 0.09, 20),
    place(vec(POLE_X + 0.07, 1.24, 0), 0, 0, Math.PI / 2),
  );
  const back = vec(0, 0.13, 0)
    .applyMatrix4(place(vec(0, 0, 0), TIP))
    .add(HEAD);
  model.add(
    body,
    rod(
      [
        vec(POLE_X, 2.16, 0),
        vec(POLE_X, 2.3, 0),
        vec(POLE_X + 0.1, 2.46, -0.01),
        vec(POLE_X + 0.36, 2.5, -0.03),
        vec(HEAD.x - 0.04, 2.42, back.z - 0.03),
        back,
      ],
      () => 0.022,
      16,
      70,
    ),
  );
  model.add(trim, new SphereGeometry(0.055, 24, 16), place(back));
  addHead({ model, color });
  addCable({ model, color });
  return {
    close: { target: HEAD.clone(), radius: 0.7 },
    elevation: 0.12,
    closeElevation: 0.02,
  };
}

/** A shallow dish: shell, a rim, a pale diffuser, and diodes in three circles. */
function addHead({ model, color }: Pick<ToolKit, 'model' | 'color'>): void {
  const head = place(HEAD, TIP);
  model.add(
    metalMaterial(color ?? '#2f2f2f', 0.5),
    turned(
      [
        [0.001, 0.13],
        [0.12, 0.12],
        [0.3, 0.085],
        [0.54, 0.055],
        [0.585, 0.035],
        [0.59, 0],
        [0.58, -0.02],
        [0.55, -0.022],
        [0.54, -0.002],
      ] satisfies Outline,
      96,
    ),
    head,
  );
  model.add(
    glowMaterial('#e6e4de', 0.45),
    turned(
      [
        [0.545, -0.004],
        [0.3, -0.006],
        [0.001, -0.006],
      ] satisfies Outline,
      72,
    ),
    head,
  );
  const diode = new SphereGeometry(0.021, 12, 8);
  for (const [ring, radius] of [0.16, 0.31, 0.46].entries())
    for (let i = 0, count = 10 + 10 * ring; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + ring * 0.2;
      model.add(
        // a few warmer ones among the white
        glowMaterial(i % 5 === 2 ? '#ffe2a8' : '#ffffff', 1),
        diode,
        head
          .clone()
          .multiply(place(vec(Math.cos(a) * radius, -0.01, Math.sin(a) * radius), 0, 0, 0, vec(1, 0.5, 1))),
      );
    }
}

/** Out of the base, along the floor, through a small box with three buttons. */
function addCable({ model, color }: Pick<ToolKit, 'model' | 'color'>): void {
  const rubber = potMaterial('plastic', color ?? '#2f2f2f');
  const boxAt = vec(0.42, 0.06, 0.3);
  model.add(
    rubber,
    rod(
      [vec(POLE_X + 0.5, 0.03, 0.05), vec(0.16, 0.016, 0.2), vec(0.3, 0.03, 0.28), boxAt],
      () => 0.014,
      8,
      30,
    ),
  );
  model.add(
    rubber,
    rod(
      [
        boxAt,
        vec(0.62, 0.02, 0.34),
        vec(0.82, 0.016, 0.26),
        vec(0.88, 0.016, 0),
        vec(0.8, 0.016, -0.4),
        vec(0.86, 0.016, -0.8),
      ],
      () => 0.014,
      8,
      50,
    ),
  );
  const turn = -0.2;
  model.add(rubber, new BoxGeometry(0.34, 0.09, 0.15), place(boxAt, 0, turn));
  for (const i of [-1, 0, 1])
    model.add(
      potMaterial('plastic', i === 0 ? '#7fb83a' : '#d9dcde'),
      new CylinderGeometry(0.032, 0.032, 0.03, 20),
      place(boxAt, 0, turn).multiply(place(vec(i * 0.095, 0.05, 0))),
    );
}
