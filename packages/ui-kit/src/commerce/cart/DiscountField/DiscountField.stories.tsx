import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { DiscountField } from './DiscountField.tsx';

const code = (name: string, note: string) => ({
  code: name,
  note,
  removeLabel: `クーポン${name}を外す`,
  onRemove: fn(),
});

const meta = preview.meta({
  title: 'Commerce/Cart/DiscountField',
  component: DiscountField,
  args: {
    label: 'クーポンコード',
    value: '',
    onChange: fn(),
    submitLabel: '適用する',
    onSubmit: fn(),
    codes: [],
  },
});

export const Standard = meta.story();
export const Typed = meta.story({ args: { value: 'KOMOREBI10' } });
export const Busy = meta.story({ args: { value: 'KOMOREBI10', busy: true } });
export const Wrong = meta.story({ args: { value: 'KOMOREBI1O', error: 'クーポンコードが見つかりません' } });
export const Applied = meta.story({ args: { codes: [code('KOMOREBI10', '適用中')] } });
export const NotApplicable = meta.story({
  tags: ['en'],
  args: {
    codes: [
      code(
        'WELCOME500',
        'このご注文にはクーポンを適用できません。送料を除く3,000円以上のご注文でお使いいただけます',
      ),
    ],
  },
  parameters: english(DiscountField, {
    label: 'Coupon code',
    submitLabel: 'Apply',
    codes: [
      {
        code: 'WELCOME500',
        note: 'The coupon does not apply to this cart. For orders of 3,000 yen or more, excluding shipping',
        removeLabel: 'Remove the coupon WELCOME500',
        onRemove: fn(),
      },
    ],
  }),
});
export const LongCode = meta.story({
  args: { codes: [code('KOMOREBI-2026-WINTER-PLANTS-AND-POTS-THANK-YOU-VERY-MUCH-7KQ2', '適用中')] },
});

/** Enter in the field applies the code; Tab reaches the remove button. */
export const ByKeyboard = meta.story({
  args: { value: 'KOMOREBI10', codes: [code('WELCOME500', '適用中')] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'クーポンコード' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.codes[0]?.onRemove).toHaveBeenCalledOnce();
  },
});
