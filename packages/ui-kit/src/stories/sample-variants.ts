import type { VariantOption } from '../commerce/product/VariantPicker/VariantPicker.tsx';
import type { SampleLanguage } from './english.ts';

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
const ENGLISH = [
  { name: 'No. 4 pot', note: 'about 25–35 cm tall', stock: 'In stock' },
  { name: 'No. 6 pot', note: 'about 60–80 cm tall', stock: 'Only a few left: 3 left' },
  { name: 'No. 8 pot', note: 'about 90–110 cm tall', stock: 'Out of stock' },
];

/** A plant's variants for stories: ample, few left, sold out. At most three. */
export function sampleVariants(count: number, language: SampleLanguage = 'ja'): VariantOption[] {
  return SIZES.slice(0, count).map((size, index) => ({
    ...size,
    ...(language === 'en' && ENGLISH[index]),
    href: `#variant-${size.id}`,
  }));
}
