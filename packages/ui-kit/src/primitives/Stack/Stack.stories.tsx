import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Stack } from './Stack.tsx';

const tags = ['新入荷', '送料無料', '限定'].map((label) => <Tag key={label}>{label}</Tag>);

const meta = preview.meta({
  title: 'Primitives/Stack',
  component: Stack,
  args: { gap: 'standard', children: tags },
});

export const Standard = meta.story({
  tags: ['en'],
  parameters: english(Stack, {
    children: ['New', 'Free shipping', 'Limited'].map((label) => <Tag key={label}>{label}</Tag>),
  }),
});
export const Close = meta.story({ args: { gap: 'xxsmall' } });
export const Wide = meta.story({ args: { gap: 'xlarge' } });
