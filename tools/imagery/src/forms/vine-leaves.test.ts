import { Box3, type Material, Mesh } from 'three';
import { expect, it } from 'vitest';
import { setDetail } from '../core/detail';
import { productParams } from '../products/product-params';
import { buildProduct } from '.';

it.each(['philodendron-oxy', 'pothos-golden', 'pothos-enjoy', 'ivy'])(
  '[PROD-01] repeats no pattern beside itself on %s, and lets only few of its leaves turn yellow',
  (handle) => {
    setDetail('shape');
    const params = productParams(handle);
    if (!params) throw new Error(`${handle} is unknown`);
    const points = new Map<Material, number>();
    buildProduct(params).group.traverse((part) => {
      if (!(part instanceof Mesh) || !part.name.startsWith('leaf')) return;
      points.set(part.material, part.geometry.getAttribute('position').count);
    });
    const shares = [...points.values()].sort((a, b) => a - b);
    const all = shares.reduce((sum, one) => sum + one, 0);
    expect(shares).toHaveLength(6);
    expect((shares[0] ?? 0) / all).toBeLessThan(0.08);
    expect((shares[5] ?? 0) / all).toBeLessThan(0.4);
  },
);

it.each(['philodendron-oxy', 'ivy', 'monstera-adansonii', 'pothos-enjoy'])(
  '[PROD-01] shows %s without a stand, stems down to its foot',
  (handle) => {
    setDetail('shape');
    const params = productParams(handle);
    if (!params) throw new Error(`${handle} is unknown`);
    const names = new Set<string>();
    let lowest = 9;
    buildProduct(params).group.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      names.add(part.name.split(':')[0] ?? '');
      if (part.name.startsWith('leaf')) lowest = Math.min(lowest, new Box3().setFromObject(part).min.y);
    });
    expect(names).not.toContain('wood');
    expect(lowest).toBeGreaterThan(-0.01);
    expect(lowest).toBeLessThan(0.3);
  },
);
