import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag.tsx';
import { Inline } from './Inline.tsx';

const tags = (count: number) =>
  Array.from({ length: count }, (_, index) => <Tag key={String(index)}>{`札の${index + 1}枚目`}</Tag>);

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { gap: 'small', children: tags(3) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Wrapped: Story = { args: { children: tags(12) } };
export const Spread: Story = { args: { spread: true, children: tags(2) } };
