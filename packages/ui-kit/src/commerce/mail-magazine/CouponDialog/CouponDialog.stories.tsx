import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { CouponDialog } from './CouponDialog.tsx';

const meta = preview.meta({
  title: 'Commerce/MailMagazine/CouponDialog',
  component: CouponDialog,
  args: {
    title: 'クーポンをお届けします',
    thanks: 'ご登録ありがとうございます。',
    use: 'ご注文のときにこのコードを使うと、15%オフになります。',
    code: {
      label: 'クーポンコード',
      value: 'MMSP15-7KQ2',
      copy: 'コードをコピーする',
      copied: 'コピーしました',
    },
    stored: 'このクーポンは、カートに自動で適用されます。',
    conditions: 'お一人さま1回限り、送料を除く3,000円以上のご注文で使えます。一部のセール商品は対象外です。',
    continueLabel: '買い物を続ける',
    closeLabel: '閉じる',
    onClose: fn(),
  },
});

export const Standard = meta.story({
  tags: ['w360', 'w768', 'w1280', 'en'],
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: /クーポン|coupon/ })).toBeVisible();
    // e2e/mail-magazine.spec.ts tests Escape.
    await userEvent.click(screen.getByRole('button', { name: /閉じる|Close/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
  parameters: english(CouponDialog, {
    title: 'Your coupon',
    thanks: 'Thank you for signing up.',
    use: 'Use this code at checkout to receive 15% off.',
    code: { label: 'Coupon code', value: 'MMSP15-7KQ2', copy: 'Copy the code', copied: 'Copied' },
    stored: 'The coupon is applied to your cart automatically.',
    conditions:
      'One use per person, on orders of 3,000 yen or more before shipping. Not valid on some sale items',
    continueLabel: 'Continue shopping',
    closeLabel: 'Close the dialog',
  }),
});
