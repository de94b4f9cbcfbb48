import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { MenuTags } from './MenuTags.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/MenuTags',
  component: MenuTags,
  tags: ['w1280'],
  args: { groups: sampleTagGroups() },
});

export const Seven = meta.story({
  tags: ['en'],
  parameters: english(MenuTags, { groups: sampleTagGroups('en') }),
});
export const WithoutNumbers = meta.story({
  args: {
    groups: sampleTagGroups().map(({ title, items }) => ({
      title,
      items: items.map(({ href, label }) => ({ href, label })),
    })),
  },
});
