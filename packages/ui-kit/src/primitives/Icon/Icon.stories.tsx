import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import * as shapes from './icon-shapes.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { shape: shapes.leaf },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Large: Story = { args: { size: 32 } };
export const Filled: Story = { args: { shape: shapes.heart, filled: true } };
export const EverySize: Story = {
  render: () => (
    <Inline gap="standard">
      {([12, 14, 16, 18, 20, 22, 24, 32] as const).map((size) => (
        <Icon key={size} shape={shapes.leaf} size={size} />
      ))}
    </Inline>
  ),
};
export const EveryShape: Story = {
  render: () => (
    <Inline gap="standard">
      {Object.entries(shapes).map(([name, shape]) => (
        <Icon key={name} shape={shape} />
      ))}
    </Inline>
  ),
};
