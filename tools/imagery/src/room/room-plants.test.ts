import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { Box3, type Group, Mesh, Triangle, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { setDetail } from '../core/detail';
import { buildProduct } from '../forms';
import { productParams } from '../products/product-params';
import { variantParams } from '../products/variant-params';
import { type RoomPlant, roomPlants } from './room-plants';
import { ROOM_SIZES } from './room-sizes';
import { type Stood, standing } from './standing';

const catalogue = loadCatalogue();
const plants = roomPlants(catalogue);
/** Each is built once: it takes a second. */
const built = new Map<string, Stood>();

function stood(plant: RoomPlant): Stood {
  const known = built.get(plant.name) ?? standing(plant.standing);
  built.set(plant.name, known);
  return known;
}

beforeAll(() => setDetail('shape'));

describe('[ROOM-05] plants in the room', () => {
  it.each(plants)('$name has the height of the catalogue on the ruler, and a pot of its 号', (plant) => {
    const { heightCm, potCm, group } = stood(plant);
    const [from, to] = plant.range;
    expect(heightCm / ((from + to) / 2)).toBeCloseTo(1, 2);
    expect(potCm).toBeGreaterThanOrEqual(plant.potCm);
    expect(potCm).toBeLessThanOrEqual(plant.potCm * 1.15);
    const { min, max } = new Box3().setFromObject(group);
    // furniture stands on both sides
    expect(max.x - min.x).toBeLessThan(1.3);
  });

  it.each(Object.keys(ROOM_SIZES))(
    '%s: a smaller size is a younger plant, with fewer and smaller leaves',
    (handle) => {
      const sizes = plants
        .filter((plant) => plant.handle === handle)
        .sort((one, other) => one.standing.heightCm - other.standing.heightCm);
      const areas = sizes.map((plant) => leafArea(stood(plant).group));
      expect(areas).toEqual([...areas].sort((a, b) => a - b));
      const shares = sizes.map(({ variant }) => ROOM_SIZES[handle]?.[variant.title]?.leaves ?? 1);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(new Set(shares).size).toBe(sizes.length);
    },
  );

  it.each(plants)(
    "$name is the same plant as in the product's other images",
    ({ handle, variant, standing: { product } }) => {
      const specimen = variantParams(handle, variant.title, {});
      if (specimen === undefined || specimen.form === 'group')
        throw new Error(`${handle} is not a potted plant`);
      const marks = ({ form, seed, potColor, leafColor }: typeof specimen) => ({
        form,
        seed,
        potColor,
        leafColor,
      });
      expect(marks(product)).toEqual(marks(specimen));
    },
  );

  it('derives an unnamed pot from the sizes of the same height', () => {
    const told = plants.filter(({ variant }) => /^\d+号$/.test(variant.title));
    const untold = plants.filter((plant) => !told.includes(plant));
    expect(untold.length).toBeGreaterThan(0);
    for (const { name, range, potCm } of untold) {
      const middle = (range[0] + range[1]) / 2;
      const near = told
        .map((plant) => ({
          potCm: plant.potCm,
          off: Math.abs((plant.range[0] + plant.range[1]) / 2 - middle),
        }))
        .filter(({ off }) => off <= Math.max(10, 0.2 * middle))
        .map((plant) => plant.potCm);
      expect(potCm, name).toBeGreaterThanOrEqual(Math.min(...near));
      expect(potCm, name).toBeLessThanOrEqual(Math.max(...near));
    }
  });

  it('leaves the specimens unchanged', () => {
    const specimen = productParams('monstera-deliciosa');
    if (specimen?.form !== 'monstera') throw new Error('no monstera');
    const count = (params: typeof specimen) => {
      let points = 0;
      buildProduct(params).group.traverse((part) => {
        if (part instanceof Mesh) points += part.geometry.getAttribute('position').count;
      });
      return points;
    };
    expect(count({ ...specimen, growth: {} })).toBe(count(specimen));
  });
});

/** Square metres of leaf. */
function leafArea(plant: Group): number {
  let area = 0;
  plant.traverse((part) => {
    if (!(part instanceof Mesh) || !/leaf/.test(part.material.name)) return;
    const { index, attributes } = part.geometry;
    const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
    for (let i = 0; i < index.count; i += 3) {
      for (const [k, point] of [a, b, c].entries())
        point.fromBufferAttribute(attributes.position, index.getX(i + k)).applyMatrix4(part.matrixWorld);
      area += new Triangle(a, b, c).getArea();
    }
  });
  return area;
}
