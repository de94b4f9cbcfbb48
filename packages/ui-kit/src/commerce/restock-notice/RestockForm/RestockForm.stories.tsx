import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { english } from '#stories/english.ts';
import { StockLabel } from '../../product/StockLabel/StockLabel.tsx';
import { RestockForm } from './RestockForm.tsx';

const meta = preview.meta({
  title: 'Commerce/RestockNotice/RestockForm',
  component: RestockForm,
  args: {
    id: 'restock',
    action: '#',
    name: 'mail_address',
    kind: 'restock-notice',
    stock: <StockLabel kind="awaitingRestock" label="再入荷待ち" />,
    lead: '商品が再入荷したときに、メールでお知らせします。',
    label: 'メールアドレス',
    mark: '必須',
    placeholder: 'example@mail.com',
    submit: '再入荷をお知らせする',
    doneLabel: 'お知らせに登録しました',
    note: 'お知らせは一度だけお送りします。商品の取り置きではありません。',
    children: (
      <Button width="full" href="#category">
        ほかの観葉植物を見る
      </Button>
    ),
  },
});

export const Idle = meta.story({
  tags: ['w360', 'w1280'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/メールアドレス/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '再入荷をお知らせする' })).toHaveFocus();
  },
});
export const Submitting = meta.story({ args: { busy: true } });
export const Invalid = meta.story({
  tags: ['w360', 'w1280'],
  args: { message: 'メールアドレスの形式で入力してください' },
});
export const Failed = meta.story({ args: { message: 'エラーが発生しました' } });
export const Registered = meta.story({
  tags: ['w360', 'w1280', 'en'],
  args: {
    status: 'メールアドレスを登録しました。再入荷しましたら hana.no.kodama@example.com にお知らせします。',
    done: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /お知らせに登録しました|You will hear from us/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
  parameters: english(RestockForm, {
    stock: <StockLabel kind="awaitingRestock" label="Out of stock" />,
    lead: 'We will e-mail you when this product is back in stock.',
    label: 'E-mail address',
    mark: 'Required',
    submit: 'Tell me when it is back',
    doneLabel: 'You will hear from us',
    note: 'We send the notice once. It does not reserve the product.',
    status:
      'E-mail address registered. We will write to hana.no.kodama@example.com as soon as the product is back.',
    children: (
      <Button width="full" href="#category">
        See others in this category
      </Button>
    ),
  }),
});
export const InStock = meta.story({
  tags: ['w360', 'w1280'],
  args: {
    status: 'この商品は再入荷しています。今すぐご購入いただけます。',
    way: { href: '#product', label: 'この商品を購入する' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'この商品を購入する' })).toBeVisible();
  },
});
export const WithoutCategory = meta.story({ args: { children: undefined } });
