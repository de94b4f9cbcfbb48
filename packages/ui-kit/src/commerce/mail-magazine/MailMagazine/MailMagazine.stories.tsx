import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FieldRow } from '../../../primitives/FieldRow/FieldRow.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { MailMagazine } from './MailMagazine.tsx';

const form = (error?: string, loading = false) => (
  <FieldRow action={<Button loading={loading}>登録する</Button>} note="いつでも解除できます">
    <TextField id="mail-magazine" label="メールアドレス" type="email" error={error} />
  </FieldRow>
);

const meta = {
  title: 'Commerce/MailMagazine/MailMagazine',
  component: MailMagazine,
  args: { title: 'メールマガジン', text: '新入荷とセールをいち早くお知らせします。', children: form() },
} satisfies Meta<typeof MailMagazine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['w360', 'w768', 'w1280'] };
export const Invalid: Story = {
  tags: ['w360', 'w1280'],
  args: { children: form('メールアドレスの形を確認してください') },
};
export const Sending: Story = { args: { children: form(undefined, true) } };
