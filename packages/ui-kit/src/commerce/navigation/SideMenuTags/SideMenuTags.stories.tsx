import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { SideMenuTags } from './SideMenuTags.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuTags',
  component: SideMenuTags,
  args: { groups: sampleTagGroups().slice(0, 3) },
});

export const Three = meta.story({
  tags: ['en'],
  parameters: english(SideMenuTags, { groups: sampleTagGroups('en').slice(0, 3) }),
});
