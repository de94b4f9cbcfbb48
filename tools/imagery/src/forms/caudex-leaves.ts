import { Color, type Vector3 } from 'three';
import { bendBlade } from '../core/blade';
import { leafBlade } from '../core/leaf-shapes';
import { shade } from '../core/material-kit';
import { stemMaterial } from '../core/plant-materials';
import { GOLDEN_ANGLE } from '../core/rng';
import { aim, needle, rod, vec } from '../core/solids';
import type { CaudexBuild } from './caudex';

export const THORN = needle(0.05, 4);

/** The leaves at the end of a branch. */
export function addTuft(build: CaudexBuild, tip: Vector3, arm: number): void {
  const { model, rng, kind, leaf, k } = build;
  if (kind.petiole) {
    addStalkedLeaves(build, kind.petiole, tip, arm);
    return;
  }
  const fountain = kind.foliage === 'fountain';
  for (let j = 0; j < kind.leaves; j++) {
    const b = j * GOLDEN_ANGLE + arm;
    const y = j / kind.leaves;
    const length = kind.length * rng.range(0.75, 1.1) * k;
    const bend = {
      length,
      width: length * kind.wide,
      bend: fountain ? rng.range(1.7, 2.6) : rng.range(0.3, 0.8),
      fold: 0.25,
      wave: 0.012,
      waves: 2,
      phase: j,
    };
    const at = tip.clone().add(vec(0, (0.02 + 0.06 * y - (kind.forks ? 0.16 * (1 - y) : 0)) * k, 0));
    const dir = vec(Math.cos(b), (fountain ? 0.7 : 0.12) + 1.15 * y, Math.sin(b));
    model.add(
      leaf,
      bendBlade(leafBlade(kind.leaf, kind.leaves > 60 ? 2 : 4), bend),
      aim(at, dir, vec(-Math.cos(b) * 0.3, 1, -Math.sin(b) * 0.3)),
      y > 0.85 ? new Color('#e2f2b0') : shade('#ffffff', -rng.range(0, 0.14)),
    );
  }
}

/** Leaves on stalks of their own, the older ones lower and further out. */
function addStalkedLeaves(build: CaudexBuild, petiole: number, tip: Vector3, arm: number): void {
  const { model, rng, kind, leaf, k } = build;
  const stalk = stemMaterial(kind.stalkColor ?? '#8a9a5a');
  for (let j = 0; j < kind.leaves; j++) {
    const y = (j + 0.5) / kind.leaves;
    const b = j * GOLDEN_ANGLE + arm * 1.3 + rng.around(0, 0.25);
    const out = vec(Math.cos(b), 0.25 + 1.35 * y + rng.around(0, 0.15), Math.sin(b)).normalize();
    const reach = petiole * (1.1 - 0.45 * y) * rng.range(0.85, 1.12) * k;
    const end = tip
      .clone()
      .addScaledVector(out, reach)
      .add(vec(0, -0.06 * reach, 0));
    model.add(
      stalk,
      rod(
        [
          tip,
          tip
            .clone()
            .lerp(end, 0.5)
            .add(vec(0, 0.1 * reach, 0)),
          end,
        ],
        (t) => (0.017 - 0.006 * t) * k,
        6,
        10,
      ),
    );
    const length = kind.length * rng.range(0.85, 1.1) * (1.06 - 0.3 * y) * k;
    const tint = y > 0.8 ? new Color(kind.young ?? '#e4f2b8') : shade('#ffffff', -rng.range(0, 0.16));
    if (kind.leaflets) {
      addLeaflets(build, kind.leaflets, end, out, length, tint, y);
      continue;
    }
    const dir = vec(Math.cos(b), -0.3 - 0.25 * (1 - y) + 0.3 * y, Math.sin(b));
    const bend = {
      length,
      width: length * kind.wide,
      bend: rng.range(0.45, 0.95),
      fold: rng.range(0.14, 0.3),
      cup: -0.06,
      wave: 0.025,
      waves: 2.4,
      phase: j,
      twist: rng.around(0, 0.2),
    };
    model.add(
      leaf,
      bendBlade(leafBlade(kind.leaf, 6), bend),
      aim(
        end.clone().addScaledVector(dir.clone().normalize(), -0.1 * length),
        dir,
        vec(Math.cos(b) * 0.25 + rng.around(0, 0.2), 1, Math.sin(b) * 0.25 + 0.25),
      ),
      tint,
    );
  }
}

/** Leaflets round the end of a stalk, as fingers of an open hand; the older leaf hangs further. */
function addLeaflets(
  { model, rng, kind, leaf }: CaudexBuild,
  count: number,
  hub: Vector3,
  out: Vector3,
  length: number,
  tint: Color,
  young: number,
): void {
  const axis = vec(0.7 * out.x, 0.9, 0.7 * out.z + 0.15).normalize();
  const x = vec(axis.z, 0.02, -axis.x).normalize();
  const y = axis.clone().cross(x).normalize();
  const turn = rng.range(0, 6.28);
  for (let j = 0; j < count; j++) {
    const a = turn + ((j + rng.around(0, 0.1)) / count) * Math.PI * 2;
    const round = x.clone().multiplyScalar(Math.cos(a)).addScaledVector(y, Math.sin(a));
    const size = length * (0.95 + 0.14 * round.dot(out)) * rng.range(0.92, 1.06);
    const bend = {
      length: size,
      width: size * kind.wide,
      bend: rng.range(0.3, 0.7),
      fold: rng.range(0.16, 0.3),
      wave: 0.02,
      waves: 2,
      phase: j,
    };
    const dir = round.addScaledVector(axis, 0.75 * young - 0.35 * (1 - young) - 0.1);
    model.add(
      leaf,
      bendBlade(leafBlade(kind.leaf, 6), bend),
      aim(hub, dir, axis.clone().add(vec(rng.around(0, 0.2), 0, rng.around(0, 0.2)))),
      tint.clone().multiplyScalar(rng.range(0.93, 1.05)),
    );
  }
}
