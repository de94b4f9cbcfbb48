import { BoxGeometry, Color, TorusGeometry } from 'three';
import { paperMaterial, potMaterial, woodMaterial } from '../core/goods-materials';
import { fleshMaterial } from '../core/plant-materials';
import { lump, place, rod, surface, turned, vec } from '../core/solids';
import type { Built } from './build-form';
import type { Outline, ToolKit } from './tool-kit';

/** Knotted hanger around a white pot. */
export function addMacrame({ model, rng, color }: ToolKit): Built {
  const knot = lump(rng, 1, 0.15);
  const cord = fleshMaterial('cord', 0.95, 0.1);
  const tint = new Color(color ?? '#efe6d3');
  const lift = 0.9;
  model.add(
    potMaterial('matte', '#f2efe9'),
    turned(
      [
        [0.001, lift],
        [0.4, lift],
        [0.58, lift + 0.25],
        [0.64, lift + 0.6],
        [0.6, lift + 0.95],
        [0.55, lift + 0.95],
        [0.56, lift + 0.6],
        [0.3, lift + 0.2],
        [0.001, lift + 0.18],
      ] satisfies Outline,
      64,
    ),
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    const b = (Math.floor(i / 2) / 4) * Math.PI * 2 + 0.4;
    const at = (angle: number, r: number, y: number) => vec(Math.cos(angle) * r, y, Math.sin(angle) * r);
    const twist = (t: number): number => 0.028 * (1 + 0.25 * Math.sin(t * 160));
    model.add(
      cord,
      rod(
        [
          vec(0, lift - 0.12, 0),
          at(a, 0.45, lift + 0.02),
          at(a + 0.3, 0.66, lift + 0.5),
          at(b, 0.66, lift + 1),
          at(b, 0.3, lift + 1.9),
          vec(0, lift + 2.6, 0),
        ],
        twist,
        7,
        120,
      ),
      undefined,
      tint,
    );
    model.add(cord, knot, place(at(b, 0.66, lift + 1), 0, 0, 0, 0.075), tint);
  }
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4;
    const r = 0.05 + 0.002 * i;
    model.add(
      cord,
      rod(
        [
          vec(0, lift - 0.1, 0),
          vec(Math.cos(a) * r * 1.4, lift - 0.5, Math.sin(a) * r * 1.4),
          vec(Math.cos(a) * r * 1.7, 0.04 + (i % 5) * 0.03, Math.sin(a) * r * 1.7),
        ],
        () => 0.013,
        5,
        12,
      ),
      undefined,
      tint,
    );
  }
  model.add(cord, knot, place(vec(0, lift - 0.12, 0), 0, 0, 0, 0.12), tint);
  model.add(woodMaterial('#b08a5c'), new TorusGeometry(0.14, 0.03, 12, 48), place(vec(0, lift + 2.72, 0)));
  return { close: { target: vec(0, lift + 0.9, 0.4), radius: 0.6 }, elevation: 0.14 };
}

/** A wrapped box with a bow, and a card. */
export function addGift({ model, color }: ToolKit): Built {
  const turn = place(vec(-0.2, 0, 0), 0, 0.4);
  model.add(
    paperMaterial('#efe6d6', 0),
    new BoxGeometry(1.4, 1, 1.2),
    turn.clone().multiply(place(vec(0, 0.5, 0))),
  );
  const ribbon = potMaterial('plastic', color ?? '#7ac719');
  model.add(ribbon, new BoxGeometry(0.16, 1.015, 1.215), turn.clone().multiply(place(vec(0, 0.5, 0))));
  model.add(ribbon, new BoxGeometry(1.415, 1.015, 0.16), turn.clone().multiply(place(vec(0, 0.5, 0))));
  for (let i = 0; i < 4; i++)
    model.add(
      ribbon,
      surface(
        (u, v) => {
          const a = u * Math.PI * 2;
          return vec(
            0.26 - 0.26 * Math.cos(a),
            0.02 + 0.15 * (1 - Math.cos(a)) * 0.8 + 0.12 * Math.sin(a),
            (v - 0.5) * 0.16,
          );
        },
        28,
        2,
      ),
      turn.clone().multiply(place(vec(0, 1, 0), 0, i * 1.57 + 0.7)),
    );
  model.add(
    paperMaterial('#fdfbf3', 0),
    new BoxGeometry(0.8, 0.55, 0.02),
    place(vec(0.85, 0.29, 0.75), -0.2, -0.3),
  );
  model.add(
    paperMaterial(color ?? '#7ac719', 0),
    new BoxGeometry(0.5, 0.04, 0.022),
    place(vec(0.85, 0.36, 0.752), -0.2, -0.3),
  );
  return { close: { target: vec(-0.1, 1, 0.2), radius: 0.6 }, elevation: 0.3 };
}
