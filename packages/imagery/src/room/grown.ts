import type { Growth } from '../form-params';
import { BROADLEAF_KINDS, type BroadleafKind } from '../forms/broadleaf-kinds';
import { TREE_KINDS, type TreeKind } from '../forms/tree-kinds';
import type { PottedParams } from './standing';

/** The same individual, younger or older: same seed, same way of growing, other measures. */
export function grown(product: PottedParams, growth: Growth): PottedParams {
  const { leaves = 1, leafSize = 1, stem = 1, tall = 1, spread = 1 } = growth;
  switch (product.form) {
    case 'tree': {
      const kind: TreeKind = { ...TREE_KINDS[product.variant ?? 'ficus'], ...product.tune };
      const { branching, compound } = kind;
      return {
        ...product,
        tune: {
          ...product.tune,
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
        },
      };
    }
    case 'broadleaf': {
      const kind: BroadleafKind = { ...BROADLEAF_KINDS[product.variant ?? 'rubber'], ...product.tune };
      return {
        ...product,
        tune: {
          ...product.tune,
          length: kind.length * leafSize,
          width: kind.width * leafSize,
          height: kind.height * tall,
          spread: kind.spread * spread,
          count: Math.max(3, Math.round(kind.count * leaves)),
          ...(kind.stems === undefined ? {} : { stems: Math.max(1, Math.round(kind.stems * leaves)) }),
        },
      };
    }
    case 'monstera':
    case 'snake':
      return { ...product, growth: { leaves, leafSize, stem, tall, spread } };
    default:
      return product;
  }
}
