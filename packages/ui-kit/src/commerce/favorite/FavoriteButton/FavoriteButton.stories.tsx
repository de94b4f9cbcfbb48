import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavoriteButton } from './FavoriteButton.tsx';

const meta = {
  title: 'Commerce/Favorite/FavoriteButton',
  component: FavoriteButton,
  args: { pressed: false, label: 'お気に入り', onToggle: fn() },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Large: Story = { args: { pressed: true, iconSize: 24 } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { pressed: false }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
