import type { ProductParams } from '../params';
import { FERTILIZER } from './fertilizer';
import { GARDENINGGOODS } from './gardeninggoods';

/**
 * A bag of so many litres beside the largest of its series: printed with the amount, scaled by the cube root, with grains
 * of the same true size.
 */
function bag(handle: string, litres: number, largest: number, grain = 1): ProductParams {
  const product = FERTILIZER[handle];
  if (product?.form !== 'soil-bag') throw new Error(`${handle} is not sold in bags`);
  const share = Math.cbrt(litres / largest);
  const { heap } = product;
  return {
    ...product,
    labelSub: `${litres} L`,
    ...(share < 1 ? { share } : {}),
    ...(heap ? { heap: { ...heap, grain: (heap.grain * grain) / share } } : {}),
  };
}

const bags = (handle: string, few: number, many: number): Readonly<Record<string, ProductParams>> => ({
  [`${few}L`]: bag(handle, few, many),
  [`${many}L`]: bag(handle, many, many),
});

const tool = (product: ProductParams | undefined, changes: object): ProductParams => {
  if (product?.form !== 'tool') throw new Error('no tool for variants');
  return { ...product, ...changes };
};

/** Products sold by content: each beside the largest of its series, by product and name of the variant. */
export const IN_SERIES: Readonly<Record<string, Readonly<Record<string, ProductParams>>>> = {
  'soil-kanyo': bags('soil-kanyo', 5, 14),
  'soil-taniku': bags('soil-taniku', 3, 10),
  'soil-hydroball': bags('soil-hydroball', 1, 5),
  'soil-yasai': bags('soil-yasai', 14, 25),
  // chips of two sizes
  'soil-bark': { 'S 5L': bag('soil-bark', 5, 10, 0.62), 'M 10L': bag('soil-bark', 10, 10) },
  'soil-hachizoko': bags('soil-hachizoko', 5, 10),
  'fert-ekihi': {
    '450ml': tool(FERTILIZER['fert-ekihi'], { content: '450 ml', share: Math.cbrt(450 / 800) }),
    '800ml': tool(FERTILIZER['fert-ekihi'], { content: '800 ml' }),
  },
  // 24 and 28 cm high
  'tool-jouro': {
    '900ml': tool(GARDENINGGOODS['tool-jouro'], { share: 24 / 28 }),
    '1.5L': tool(GARDENINGGOODS['tool-jouro'], { seed: 77 }),
  },
};
