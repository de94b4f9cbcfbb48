import preview from '#.storybook/preview.tsx';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { SideMenuTags } from './SideMenuTags.tsx';

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenuTags',
  component: SideMenuTags,
  args: { groups: sampleTagGroups().slice(0, 3) },
});

export const Three = meta.story();
