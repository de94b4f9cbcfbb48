import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponCode } from './CouponCode.tsx';

const meta = {
  title: 'Commerce/MailMagazine/CouponCode',
  component: CouponCode,
  args: {
    label: 'クーポンコード',
    code: 'MMSP15-7KQ2',
    copying: { label: 'コードをコピーする', done: 'コピーしました' },
  },
} satisfies Meta<typeof CouponCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360'] };
export const WithoutCopying: Story = { args: { copying: undefined } };
export const LongCode: Story = { tags: ['w360'], args: { code: 'MAIL-MAGAZINE-2026-AUTUMN-AND-WINTER-15' } };
export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'コードをコピーする' }));
    await expect(write).toHaveBeenCalledWith('MMSP15-7KQ2');
    await expect(await canvas.findByRole('status')).toHaveTextContent('コピーしました');
  },
};
