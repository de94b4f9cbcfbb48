import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  type MeshPhysicalMaterial,
  SphereGeometry,
} from 'three';
import { bendBlade, gridBlade, ovate } from '../core/blade';
import { metalMaterial } from '../core/goods-materials';
import { leafMaterial } from '../core/leaf-material';
import { shade } from '../core/material-kit';
import type { Model } from '../core/model';
import { fleshMaterial, stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE, lerp, type Rng } from '../core/rng';
import { aim, lump, place, rod, vec } from '../core/solids';
import type { Built } from './build-form';
import { addWallBoard } from './wall-board';

/** One kind of eucalyptus: its leaf, the number on a branch, and their angle. */
interface Kind {
  material: MeshPhysicalMaterial;
  leaves: readonly BufferGeometry[];
  pairs: number;
  /** Length of a leaf, at the branch's foot and at its tip. */
  size: readonly [number, number];
  /** How far leaves hang along the branch, 0 across it. */
  along: number;
}

/** Height of the tie above the ground, and how far before the board the bunch hangs. */
const TIE = 1.95;
const OFF = 0.16;

/** Branches: distance of the tip from the middle, its drop, its distance from the board, and its kind. */
const BRANCHES = [
  [-0.5, 1.12, 0.06, 0],
  [0.52, 1.08, 0.06, 1],
  [-0.32, 1.42, 0.08, 1],
  [0.34, 1.45, 0.07, 0],
  [0.02, 1.72, 0.08, 1],
  [-0.14, 1.6, 0.14, 2],
  [0.2, 1.58, 0.14, 2],
  [-0.44, 0.86, 0.2, 2],
  [0.44, 0.84, 0.2, 2],
  [0.04, 1.4, 0.22, 0],
  [-0.26, 1.1, 0.26, 0],
  [0.27, 1.12, 0.26, 1],
  [-0.05, 1, 0.33, 2],
  [-0.2, 0.72, 0.34, 1],
  [0.18, 0.76, 0.35, 0],
] as const;

/** A bunch of eucalyptus tied at its stems and hung, tips down, from a nail in a pale board. */
export function addSwag(model: Model, rng: Rng, color: string, tie: string): Built {
  const blade = (long: number, wide: number, peak: number, tip: number): BufferGeometry[] =>
    Array.from({ length: 4 }, () =>
      bendBlade(gridBlade(ovate(peak, 0.55, tip), 4, 10), {
        length: long,
        width: wide,
        bend: rng.range(0.2, 0.7),
        fold: rng.range(0.08, 0.25),
        wave: 0.03,
        waves: 2,
        phase: rng.range(0, 6),
      }),
    );
  const leaf = (tone: string, veins: number): MeshPhysicalMaterial =>
    leafMaterial({
      color: tone,
      veins,
      roughness: 0.78,
      clearcoat: 0,
      translucency: 0.3,
      veinLight: 0.1,
      relief: 1,
    });
  const kinds: readonly Kind[] = [
    {
      material: leaf(color, 5),
      leaves: blade(1, 0.92, 0.48, 0.45),
      pairs: 11,
      size: [0.2, 0.11],
      along: 0.25,
    },
    {
      material: leaf(shade(color, -0.12, 0.08, -0.02).getStyle(), 7),
      leaves: blade(1, 0.17, 0.35, 0.9),
      pairs: 15,
      size: [0.4, 0.26],
      along: 1.1,
    },
    {
      material: leaf(shade(color, 0.02, -0.02, 0.06).getStyle(), 3),
      leaves: blade(1, 0.62, 0.45, 0.7),
      pairs: 20,
      size: [0.145, 0.085],
      along: 0.5,
    },
  ];
  const twig = stemMaterial('#8a6f5a');
  const berry = lump(rng, 1, 0.12);
  for (const [i, [x, deep, forward, which]] of BRANCHES.entries()) {
    const kind = kinds[which];
    if (!kind) break;
    const a = i * GOLDEN_ANGLE;
    const foot = vec(
      -0.22 * x + 0.02 * Math.cos(a),
      TIE + 0.24 + 0.05 * Math.sin(i * 2.7),
      OFF + 0.03 * Math.sin(a),
    );
    const knot = vec(0.035 * Math.cos(a), TIE, OFF + 0.02 + 0.03 * Math.sin(a));
    const points = [
      foot,
      knot,
      vec(x * 0.45, TIE - deep * 0.4, OFF + forward * 0.7),
      vec(x * 0.85, TIE - deep * 0.78, OFF + forward * 0.9),
      vec(x + rng.around(0, 0.03), TIE - deep, OFF + forward * 0.55),
    ];
    model.add(
      twig,
      rod(points, (t) => 0.018 * (1 - 0.65 * t), 6, 30),
    );
    addLeaves(model, rng, kind, new CatmullRomCurve3(points));
    if (which === 2 && i % 2) addSeeds(model, rng, berry, new CatmullRomCurve3(points));
  }
  addTie(model, rng, tie);
  addWallBoard(model, { planks: 3, width: 0.46, height: 2.56, color: '#efe3cf' });
  return { close: { target: vec(0, TIE - 0.62, 0.3), radius: 0.6 }, elevation: 0.1, closeElevation: 0.16 };
}

