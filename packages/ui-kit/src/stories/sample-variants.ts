import type { VariantOption } from '../commerce/product/VariantPicker/VariantPicker.tsx';

const SIZES = [
  { id: '4', name: '4号', note: '高さ 約25〜35cm', price: { amount: 1980 }, stock: '在庫あり(◯)' },
  { id: '6', name: '6号', note: '高さ 約60〜80cm', price: { amount: 4980 }, stock: '残りわずか 残り3点' },
  {
    id: '8',
    name: '8号',
    note: '高さ 約90〜110cm',
    price: { amount: 9800 },
    stock: '再入荷待ち',
    soldOut: true,
  },
];

/** A plant's variants for stories: ample, few left, sold out. At most three. */
export function sampleVariants(count: number): VariantOption[] {
  return SIZES.slice(0, count).map((size) => ({ ...size, href: `#variant-${size.id}` }));
}
