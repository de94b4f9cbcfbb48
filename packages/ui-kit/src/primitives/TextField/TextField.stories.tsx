import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'メールアドレス', id: 'mail' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@example.com' } };
export const Filled: Story = { args: { defaultValue: 'hanako@example.com' } };
export const Required: Story = { args: { mark: '必須', required: true } };
export const WithHint: Story = { args: { hint: '再入荷のお知らせだけにお使いします' } };
export const Invalid: Story = {
  args: { defaultValue: 'hanako@', error: 'メールアドレスの形を確認してください' },
};
export const InvalidWithHint: Story = { args: { ...Invalid.args, hint: '半角で入力してください' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'hanako@example.com' } };
