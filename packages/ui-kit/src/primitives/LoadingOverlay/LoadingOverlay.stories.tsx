import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Primitives/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: '読み込んでいます' },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
