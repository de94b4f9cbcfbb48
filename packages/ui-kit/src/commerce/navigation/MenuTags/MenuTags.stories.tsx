import preview from '#.storybook/preview.tsx';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { MenuTags } from './MenuTags.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/MenuTags',
  component: MenuTags,
  tags: ['w1280'],
  args: { groups: sampleTagGroups() },
});

export const Seven = meta.story();
export const WithoutNumbers = meta.story({
  args: {
    groups: sampleTagGroups().map(({ title, items }) => ({
      title,
      items: items.map(({ href, label }) => ({ href, label })),
    })),
  },
});
