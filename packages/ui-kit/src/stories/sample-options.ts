import type { OptionPickerProps } from '../commerce/product/OptionPicker/OptionPicker.tsx';

const WEIGHTS = ['100g', '200g', '500g'];
const GRINDS = ['豆のまま', '中挽き', '細挽き'];
const SOLD_OUT = '200g 中挽き';
const MISSING = '500g 細挽き';

/** Coffee by weight and grind for stories: one combination is sold out, one does not exist. */
export function sampleOptions(weight: string, grind: string): OptionPickerProps['groups'] {
  const sample = (name: string, id: string, nearest: string, selected: boolean) => ({
    name,
    id: id === MISSING ? nearest : id,
    href: `#${id}`,
    selected,
    ...(id === SOLD_OUT && { note: '再入荷待ち' }),
    ...(id === MISSING && { note: 'この組み合わせなし', changesOthers: true }),
  });
  return [
    {
      label: '内容量',
      values: WEIGHTS.map((name) => sample(name, `${name} ${grind}`, '500g 中挽き', name === weight)),
    },
    {
      label: '挽き目',
      values: GRINDS.map((name) => sample(name, `${weight} ${name}`, '200g 細挽き', name === grind)),
    },
  ];
}
