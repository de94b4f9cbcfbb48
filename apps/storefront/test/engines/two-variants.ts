import { yen } from '@shop/rules/yen';

/** A variant in stock with a picture, and one on sale that is sold out. */
export const twoVariants = <Picture>(image: Picture) => [
  {
    id: 1,
    title: '3号',
    optionValues: ['3号'],
    sku: 'a-1',
    price: yen(1_280),
    compareAtPrice: null,
    quantity: 1,
    image,
  },
  {
    id: 2,
    title: '5号',
    optionValues: ['5号'],
    sku: 'a-2',
    price: yen(2_480),
    compareAtPrice: yen(3_000),
    quantity: 0,
    image: null,
  },
];
