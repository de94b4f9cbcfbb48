import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  args: { id: 'cart-count' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 44, height: 44 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFilledYet: Story = {};
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const badge = canvasElement.ownerDocument.getElementById(args.id);
    if (badge) Object.assign(badge, { hidden: false, textContent: '12' });
  },
};
export const One: Story = { args: { count: 1 } };
export const NinetyNine: Story = { args: { count: 99 } };
export const Hundred: Story = { args: { count: 100 } };
