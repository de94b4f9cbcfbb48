import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag.tsx';
import { Stack } from './Stack.tsx';

const tags = ['新入荷', '送料無料', '限定'].map((label) => <Tag key={label}>{label}</Tag>);

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { gap: 'standard', children: tags },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Close: Story = { args: { gap: 'xxsmall' } };
export const Wide: Story = { args: { gap: 'xlarge' } };
