import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MailMagazineForm } from './MailMagazineForm.tsx';

const meta = {
  title: 'Commerce/MailMagazine/MailMagazineForm',
  component: MailMagazineForm,
  args: {
    action: '#',
    name: 'mailAddress',
    kind: 'mail-magazine',
    label: 'メールアドレス',
    placeholder: 'example@mail.com',
    submit: '登録する',
    consent: 'ご登録により、プライバシーポリシーに同意したものとみなします',
  },
} satisfies Meta<typeof MailMagazineForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['w360', 'w1280'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('メールアドレス')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '登録する' })).toHaveFocus();
  },
};
export const Submitting: Story = { args: { busy: true, status: '登録しています' } };
export const Empty: Story = { args: { message: 'メールアドレスを入力してください' } };
export const Invalid: Story = {
  tags: ['w360', 'w1280'],
  args: { message: '正しいメールアドレスの形式で入力してください' },
};
export const Duplicated: Story = {
  tags: ['w360', 'w1280'],
  args: { message: 'そのメールアドレスは、すでにメルマガ会員として登録されています' },
};
export const Failed: Story = { args: { message: 'エラーが発生しました' } };
