import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = preview.meta({
  title: 'Primitives/Box',
  component: Box,
  args: { children: <Text>植物のある暮らし</Text> },
});

export const Plain = meta.story({
  tags: ['en'],
  parameters: english(Box, { children: <Text>A life with plants</Text> }),
});
export const WithSpace = meta.story({ args: { marginTop: 'large', paddingBlock: 'medium' } });
/** More space from 1024 on. */
export const SpaceByWindow = meta.story({
  tags: ['w360', 'w1280'],
  args: { marginTop: { mobile: 'small', desktop: 'xxlarge' } },
});
