import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    id: 'prefecture',
    label: 'お届け先の都道府県',
    placeholder: '選択してください',
    options: ['北海道', '東京都', '大阪府', '沖縄県'].map((label) => ({ value: label, label })),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: '東京都' } };
export const WithHint: Story = { args: { hint: '送料の計算に使います' } };
export const Invalid: Story = { args: { error: '都道府県を選んでください' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '東京都' } };
