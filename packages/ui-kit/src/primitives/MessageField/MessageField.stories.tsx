import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageField } from './MessageField.tsx';

const meta = {
  title: 'Primitives/MessageField',
  component: MessageField,
  args: { id: 'address', label: 'メールアドレス', placeholder: 'example@mail.com' },
} satisfies Meta<typeof MessageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { mark: '必須' } };
export const Wrong: Story = {
  args: { defaultValue: 'hana@example', message: '正しいメールアドレスの形式で入力してください' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('メールアドレス');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('正しいメールアドレスの形式で入力してください');
  },
};
export const LongMessage: Story = {
  tags: ['w360'],
  args: { message: 'そのメールアドレスは、すでにメルマガ会員として登録されています' },
};
