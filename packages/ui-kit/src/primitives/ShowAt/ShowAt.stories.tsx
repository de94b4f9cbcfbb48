import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowAt } from './ShowAt.tsx';

const meta = {
  title: 'Primitives/ShowAt',
  component: ShowAt,
  tags: ['w360', 'w1280'],
  args: { width: 'narrow', children: '狭い窓だけに' },
} satisfies Meta<typeof ShowAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
/** The stories run scripts: the same as `Narrow`. */
export const NarrowOrScriptless: Story = { args: { width: 'narrowOrScriptless' } };
export const Desktop: Story = { args: { width: 'desktop', children: '広い窓だけに' } };
