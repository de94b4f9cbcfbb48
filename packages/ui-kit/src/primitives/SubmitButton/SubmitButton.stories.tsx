import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Primitives/SubmitButton',
  component: SubmitButton,
  args: { children: '登録する' },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Primary: Story = { args: { tone: 'primary', size: 'large', width: 'full' } };
export const Done: Story = { args: { ...Primary.args, done: true, doneLabel: '登録しました' } };
export const PrimaryBusy: Story = { args: { ...Primary.args, busy: true } };
