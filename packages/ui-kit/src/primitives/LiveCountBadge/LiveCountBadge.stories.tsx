import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveCountBadge } from './LiveCountBadge.tsx';

const meta = {
  title: 'Primitives/LiveCountBadge',
  component: LiveCountBadge,
  args: { id: 'cart-count' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 44, height: 44 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveCountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFilledYet: Story = {};
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const badge = canvasElement.ownerDocument.getElementById(args.id);
    if (badge) Object.assign(badge, { hidden: false, textContent: '12' });
  },
};
