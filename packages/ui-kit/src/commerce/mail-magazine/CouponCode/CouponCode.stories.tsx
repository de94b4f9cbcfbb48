import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { CouponCode } from './CouponCode.tsx';

const meta = preview.meta({
  title: 'Commerce/MailMagazine/CouponCode',
  component: CouponCode,
  args: {
    label: 'クーポンコード',
    code: 'MMSP15-7KQ2',
    copying: { label: 'コードをコピーする', done: 'コピーしました' },
  },
});

export const Standard = meta.story({
  tags: ['w360', 'en'],
  parameters: english(CouponCode, {
    label: 'Coupon code',
    copying: { label: 'Copy the code', done: 'Copied' },
  }),
});
export const WithoutCopying = meta.story({ args: { copying: undefined } });
export const LongCode = meta.story({
  tags: ['w360'],
  args: { code: 'MAIL-MAGAZINE-2026-AUTUMN-AND-WINTER-15' },
});
export const Copied = meta.story({
  play: async ({ canvas }) => {
    const write = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'コードをコピーする' }));
    await expect(write).toHaveBeenCalledWith('MMSP15-7KQ2');
    await expect(await canvas.findByRole('status')).toHaveTextContent('コピーしました');
  },
});
