import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { MenuTags } from './MenuTags.tsx';

const meta = {
  title: 'Commerce/Navigation/MenuTags',
  component: MenuTags,
  tags: ['w1280'],
  args: { groups: sampleTagGroups() },
} satisfies Meta<typeof MenuTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};
export const WithoutNumbers: Story = {
  args: {
    groups: sampleTagGroups().map(({ title, items }) => ({
      title,
      items: items.map(({ href, label }) => ({ href, label })),
    })),
  },
};
