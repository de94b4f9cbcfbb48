import { Box3, Mesh } from 'three';
import { expect, it } from 'vitest';
import { setDetail } from '../core/detail';
import { productParams } from '../products/product-params';
import { buildProduct } from '.';

it('[PROD-01] clothes the flowering ash in plumes of narrow threads, over the height of its crown', () => {
  setDetail('shape');
  const params = productParams('tree-aodamo');
  if (!params) throw new Error('tree-aodamo is unknown');
  const [leaves, threads] = [new Box3(), new Box3()];
  buildProduct(params).group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.name.startsWith('leaf')) leaves.expandByObject(part);
    if (part.name.startsWith('petal')) threads.expandByObject(part);
  });
  expect(threads.max.y - threads.min.y).toBeGreaterThan(0.8 * (leaves.max.y - leaves.min.y));
});

it('[PROD-01] spreads the globes of the wattle over the height and width of its crown', () => {
  setDetail('shape');
  const params = productParams('tree-mimosa');
  if (!params) throw new Error('tree-mimosa is unknown');
  const [leaves, globes] = [new Box3(), new Box3()];
  buildProduct(params).group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.name.startsWith('leaf')) leaves.expandByObject(part);
    if (part.name.includes('wattle')) globes.expandByObject(part);
  });
  for (const axis of ['x', 'y'] as const)
    expect(globes.max[axis] - globes.min[axis]).toBeGreaterThan(0.7 * (leaves.max[axis] - leaves.min[axis]));
});
