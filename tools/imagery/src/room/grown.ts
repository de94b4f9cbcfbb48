import type { Growth } from '../form-params';
import { BROADLEAF_KINDS, type BroadleafKind } from '../forms/broadleaf-kinds';
import { CACTUS_KINDS, type CactusKind } from '../forms/cactus-kinds';
import type { CaudexKind } from '../forms/caudex-kind';
import { CAUDEX_KINDS } from '../forms/caudex-kinds';
import { ROSETTE_KINDS, type RosetteKind } from '../forms/rosette-kinds';
import { TRAILING_KINDS, type TrailingKind } from '../forms/trailing-kinds';
import { TREE_KINDS, type TreeKind } from '../forms/tree-kinds';
import type { PottedParams } from './standing';

/** The same individual, younger or older: same seed and growth, other measures. */
export function grown(product: PottedParams, growth: Growth): PottedParams {
  const { leaves = 1, leafSize = 1, stem = 1, tall = 1, spread = 1 } = growth;
  switch (product.form) {
    case 'tree': {
      const kind: TreeKind = { ...TREE_KINDS[product.variant ?? 'ficus'], ...product.tune };
      const { branching, compound } = kind;
      return tuned(product, {
        length: kind.length * leafSize,
        width: kind.width * leafSize,
        height: kind.height * tall,
        thick: kind.thick * stem,
        perTwig: Math.max(1, kind.perTwig * leaves),
        ...(branching === undefined
          ? {}
          : {
              branching: {
                ...branching,
                forks: [
                  Math.max(1, Math.round(branching.forks[0] * Math.sqrt(leaves))),
                  Math.max(2, Math.round(branching.forks[1] * Math.sqrt(leaves))),
                ],
                shrink: branching.shrink * spread,
                angle: branching.angle * Math.sqrt(spread),
              },
            }),
        ...(compound === undefined ? {} : { compound: { ...compound, stalk: compound.stalk * leafSize } }),
      });
    }
    case 'broadleaf': {
      const kind: BroadleafKind = { ...BROADLEAF_KINDS[product.variant ?? 'rubber'], ...product.tune };
      return tuned(product, {
        length: kind.length * leafSize,
        width: kind.width * leafSize,
        height: kind.height * tall,
        spread: kind.spread * spread,
        count: Math.max(3, Math.round(kind.count * leaves)),
        ...(kind.stems === undefined ? {} : { stems: Math.max(1, Math.round(kind.stems * leaves)) }),
      });
    }
    case 'rosette': {
      const kind: RosetteKind = { ...ROSETTE_KINDS[product.variant ?? 'echeveria'], ...product.tune };
      return tuned(product, {
        count: Math.max(6, Math.round(kind.count * leaves)),
        length: kind.length * tall,
        width: kind.width * leafSize,
        thickness: kind.thickness * leafSize,
        open: [kind.open[0] * spread, kind.open[1] * spread],
      });
    }
    case 'caudex': {
      const kind: CaudexKind = { ...CAUDEX_KINDS[product.variant ?? 'gracilius'], ...product.tune };
      return tuned(product, {
        radius: kind.radius * stem,
        height: kind.height * tall,
        arms: kind.arms > 1 ? Math.max(2, Math.round(kind.arms * leaves)) : kind.arms,
        armLength: [kind.armLength[0] * spread, kind.armLength[1] * spread],
        leaves: Math.max(3, Math.round(kind.leaves * leaves)),
        length: kind.length * leafSize,
      });
    }
    case 'cactus': {
      const kind: CactusKind = { ...CACTUS_KINDS[product.variant ?? 'plain'], ...product.tune };
      return tuned(product, {
        // it has no leaves: further growth adds stems
        bodies: kind.bodies
          .slice(0, Math.max(1, Math.round(kind.bodies.length * leaves)))
          .map((body) => ({ ...body, r: body.r * stem, h: body.h * tall })),
      });
    }
    case 'trailing': {
      const kind: TrailingKind = { ...TRAILING_KINDS[product.variant ?? 'pothos'], ...product.tune };
      return tuned(product, {
        // it stands on the table itself, and its height includes pot and crown
        plinth: 0,
        size: kind.size * leafSize,
        vines: Math.max(3, Math.round(kind.vines * leaves)),
        crown: Math.max(4, Math.round(kind.crown * leaves)),
        crownHeight: kind.crownHeight * tall,
        fall: [kind.fall[0] * spread, kind.fall[1] * spread],
      });
    }
    case 'monstera':
    case 'snake':
    case 'palm':
    case 'fern':
      return { ...product, growth: { leaves, leafSize, stem, tall, spread } };
    default:
      return product;
  }
}

/** The product with these measures in place of its kind's. */
function tuned<P extends PottedParams & { tune?: object }>(product: P, measures: NonNullable<P['tune']>): P {
  return { ...product, tune: { ...product.tune, ...measures } };
}
