import { describe, expect, it } from 'vitest';
import { readSizeSuffix } from './cdn-routes.ts';

const read = (name: string, query = '') => {
  const sized = readSizeSuffix(`/products/${name}`, new URLSearchParams(query));
  return sized && [sized.path, Object.fromEntries(sized.parameters)];
};

describe('[PLAT-04] a size suffix in the name of an image', () => {
  it.each([
    ['yucca_1_300x.jpg', { width: '300' }],
    ['yucca_1_x300.jpg', { height: '300' }],
    ['yucca_1_300x200.jpg', { width: '300', height: '200' }],
    ['yucca_1_300x200_crop_center.jpg', { width: '300', height: '200', crop: 'center' }],
    ['yucca_1_300x@2x.jpg', { width: '600' }],
    ['yucca_1_medium.jpg', { width: '240', height: '240' }],
    ['yucca_1_master.jpg', {}],
    ['yucca_1_100x.progressive.jpg', { width: '100', format: 'pjpg' }],
    ['yucca_1_300x200_crop_middle.jpg', { width: '300', height: '200', crop: 'middle' }],
  ])('%s', (name, parameters) => {
    expect(read(name)).toEqual(['/products/yucca_1.jpg', parameters]);
  });

  it.each(['yucca_1.jpg', 'yucca_x.jpg', 'yucca_1_300.jpg', 'yucca_1_300x', 'yucca_mediumsize.jpg'])(
    'none in %s',
    (name) => {
      expect(read(name)).toBeNull();
    },
  );

  it('the query overrides it, and other query parameters are kept', () => {
    expect(read('yucca_1_300x.jpg', 'width=90&v=3')).toEqual([
      '/products/yucca_1.jpg',
      { width: '90', v: '3' },
    ]);
  });
});
