import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { english } from '#stories/english.ts';
import { GiftForm } from './GiftForm.tsx';

const meta = preview.meta({
  title: 'Commerce/Delivery/GiftForm',
  component: GiftForm,
  args: {
    idPrefix: 'gift',
    label: '別の住所へ贈る',
    labels: {
      name: 'お届け先のお名前',
      postalCode: '郵便番号',
      address: 'ご住所',
      phone: '電話番号',
    },
    mark: '必須',
    postalCodeHint: 'ハイフンなし 7桁',
    addressPlaceholder: '都道府県から建物名までご入力ください',
    values: { name: '', postalCode: '', address: '', phone: '' },
    errors: {},
    onChange: fn(),
  },
});

export const Empty = meta.story({ tags: ['w360', 'w1280'] });
export const Filled = meta.story({
  args: {
    values: {
      name: '緑川 花',
      postalCode: '1580199',
      address: '東京都世田谷区玉川一丁目2番3号 コモレノ・リバーサイドテラス二子玉川サウスタワー 1204号室',
      phone: '09000000000',
    },
  },
});
export const AllMissing = meta.story({
  tags: ['w360', 'en'],
  args: {
    errors: {
      name: 'お届け先のお名前をご入力ください',
      postalCode: '郵便番号をご入力ください',
      address: 'ご住所をご入力ください',
      phone: '電話番号をご入力ください',
    },
  },
  parameters: english(GiftForm, {
    label: 'Send to another address',
    labels: {
      name: 'Recipient’s name',
      postalCode: 'Postal code',
      address: 'Address',
      phone: 'Phone number',
    },
    mark: 'Required',
    postalCodeHint: 'Seven digits, without a hyphen',
    addressPlaceholder: 'From the prefecture to the building',
    errors: {
      name: 'Enter the recipient’s name',
      postalCode: 'Enter a postal code of seven digits',
      address: 'Enter the address',
      phone: 'Check the phone number: landlines have 10 digits, mobile phones 11',
    },
  }),
});
export const AddressMissing = meta.story({
  args: {
    values: { name: '緑川 花', postalCode: '1580199', address: '', phone: '09000000000' },
    errors: { address: 'ご住所をご入力ください' },
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/お届け先のお名前/)).toHaveFocus();
    await userEvent.keyboard('森');
    await expect(args.onChange).toHaveBeenLastCalledWith('name', '森');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/郵便番号/)).toHaveFocus();
  },
});
