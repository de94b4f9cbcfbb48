import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PrefectureSelect } from './PrefectureSelect.tsx';

const meta = {
  title: 'Commerce/Delivery/PrefectureSelect',
  component: PrefectureSelect,
  args: {
    label: 'お届け先の都道府県',
    placeholder: '選択してください',
    options: ['北海道', '東京都', '鹿児島県', '沖縄県'].map((label) => ({ value: label, label })),
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof PrefectureSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: '送料の計算に使います' } };
export const Chosen: Story = {
  args: { value: '東京都' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    const [placeholder] = select.options;
    await expect(placeholder?.disabled, 'no key leads back to none').toBe(true);
    await userEvent.selectOptions(select, '沖縄県');
    await expect(args.onChange).toHaveBeenCalledWith('沖縄県');
  },
};
