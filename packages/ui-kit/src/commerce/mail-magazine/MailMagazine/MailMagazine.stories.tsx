import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldRow } from '#primitives/FieldRow/FieldRow.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { english } from '#stories/english.ts';
import { MailMagazine } from './MailMagazine.tsx';

const form = (error?: string, loading = false) => (
  <FieldRow action={<Button loading={loading}>登録する</Button>} note="いつでも解除できます">
    <TextField id="mail-magazine" label="メールアドレス" type="email" error={error} />
  </FieldRow>
);

const meta = preview.meta({
  title: 'Commerce/MailMagazine/MailMagazine',
  component: MailMagazine,
  args: { title: 'メールマガジン', text: '新入荷とセールをいち早くお知らせします。', children: form() },
});

export const Empty = meta.story({ tags: ['w360', 'w768', 'w1280'] });
export const Invalid = meta.story({
  tags: ['w360', 'w1280'],
  args: { children: form('メールアドレスの形を確認してください') },
});
export const WithCampaign = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    campaign: {
      title: '抽選キャンペーン 冬の盆栽キャンペーン',
      lines: [
        '2026年12月1日〜2026年12月31日',
        '五葉松 盆栽 5号鉢 抽選で1名さま',
        '当選者には、期間の終了後およそ2週間でメールにてご連絡します。',
      ],
    },
  },
});
export const WithCampaignAhead = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: {
    campaign: {
      title: '抽選キャンペーン 冬の盆栽キャンペーン',
      lines: [
        '2026年12月1日〜2026年12月31日',
        '2026年12月1日からのご登録が対象です。それより前のご登録は対象になりません。',
        '五葉松 盆栽 5号鉢 抽選で1名さま',
        '当選者には、期間の終了後およそ2週間でメールにてご連絡します。',
      ],
    },
  },
  parameters: english(MailMagazine, {
    title: 'Newsletter',
    text: 'Sign up and get a coupon for up to 15% off',
    children: (
      <FieldRow action={<Button>Sign up</Button>} note="By signing up, you agree to the privacy policy">
        <TextField id="mail-magazine" label="E-mail address" type="email" />
      </FieldRow>
    ),
    campaign: {
      title: 'Prize draw: Bonsai in winter',
      lines: [
        '1 December 2026 – 31 December 2026',
        'For those who sign up from 1 December 2026 on; earlier sign-ups do not take part.',
        'Japanese white pine bonsai, No. 5 pot, 1 winner',
        'Winners are notified by e-mail about 2 weeks after the period ends.',
      ],
    },
  }),
});
export const Sending = meta.story({ args: { children: form(undefined, true) } });
