import { Box3, Mesh } from 'three';
import { expect, it } from 'vitest';
import { setDetail } from '../core/detail';
import { productParams } from '../products/product-params';
import { buildProduct } from '.';

/** The bounds of a tree's leaves, and of its flowers: parts whose name contains a word. */
function crownOf(handle: string, flowers: string): { leaves: Box3; blossom: Box3 } {
  setDetail('shape');
  const params = productParams(handle);
  if (!params) throw new Error(`${handle} is unknown`);
  const [leaves, blossom] = [new Box3(), new Box3()];
  buildProduct(params).group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.name.startsWith('leaf')) leaves.expandByObject(part);
    if (part.name.includes(flowers)) blossom.expandByObject(part);
  });
  return { leaves, blossom };
}

it('[PROD-01] clothes the flowering ash in plumes of narrow threads, over the height of its crown', () => {
  const { leaves, blossom } = crownOf('tree-aodamo', 'petal');
  expect(blossom.max.y - blossom.min.y).toBeGreaterThan(0.8 * (leaves.max.y - leaves.min.y));
});

it('[PROD-01] spreads the globes of the wattle over the height and width of its crown', () => {
  const { leaves, blossom } = crownOf('tree-mimosa', 'wattle');
  for (const axis of ['x', 'y'] as const)
    expect(blossom.max[axis] - blossom.min[axis]).toBeGreaterThan(
      0.7 * (leaves.max[axis] - leaves.min[axis]),
    );
});
