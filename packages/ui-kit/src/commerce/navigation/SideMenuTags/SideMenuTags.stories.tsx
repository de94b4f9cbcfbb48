import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { SideMenuTags } from './SideMenuTags.tsx';

const meta = {
  title: 'Commerce/Navigation/SideMenuTags',
  component: SideMenuTags,
  args: { groups: sampleTagGroups().slice(0, 3) },
} satisfies Meta<typeof SideMenuTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