function addLeaves(model: Model, rng: Rng, kind: Kind, curve: CatmullRomCurve3): void {
  for (let j = 0; j < kind.pairs; j++) {
    // no leaves above the tie
    const t = lerp(0.3, 1, (j + 0.6) / kind.pairs);
    const at = curve.getPointAt(Math.min(1, t));
    const along = curve.getTangentAt(Math.min(1, t));
    const turn = j * 1.35 + rng.around(0, 0.3);
    for (const side of [0, Math.PI]) {
      const b = turn + side;
      const dir = vec(Math.cos(b), 0, Math.sin(b) * 0.8 + 0.22).addScaledVector(along, kind.along);
      const size = lerp(kind.size[0], kind.size[1], (j / kind.pairs) ** 1.3) * rng.range(0.82, 1.12);
      model.add(
        kind.material,
        rng.pick(kind.leaves),
        aim(at, dir, vec(Math.cos(b) * 0.3, 0.35, 1), size),
        shade('#ffffff', -rng.range(0, 0.2)),
      );
    }
  }
}

/** Little buds in clusters near the tip. */
function addSeeds(model: Model, rng: Rng, berry: BufferGeometry, curve: CatmullRomCurve3): void {
  const flesh = fleshMaterial('eucalyptus-seed', 0.7, 0.3);
  for (let j = 0; j < 26; j++) {
    const at = curve
      .getPointAt(rng.range(0.45, 0.85))
      .add(vec(rng.around(0, 0.07), rng.around(0, 0.05), rng.range(0.02, 0.1)));
    const s = rng.range(0.014, 0.022);
    model.add(
      flesh,
      berry,
      place(at, rng.range(0, 6), 0, rng.range(0, 6), vec(s, s * 1.3, s)),
      new Color('#a7b48f').multiplyScalar(rng.range(0.75, 1.1)),
    );
  }
}

/** Raffia wound round the stems, a bow, and the loop by which it hangs. */
function addTie(model: Model, rng: Rng, color: string): void {
  const raffia = fleshMaterial('raffia', 0.9, 0.15);
  const tint = new Color(color);
  for (let i = 0; i < 9; i++) {
    const y = TIE - 0.06 + 0.015 * i;
    const r = 0.085 + rng.around(0, 0.004);
    const ring = Array.from({ length: 13 }, (_, j) => {
      const a = (j / 12) * Math.PI * 2;
      return vec(Math.cos(a) * r * 1.1, y + 0.012 * Math.sin(a + i), OFF + 0.01 + Math.sin(a) * r * 0.9);
    });
    model.add(
      raffia,
      rod(ring, () => 0.0105, 6, 36),
      undefined,
      tint.clone().multiplyScalar(rng.range(0.88, 1.05)),
    );
  }
  const front = OFF + 0.1;
  for (const s of [-1, 1]) {
    model.add(
      raffia,
      rod(
        [
          vec(0, TIE, front),
          vec(s * 0.14, TIE + 0.07, front + 0.03),
          vec(s * 0.24, TIE - 0.02, front + 0.03),
          vec(s * 0.12, TIE - 0.07, front + 0.02),
          vec(0, TIE, front),
        ],
        () => 0.011,
        6,
        30,
      ),
      undefined,
      tint,
    );
    model.add(
      raffia,
      rod(
        [vec(0, TIE, front), vec(s * 0.08, TIE - 0.16, front + 0.06), vec(s * 0.15, TIE - 0.36, front + 0.1)],
        () => 0.01,
        6,
        16,
      ),
      undefined,
      tint,
    );
    model.add(
      raffia,
      rod(
        [vec(s * 0.06, TIE + 0.03, OFF), vec(s * 0.07, TIE + 0.3, 0.12), vec(0, TIE + 0.4, 0.09)],
        () => 0.009,
        6,
        16,
      ),
      undefined,
      tint,
    );
  }
  const brass = metalMaterial('#b08d4a', 0.35);
  model.add(
    brass,
    rod([vec(0, TIE + 0.385, 0.02), vec(0, TIE + 0.395, 0.14)], () => 0.014, 10, 2),
  );
  model.add(brass, new SphereGeometry(0.03, 18, 12), place(vec(0, TIE + 0.396, 0.14)));
}
