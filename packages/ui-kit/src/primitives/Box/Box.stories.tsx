import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Primitives/Box',
  component: Box,
  args: { children: <Text>植物のある暮らし</Text> },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithSpace: Story = { args: { marginTop: 'large', paddingBlock: 'medium' } };
/** More space from 1024 on. */
export const SpaceByWindow: Story = {
  tags: ['w360', 'w1280'],
  args: { marginTop: { mobile: 'small', desktop: 'xxlarge' } },
};
