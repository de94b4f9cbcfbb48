import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldRow } from '#primitives/FieldRow/FieldRow.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
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
  tags: ['w360', 'w1280'],
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
});
export const Sending = meta.story({ args: { children: form(undefined, true) } });
