import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { MessageField } from './MessageField.tsx';

const meta = preview.meta({
  title: 'Primitives/MessageField',
  component: MessageField,
  args: { id: 'address', label: 'メールアドレス', placeholder: 'example@mail.com' },
});

export const Empty = meta.story();
export const Required = meta.story({ args: { mark: '必須' } });
export const Wrong = meta.story({
  args: { defaultValue: 'hana@example', message: '正しいメールアドレスの形式で入力してください' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('メールアドレス');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('正しいメールアドレスの形式で入力してください');
  },
});
export const LongMessage = meta.story({
  tags: ['w360', 'en'],
  args: { message: 'そのメールアドレスは、すでにメルマガ会員として登録されています' },
  parameters: english(MessageField, {
    label: 'E-mail address',
    message: 'That e-mail address is already registered for our newsletter',
  }),
});
