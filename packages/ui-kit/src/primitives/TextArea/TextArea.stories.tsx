import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: '備考', mark: '任意', id: 'note' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'メッセージカードの文面、宅配ボックスのご利用、色のご希望など' },
};
export const Filled: Story = {
  args: {
    defaultValue:
      'メッセージカードに「お誕生日おめでとう。いつもありがとう」とお書きください。\n不在のときは、宅配ボックスにお願いします。\n鉢の色は白を希望します。\nよろしくお願いいたします。',
  },
};
export const Invalid: Story = { args: { defaultValue: '長い備考', error: '500文字以内でご入力ください' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '宅配ボックスにお願いします' } };
