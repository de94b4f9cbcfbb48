import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Inline } from './Inline.tsx';

const tags = (count: number) =>
  Array.from({ length: count }, (_, index) => <Tag key={String(index)}>{`札の${index + 1}枚目`}</Tag>);

const meta = preview.meta({
  title: 'Primitives/Inline',
  component: Inline,
  args: { gap: 'small', children: tags(3) },
});

export const Standard = meta.story();
export const Wrapped = meta.story({
  tags: ['en'],
  args: { children: tags(12) },
  parameters: english(Inline, {
    children: Array.from({ length: 12 }, (_, index) => (
      <Tag key={String(index)}>{`Tag no. ${index + 1}`}</Tag>
    )),
  }),
});
export const Spread = meta.story({ args: { spread: true, children: tags(2) } });
