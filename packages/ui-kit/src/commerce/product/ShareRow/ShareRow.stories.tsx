import type { Meta, StoryObj } from '@storybook/react-vite';
import { copy, lineLogo, xLogo } from '../../../primitives/Icon/icon-shapes.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { ShareRow } from './ShareRow.tsx';

const meta = {
  title: 'Commerce/Product/ShareRow',
  component: ShareRow,
  args: {
    label: 'シェア',
    children: (
      <>
        <IconButton icon={xLogo} iconSize={20} label="Xでシェア" />
        <IconButton icon={lineLogo} iconSize={20} label="LINEでシェア" />
        <IconButton icon={copy} iconSize={20} label="リンクをコピー" />
      </>
    ),
  },
} satisfies Meta<typeof ShareRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
