import type { OptionPickerProps } from '../commerce/product/OptionPicker/OptionPicker.tsx';
import type { SampleLanguage } from './english.ts';

const WEIGHTS = ['100g', '200g', '500g'];
const WORDS = {
  ja: {
    weight: '内容量',
    grind: '挽き目',
    grinds: ['豆のまま', '中挽き', '細挽き'],
    soldOut: '再入荷待ち',
    missing: 'この組み合わせなし',
  },
  en: {
    weight: 'Weight',
    grind: 'Grind',
    grinds: ['Whole beans', 'Medium', 'Fine'],
    soldOut: 'Out of stock',
    missing: 'Not in this combination',
  },
} as const;

/** Coffee by weight and grind for stories: one combination is sold out, one does not exist. */
export function sampleOptions(
  weight: string,
  grind: string,
  language: SampleLanguage = 'ja',
): OptionPickerProps['groups'] {
  const words = WORDS[language];
  const [, medium, fine] = words.grinds;
  const missing = `500g ${fine}`;
  const sample = (name: string, id: string, nearest: string, selected: boolean) => ({
    name,
    id: id === missing ? nearest : id,
    href: `#${id}`,
    selected,
    ...(id === `200g ${medium}` && { note: words.soldOut }),
    ...(id === missing && { note: words.missing, changesOthers: true }),
  });
  return [
    {
      label: words.weight,
      values: WEIGHTS.map((name) => sample(name, `${name} ${grind}`, `500g ${medium}`, name === weight)),
    },
    {
      label: words.grind,
      values: words.grinds.map((name) => sample(name, `${weight} ${name}`, `200g ${fine}`, name === grind)),
    },
  ];
}
