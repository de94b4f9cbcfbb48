import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, fieldAria } from './Field.tsx';

const control = (words: { hint?: string; error?: string } = {}) => (
  <input type="text" {...fieldAria('name', words)} />
);

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { id: 'name', label: 'お名前', children: control() },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Optional: Story = { args: { mark: '任意' } };
export const HintAndError: Story = {
  args: {
    hint: '送り状に印刷します',
    error: 'お名前を入力してください',
    children: control({ hint: '送り状に印刷します', error: 'お名前を入力してください' }),
  },
};
