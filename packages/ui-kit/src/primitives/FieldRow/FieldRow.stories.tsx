import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = {
  title: 'Primitives/FieldRow',
  component: FieldRow,
  args: {
    children: <TextField id="coupon" label="クーポンコード" />,
    action: <Button>適用する</Button>,
  },
} satisfies Meta<typeof FieldRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = { tags: ['w360', 'w1280'] };
export const WithNote: Story = { args: { note: '1回のお買い物で1つまで使えます' } };
export const Invalid: Story = {
  args: {
    children: (
      <TextField id="coupon" label="クーポンコード" defaultValue="KOMORE" error="このコードは使えません" />
    ),
  },
};
