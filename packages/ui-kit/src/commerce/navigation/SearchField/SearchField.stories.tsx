import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Commerce/Navigation/SearchField',
  component: SearchField,
  args: { action: '#search', label: '検索', placeholder: '植物の名前や悩みで探す' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'モンステラ' } };
export const WithClear: Story = { args: { defaultValue: 'モンステラ', clearLabel: '検索の文字を消す' } };
export const EmptyWithClear: Story = { args: { clearLabel: '検索の文字を消す' } };
export const LongQuery: Story = {
  args: { defaultValue: '日あたりの少ない部屋でも元気に育つ手のかからない観葉植物' },
};
