import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'セール価格' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The image is empty; the text is in the page. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('セール価格')).toBeInTheDocument();
  },
};
