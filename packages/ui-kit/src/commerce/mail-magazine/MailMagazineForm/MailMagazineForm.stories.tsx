import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { MailMagazineForm } from './MailMagazineForm.tsx';

const meta = preview.meta({
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
});

export const Idle = meta.story({
  tags: ['w360', 'w1280'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('メールアドレス')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '登録する' })).toHaveFocus();
  },
});
export const Submitting = meta.story({ args: { busy: true, status: '登録しています' } });
export const Empty = meta.story({ args: { message: 'メールアドレスを入力してください' } });
export const Invalid = meta.story({
  tags: ['w360', 'w1280'],
  args: { message: '正しいメールアドレスの形式で入力してください' },
});
export const Duplicated = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: { message: 'そのメールアドレスは、すでにメルマガ会員として登録されています' },
  parameters: english(MailMagazineForm, {
    label: 'E-mail address',
    submit: 'Sign up',
    consent: 'By signing up, you agree to the privacy policy',
    message: 'That e-mail address is already registered for our newsletter',
  }),
});
export const Failed = meta.story({ args: { message: 'エラーが発生しました' } });
