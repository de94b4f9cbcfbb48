import { Box3, Color, type Group, Matrix4, Mesh } from 'three';
import { expect, it } from 'vitest';
import { setDetail } from '../core/detail';
import { Model } from '../core/model';
import { Rng } from '../core/rng';
import { addFruit } from './fruit-shapes';

it('[PROD-01] lays the calyx of a strawberry over its shoulders: no flesh rises above it', () => {
  setDetail('shape');
  const model = new Model();
  addFruit(model, new Rng(1), 'strawberry', new Matrix4(), new Color('#d0241f'));
  const group = model.build();
  expect(boxOf(group, 'fruit').max.y).toBeLessThan(boxOf(group, 'calyx').max.y);
  expect(boxOf(group, 'calyx').min.y - boxOf(group, 'fruit').max.y).toBeLessThan(0.05);
});

function boxOf(group: Group, name: string): Box3 {
  const box = new Box3();
  group.traverse((part) => {
    if (part instanceof Mesh && part.name.includes(name)) box.expandByObject(part);
  });
  return box;
}
